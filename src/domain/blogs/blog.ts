import { allFieldsOf, type Kept } from '#domain/publishing/publishing.ts';
import { slugOf } from '#domain/shared/slug.ts';

/** The content of a blog: what staff write and its revisions keep. */
export type BlogContent = {
  /** A day in India, as `2026-11-15`. */
  blogDate: string;
  /** For the browser's tab and search engines; empty: the heading. */
  title: string;
  metaDescription: string;
  heading: string;
  author: string;
  bodyHtml: string;
  featuredImage: string;
  /** The teaser in lists. */
  featuredContent: string;
};

export const blogContentFields = allFieldsOf<BlogContent>({
  blogDate: true,
  title: true,
  metaDescription: true,
  heading: true,
  author: true,
  bodyHtml: true,
  featuredImage: true,
  featuredContent: true,
});

export const blogSlug = (heading: string): string => slugOf(heading, 'blog');

export type NewBlog = BlogContent & { isSample: boolean };

/** A blog in the staff area. */
export type StaffBlog = BlogContent & Kept & { slug: string };

/** A blog in the public list. */
export type ListedBlog = Pick<
  BlogContent,
  'blogDate' | 'heading' | 'author' | 'featuredImage' | 'featuredContent'
> & { id: string; slug: string };

/** A blog on its own page. */
export type Article = ListedBlog &
  Pick<BlogContent, 'title' | 'metaDescription' | 'bodyHtml'> & { updatedAt: Date };

export type BlogPage = { blogs: ListedBlog[]; page: number; totalPages: number };

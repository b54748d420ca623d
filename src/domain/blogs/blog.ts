import type { Kept } from '#domain/publishing/publishing.ts';
import { slugOf } from '#domain/shared/slug.ts';

/** The words of a blog: what staff write, and what its revisions keep. */
export type BlogContent = {
  /** A day in India, as `2026-11-15`. */
  blogDate: string;
  /** For the browser's tab and search engines; the heading stands in where it is empty. */
  title: string;
  metaDescription: string;
  heading: string;
  author: string;
  bodyHtml: string;
  featuredImage: string;
  /** A few words that the article is announced with. */
  featuredContent: string;
};

export const blogContentFields = [
  'blogDate',
  'title',
  'metaDescription',
  'heading',
  'author',
  'bodyHtml',
  'featuredImage',
  'featuredContent',
] as const satisfies readonly (keyof BlogContent)[];

export const blogSlug = (heading: string): string => slugOf(heading, 'blog');

export type NewBlog = BlogContent & { isSample: boolean };

/** A blog as the desk sees it. */
export type StaffBlog = BlogContent & Kept & { slug: string };

/** A blog as the public list announces it. */
export type ListedBlog = Pick<
  BlogContent,
  'blogDate' | 'heading' | 'author' | 'featuredImage' | 'featuredContent'
> & { id: string; slug: string };

/** A blog as its own page shows it. */
export type Article = ListedBlog &
  Pick<BlogContent, 'title' | 'metaDescription' | 'bodyHtml'> & { updatedAt: Date };

export type BlogPage = { blogs: ListedBlog[]; page: number; totalPages: number };

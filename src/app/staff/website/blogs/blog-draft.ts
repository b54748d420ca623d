import { type BlogContent, blogContentFields } from '#domain/blogs/blog.ts';
import { type Publishing, publishStates } from '#domain/publishing/publishing.ts';
import { momentOf } from '#domain/shared/india-time.ts';

/** A blog as its form contains it. */
export type BlogDraft = BlogContent & Publishing;

/** The contract has two sets of names for the same fields, for writing and for updating. */
export type BlogFieldNames = Record<keyof BlogDraft, string>;

export const writingNames: BlogFieldNames = {
  blogDate: 'n_blogDate',
  title: 'n_blogTitle',
  metaDescription: 'n_blogMetaDescription',
  heading: 'n_blogHeading',
  author: 'n_blogAuthor',
  bodyHtml: 'n_blogBody',
  featuredImage: 'n_featuredImageLink',
  featuredContent: 'n_featuredContent',
  state: 'n_blogState',
  publishAt: 'n_blogPublishAt',
};

export const updatingNames: BlogFieldNames = {
  blogDate: 'updteBlogDate',
  title: 'updteBlogTitle',
  metaDescription: 'updteblogMetaDescription',
  heading: 'updteBlogHeading',
  author: 'updteBlogAuthor',
  bodyHtml: 'updteBlogBody',
  featuredImage: 'updteBlogFeaturedImageLink',
  featuredContent: 'updteBlogFeaturedContent',
  state: 'updteBlogState',
  publishAt: 'updteBlogPublishAt',
};

export const emptyDraft = (today: string): BlogDraft => ({
  blogDate: today,
  title: '',
  metaDescription: '',
  heading: '',
  author: '',
  bodyHtml: '',
  featuredImage: '',
  featuredContent: '',
  state: 'published',
  publishAt: null,
});

/** Reads a draft from a form's fields. */
export function draftOf(fields: Record<string, string>, names: BlogFieldNames): BlogDraft {
  const content = Object.fromEntries(
    blogContentFields.map((field) => [field, fields[names[field]] ?? '']),
  ) as BlogContent;
  const state = publishStates.find((name) => name === fields[names.state]) ?? 'published';
  return { ...content, state, publishAt: momentOf(fields[names.publishAt] ?? '') ?? null };
}

export const draftInForm = (form: HTMLFormElement, names: BlogFieldNames): BlogDraft =>
  draftOf(Object.fromEntries(new FormData(form)) as Record<string, string>, names);

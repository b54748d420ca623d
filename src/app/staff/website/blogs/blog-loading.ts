import type { StaffBlog } from '#domain/blogs/blog.ts';
import type { UnsavedWork } from '#domain/unsaved-work/unsaved-work.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import { type BlogDraft, type BlogFieldNames, draftOf } from './blog-draft.ts';

export const loadedBlog = (blog: StaffBlog) => {
  const { id, slug, version, deletedAt, isSample } = blog;
  const { blogDate, title, metaDescription, heading, author, bodyHtml, featuredImage, featuredContent } =
    blog;
  const { state, publishAt } = blog;
  const draft = {
    blogDate,
    title,
    metaDescription,
    heading,
    author,
    bodyHtml,
    featuredImage,
    featuredContent,
    state,
    publishAt,
  };
  return { id, slug, version, draft, badge: { state, publishAt, deletedAt, isSample } };
};

export type LoadedBlog = ReturnType<typeof loadedBlog>;

export type LoadedWork = { draft: BlogDraft; version: number; keptAt: Date };

/** Unsaved work is stored as it was typed, so it is sanitized here before the editor shows it. */
export function loadedWork(work: UnsavedWork | undefined, names: BlogFieldNames): LoadedWork | undefined {
  if (!work) return undefined;
  const draft = draftOf(work.fields, names);
  const clean = { ...draft, bodyHtml: safeHtml(draft.bodyHtml) };
  return { draft: clean, version: work.baseVersion, keptAt: work.keptAt };
}

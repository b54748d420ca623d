import type { DeskBlog } from '#domain/blogs/blog.ts';
import type { UnsavedWork } from '#domain/unsaved-work/unsaved-work.ts';
import { safeHtml } from '#platform/safe-html.ts';
import { type BlogDraft, type BlogFieldNames, draftOf } from './blog-draft.ts';

/** Cleaned once more where it is read: the editor shows it before its own rules are there. */
const cleaned = <Draft extends BlogDraft>(draft: Draft): Draft => ({
  ...draft,
  bodyHtml: safeHtml(draft.bodyHtml),
});

export const loadedBlog = (blog: DeskBlog) => {
  const { id, slug, version, deletedAt, isSample } = blog;
  const { blogDate, title, metaDescription, heading, author, bodyHtml, featuredImage, featuredContent } =
    blog;
  const { state, publishAt } = blog;
  const draft = cleaned({
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
  });
  return { id, slug, version, draft, badge: { state, publishAt, deletedAt, isSample } };
};

export type LoadedBlog = ReturnType<typeof loadedBlog>;

export type LoadedWork = { draft: BlogDraft; version: number; keptAt: Date };

export const loadedWork = (work: UnsavedWork | undefined, names: BlogFieldNames): LoadedWork | undefined =>
  work && { draft: cleaned(draftOf(work.fields, names)), version: work.baseVersion, keptAt: work.keptAt };

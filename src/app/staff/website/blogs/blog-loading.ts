import type { UnsavedStart } from '#app/staff/website/publishing/unsaved-found.tsx';
import type { StaffBlog } from '#domain/blogs/blog.ts';
import type { UnsavedWork } from '#domain/unsaved-work/unsaved-work.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import { type BlogFieldNames, draftOf } from './blog-draft.ts';
import type { BlogStart } from './use-blog-form.ts';

export function loadedBlog({ id, slug, version, deletedAt, isSample, updatedAt: _, ...draft }: StaffBlog) {
  const { state, publishAt } = draft;
  return { id, slug, version, draft, badge: { state, publishAt, deletedAt, isSample } };
}

export type LoadedBlog = ReturnType<typeof loadedBlog>;

/** Unsaved work is stored as it was typed, so it is sanitized here before the editor shows it. */
export function loadedWork(
  work: UnsavedWork | undefined,
  names: BlogFieldNames,
): UnsavedStart<BlogStart> | undefined {
  if (!work) return undefined;
  const draft = draftOf(work.fields, names);
  const clean = { ...draft, bodyHtml: safeHtml(draft.bodyHtml) };
  return { start: { draft: clean, version: work.baseVersion, isUnsaved: true }, keptAt: work.keptAt };
}

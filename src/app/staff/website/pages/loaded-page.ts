import { pageTextOf } from '#app/pages/page-texts.ts';
import { originalAt, originalHash } from '#app/pages/read-content.ts';
import type { UnsavedStart } from '#app/staff/website/publishing/unsaved-found.tsx';
import { typedPage } from '#domain/pages/page-input.ts';
import type { EditedPage } from '#domain/pages/page-text.ts';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import type { UnsavedWork } from '#domain/unsaved-work/unsaved-work.ts';
import type { PageStart } from './use-page-editor.ts';

/** A page for its editor: what was saved last, and the original. */
export function loadedPage(path: string, baseUrl: string, page: EditedPage | undefined) {
  const text = pageTextOf(originalAt(path));
  const original: PageStart = { text, version: 0, state: 'published', publishAt: null, isUnsaved: false };
  const isEdited = Boolean(page?.draft ?? page?.live);
  const saved: PageStart = {
    ...original,
    text: page?.draft ?? page?.live ?? text,
    version: page?.version ?? 0,
    state: page?.publishAt ? 'scheduled' : page?.draft ? 'draft' : 'published',
    publishAt: page?.publishAt ?? null,
  };
  return {
    path,
    name: originalAt(path).here,
    host: new URL(baseUrl).host,
    id: page && page.version > 0 ? page.id : undefined,
    saved,
    original,
    isDraft: Boolean(page?.draft),
    isEdited,
    hasNewOriginal: isEdited && page?.originalHash !== originalHash(path),
  };
}

export type LoadedPage = ReturnType<typeof loadedPage>;

/** Unsaved work as the editor continues it; undefined when it has not the shape of a page. */
export function loadedWork(work: UnsavedWork | undefined): UnsavedStart<PageStart> | undefined {
  const text = typedPage(work?.fields.text);
  if (!work || !text) return undefined;
  const { state, publishAt } = work.fields;
  const start: PageStart = {
    text,
    version: work.baseVersion,
    state: publishStates.find((one) => one === state) ?? 'published',
    publishAt: momentOf(publishAt ?? '') ?? null,
    isUnsaved: true,
  };
  return { start, keptAt: work.keptAt };
}

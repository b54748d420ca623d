import type { PublishedKind } from '#domain/publishing/publishing.ts';

/** What is being written; `id` is '0' for what is not saved at all yet. */
export type UnsavedSubject = { kind: PublishedKind; id: string };

/** The form's fields by name; `baseVersion` is the saved version that was being edited, 0 for none. */
export type UnsavedWork = { baseVersion: number; fields: Record<string, string>; keptAt: Date };

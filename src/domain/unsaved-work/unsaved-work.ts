export type UnsavedKind = 'blog' | 'tour-package' | 'page';

/** What is being written; `id` is '0' for what is not saved at all yet. */
export type UnsavedSubject = { kind: UnsavedKind; id: string };

/** The form's fields by name; `baseVersion` is the saved version that was being edited, 0 for none. */
export type UnsavedWork = { baseVersion: number; fields: Record<string, string>; keptAt: Date };

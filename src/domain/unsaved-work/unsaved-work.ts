export type UnsavedKind = 'blog' | 'tour-package' | 'page';

/** What is being written; `id` is '0' for what is not saved at all yet. */
export type UnsavedSubject = { kind: UnsavedKind; id: string };

/** The form as it stood: its fields by their names. */
export type UnsavedWork = { baseVersion: number; fields: Record<string, string>; keptAt: Date };

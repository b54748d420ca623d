/** Fields that are sent to `editorAction` beside the form's own; no field of the contract has these names. */
export const draftFields = { intent: 'intent', subjectId: 'draftOf', baseVersion: 'draftBase' } as const;

export type DraftIntent = 'keep' | 'discard' | 'preview';

export type DraftValue = { keptAt?: Date; address?: string };

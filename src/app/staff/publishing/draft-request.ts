/** Fields that are sent to `handleDraft` beside the form's own; no field of the contract has these names. */
export const draftFields = { intent: 'intent', subjectId: 'draftOf', baseVersion: 'draftBase' } as const;

/** The reply to the intents `keep`, `discard` and `preview`. */
export type DraftAnswer =
  | { kind: 'kept'; keptAt: Date }
  | { kind: 'discarded' }
  | { kind: 'preview'; address: string }
  | { kind: 'session-over' }
  | { kind: 'failed' };

/** What goes along with a form on its way to `handleDraft`; no field of the contract has such a name. */
export const draftFields = { intent: 'intent', subjectId: 'draftOf', baseVersion: 'draftBase' } as const;

/** What a route's action says to the intents `keep`, `discard` and `preview`. */
export type DraftAnswer =
  | { kind: 'kept'; keptAt: Date }
  | { kind: 'discarded' }
  | { kind: 'preview'; address: string }
  | { kind: 'session-over' }
  | { kind: 'failed' };

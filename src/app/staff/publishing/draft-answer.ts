/** What a route's action says to the intents `keep`, `discard` and `preview`. */
export type DraftAnswer =
  | { kind: 'kept'; keptAt: Date }
  | { kind: 'discarded' }
  | { kind: 'preview'; address: string }
  | { kind: 'session-over' }
  | { kind: 'failed' };

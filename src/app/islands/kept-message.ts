import { attempt } from './visit.ts';

const draftKey = 'message-draft';
const waitingKey = 'message-waiting';
const maxMs = 7 * 24 * 3600_000;

export type Entries = [name: string, value: string][];

/** A message that was typed and not sent. */
export type Draft = { page: string; words: Entries };

/** A message that was sent and not acknowledged. The idempotency key makes repeated sending harmless. */
export type Waiting = { key: string; entries: Entries };

function keep(name: string, value: object): void {
  attempt(() => localStorage.setItem(name, JSON.stringify({ at: Date.now(), ...value })));
}

/** Stored values of older versions or other scripts that do not fit are removed. */
function recall<Stored extends object>(
  name: string,
  has: (keyof Stored)[],
  lists: keyof Stored,
): Stored | undefined {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(name) ?? 'null') as (Stored & { at: number }) | null,
  );
  const fits =
    stored && Date.now() - stored.at <= maxMs && has.every((part) => typeof stored[part] === 'string');
  if (fits && Array.isArray(stored[lists])) return stored;
  if (stored !== null) attempt(() => localStorage.removeItem(name));
  return undefined;
}

export const keepDraft = (draft: Draft): void => keep(draftKey, draft);
export const recallDraft = (): Draft | undefined => recall<Draft>(draftKey, ['page'], 'words');

export const keepWaiting = (waiting: Waiting): void => keep(waitingKey, waiting);
export const recallWaiting = (): Waiting | undefined => recall<Waiting>(waitingKey, ['key'], 'entries');

export const forgetWaiting = (): void => {
  attempt(() => localStorage.removeItem(waitingKey));
};

export function forgetMessage(): void {
  forgetWaiting();
  attempt(() => localStorage.removeItem(draftKey));
}

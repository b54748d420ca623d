import { attempt } from './visit.ts';

const draftKey = 'message-draft';
const waitingKey = 'message-waiting';
const maxMs = 7 * 24 * 3600_000;

export type Entries = [name: string, value: string][];

/** What somebody has typed and not sent. */
export type Draft = { page: string; words: Entries };

/** What somebody has sent and nobody has acknowledged, under the key that makes it one message however often it goes. */
export type Waiting = { key: string; entries: Entries };

function keep(name: string, value: object): void {
  attempt(() => localStorage.setItem(name, JSON.stringify({ at: Date.now(), ...value })));
}

/** Storage outlives versions of this page, and whatever else may write there: what does not fit is not there. */
function recall<Kept extends object>(name: string, has: (keyof Kept)[], lists: keyof Kept): Kept | undefined {
  const kept = attempt(
    () => JSON.parse(localStorage.getItem(name) ?? 'null') as (Kept & { at: number }) | null,
  );
  const fits = kept && Date.now() - kept.at <= maxMs && has.every((part) => typeof kept[part] === 'string');
  if (fits && Array.isArray(kept[lists])) return kept;
  if (kept !== null) attempt(() => localStorage.removeItem(name));
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

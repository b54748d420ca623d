import type { DutyEntry } from '#domain/bookings/booking.ts';

type Kinds = Pick<DutyEntry, 'kind' | 'key' | 'removesKey'>;

const removedKeys = (entries: readonly Kinds[]): ReadonlySet<string | null> =>
  new Set(entries.filter(({ kind }) => kind === 'removal').map(({ removesKey }) => removesKey));

/** The expenses that count: without those that were removed later. */
export function expensesIn<Entry extends Kinds>(entries: readonly Entry[]): Entry[] {
  const removed = removedKeys(entries);
  return entries.filter(({ kind, key }) => kind === 'expense' && !removed.has(key));
}

/** The entry that removed an expense. */
export const removalOf = <Entry extends Kinds>(entries: readonly Entry[], key: string): Entry | undefined =>
  entries.find(({ removesKey }) => removesKey === key);

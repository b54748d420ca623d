import type { Queryable } from '#platform/database/db.ts';
import { insertWords, selectNearest } from './search-store.ts';
import { maxFound, newestThatFit, type WordQuery, wordsOf } from './words.ts';

/** Makes the words of a text known, so that they are found when they are typed wrong. */
export const addSearchWords = (tx: Queryable, text: string): Promise<void> => insertWords(tx, text);

export type Found<Id> = {
  ids: Id[];
  /** There may be more than were looked for. */
  isCut: boolean;
  corrected?: string;
};

/** Looks for what was typed; where nothing fits, for the known words that are nearest to it. */
export async function findByWords<Id>(
  db: Queryable,
  typed: string,
  find: (query: WordQuery) => Promise<Id[]>,
): Promise<Found<Id>> {
  const words = wordsOf(typed);
  if (words.length === 0) return { ids: [], isCut: false };
  const ids = await newestThatFit(words, find);
  if (ids.length > 0) return { ids, isCut: ids.length === maxFound };
  const nearest = await selectNearest(db, words);
  if (nearest.join(' ') === words.join(' ')) return { ids, isCut: false };
  const corrected = await newestThatFit(nearest, find);
  if (corrected.length === 0) return { ids, isCut: false };
  return { ids: corrected, isCut: corrected.length === maxFound, corrected: nearest.join(' ') };
}

import type { Queryable } from '#platform/database/db.ts';
import { insertWords, selectNearest } from './search-store.ts';
import { maxFound, newestMatches, type WordQuery, wordsOf } from './words.ts';

/** Adds the words of a text to the spelling correction. */
export const addSearchWords = (tx: Queryable, text: string): Promise<void> => insertWords(tx, text);

export type Found<Id> = {
  ids: Id[];
  /** The search stopped at its limit; there may be more. */
  isCut: boolean;
  corrected?: string;
};

/** Searches for the typed words; without a match, for the nearest known words. */
export async function findByWords<Id>(
  db: Queryable,
  typed: string,
  find: (query: WordQuery) => Promise<Id[]>,
): Promise<Found<Id>> {
  const words = wordsOf(typed);
  if (words.length === 0) return { ids: [], isCut: false };
  const ids = await newestMatches(words, find);
  if (ids.length > 0) return { ids, isCut: ids.length === maxFound };
  const nearest = await selectNearest(db, words);
  if (nearest.join(' ') === words.join(' ')) return { ids, isCut: false };
  const corrected = await newestMatches(nearest, find);
  if (corrected.length === 0) return { ids, isCut: false };
  return { ids: corrected, isCut: corrected.length === maxFound, corrected: nearest.join(' ') };
}

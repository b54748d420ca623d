import { selectByCode } from '#domain/enquiries/clicks/click-store.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { maxFound, newestMatches, queryOf, wordsOf } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Condition } from './inbox-filter-store.ts';
import {
  followJoins,
  matchingDigits,
  matchingEmail,
  matchingPlaces,
  matchingTimeline,
  matchingWords,
} from './inbox-search-store.ts';

const codePattern = /^(?:REF\s*)?([2-9A-HJ-NP-TV-Z]{4})$/;

/** Reads a chat's short code in any notation; `undefined` when it is none. */
export const codeOf = (typed: string): string | undefined =>
  codePattern.exec(typed.trim().toUpperCase())?.[1];

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/** A phone number has at least four digits; fewer may be a date or a count. */
const isNumber = (typed: string) => /^[+\d\s()-]+$/.test(typed) && digitsOf(typed).length >= 4;

const idsOf = (rows: { id: bigint }[]) => rows.map(({ id }) => id);

/** Their words are not stored, and splitting a text takes longer than reading it. */
const firstTexts = { rows: 400, minCommonMatches: 3 };

/** Words of name, address and message, of the timeline, or the places of a trip; the newest first. */
async function byWords(db: Queryable, words: string[], condition: Condition): Promise<bigint[]> {
  const [written, told, places] = await Promise.all([
    newestMatches(words, async (query) => idsOf(await matchingWords(db, query, condition))),
    newestMatches(words, async (query) => idsOf(await matchingTimeline(db, query, condition)), firstTexts),
    matchingPlaces(db, queryOf(words, 'all'), condition),
  ]);
  const ids = new Set([...written, ...told, ...idsOf(places)]);
  return [...ids].toSorted((a, b) => Number(b - a)).slice(0, maxFound);
}

/** Without the country code, which is often left out. */
const byNumber = async (db: Queryable, typed: string, condition: Condition) =>
  idsOf(await matchingDigits(db, digitsOf(typed).slice(-10), condition));

const isEmail = (typed: string) => /^[^\s@]+@[^\s@]*$/.test(typed);

/** Falls back to a word search, because the address may be in a message. */
async function byEmail(
  db: Queryable,
  email: string,
  words: string[],
  condition: Condition,
): Promise<bigint[]> {
  const found = await matchingEmail(db, email, condition);
  return found.length > 0 ? idsOf(found) : byWords(db, words, condition);
}

async function matchesOf(db: Queryable, typed: string, condition: Condition): Promise<bigint[]> {
  const words = wordsOf(typed);
  if (isNumber(typed)) return byNumber(db, typed, condition);
  if (isEmail(typed)) return byEmail(db, typed, words, condition);
  return words.length === 0 ? [] : byWords(db, words, condition);
}

/**
 * Searches by reference, chat code, last digits of a number, or words in name, address, message, trip and timeline.
 * A joined enquiry is found as the one that it was joined into.
 */
export async function findEnquiryIds(db: Queryable, typed: string, condition?: Condition): Promise<bigint[]> {
  const byReference = idOfReference(typed);
  const code = codeOf(typed);
  const byCode = code ? await selectByCode(db, code) : [];
  const exact = [...(byReference === undefined ? [] : [byReference]), ...byCode];
  return followJoins(db, [...exact, ...(await matchesOf(db, typed, condition))]);
}

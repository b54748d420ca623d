import { selectByCode } from '#domain/enquiries/clicks/click-store.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { maxFound, newestMatches, queryOf, wordsOf } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { EnquiryLine, InboxQuery } from './enquiry.ts';
import { matchingDigits, matchingEmail, matchingPlaces, matchingWords } from './inbox-store.ts';

const codePattern = /^(?:REF\s*)?([2-9A-HJ-NP-TV-Z]{4})$/;

/** Reads a chat's short code in any notation; `undefined` when it is none. */
export const codeOf = (typed: string): string | undefined =>
  codePattern.exec(typed.trim().toUpperCase())?.[1];

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/** A phone number has at least four digits; fewer may be a date or a count. */
const isNumber = (typed: string) => /^[+\d\s()-]+$/.test(typed) && digitsOf(typed).length >= 4;

/** Words of name, address and message, or the places of a trip; the newest first. */
async function byWords(db: Queryable, words: string[]): Promise<bigint[]> {
  const [written, places] = await Promise.all([
    newestMatches(words, async (query) => (await matchingWords(db, query)).map(({ id }) => id)),
    matchingPlaces(db, queryOf(words, 'all')),
  ]);
  const ids = new Set([...written, ...places.map(({ id }) => id)]);
  return [...ids].toSorted((a, b) => Number(b - a)).slice(0, maxFound);
}

/** Without the country code, which is often left out. */
const byNumber = async (db: Queryable, typed: string) =>
  (await matchingDigits(db, digitsOf(typed).slice(-10))).map(({ id }) => id);

const isEmail = (typed: string) => /^[^\s@]+@[^\s@]*$/.test(typed);

/** Falls back to a word search, because the address may be in a message. */
async function byEmail(db: Queryable, email: string, words: string[]): Promise<bigint[]> {
  const found = await matchingEmail(db, email);
  return found.length > 0 ? found.map(({ id }) => id) : byWords(db, words);
}

/** Searches by reference, chat code, last digits of a number, or words in name, address, message and trip. */
export async function findEnquiryIds(db: Queryable, typed: string): Promise<bigint[]> {
  const byReference = idOfReference(typed);
  const code = codeOf(typed);
  const byCode = code ? await selectByCode(db, code) : [];
  const exact = [...(byReference === undefined ? [] : [byReference]), ...byCode];
  const words = wordsOf(typed);
  if (isNumber(typed)) return [...exact, ...(await byNumber(db, typed))];
  if (isEmail(typed)) return [...exact, ...(await byEmail(db, typed, words))];
  return words.length === 0 ? exact : [...exact, ...(await byWords(db, words))];
}

/** Filters search results by the chosen stage or spam reason. */
export const isAsked =
  ({ stage, reason }: Pick<InboxQuery, 'stage' | 'reason'>) =>
  (enquiry: Pick<EnquiryLine, 'stage' | 'spamReasons'>): boolean =>
    (!stage || enquiry.stage === stage) &&
    (!reason || (enquiry.stage === 'spam' && enquiry.spamReasons.includes(reason)));

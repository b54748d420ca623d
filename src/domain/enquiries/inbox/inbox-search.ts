import { selectByCode } from '#domain/enquiries/clicks/click-store.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { newestThatFit, wordsOf } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { EnquiryLine, InboxQuery } from './enquiry.ts';
import { matchingDigits, matchingEmail, matchingWords } from './inbox-store.ts';

const codePattern = /^(?:REF\s*)?([2-9A-HJ-NP-TV-Z]{4})$/;

/** The short code of a chat, however it was typed; nothing where it is none. */
export const codeOf = (typed: string): string | undefined =>
  codePattern.exec(typed.trim().toUpperCase())?.[1];

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/** A number needs four digits; fewer are a room, a date or a count. */
const isNumber = (typed: string) => /^[+\d\s()-]+$/.test(typed) && digitsOf(typed).length >= 4;

const byWords = (db: Queryable, words: string[]): Promise<bigint[]> =>
  newestThatFit(words, async (query) => (await matchingWords(db, query)).map(({ id }) => id));

/** Without the country's digits, which not everybody types. */
const byNumber = async (db: Queryable, typed: string) =>
  (await matchingDigits(db, digitsOf(typed).slice(-10))).map(({ id }) => id);

const isEmail = (typed: string) => /^[^\s@]+@[^\s@]*$/.test(typed);

/** By words where nobody has it: it may be in a message. */
async function byEmail(db: Queryable, email: string, words: string[]): Promise<bigint[]> {
  const found = await matchingEmail(db, email);
  return found.length > 0 ? found.map(({ id }) => id) : byWords(db, words);
}

/** By anything: a reference, a chat's code, the end of a number, or words of name, address and message. */
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

/** Of what a search found: whether it is of the stage, or was held back for the reason, that was asked for. */
export const isAsked =
  ({ stage, reason }: Pick<InboxQuery, 'stage' | 'reason'>) =>
  (enquiry: Pick<EnquiryLine, 'stage' | 'spamReasons'>): boolean =>
    (!stage || enquiry.stage === stage) &&
    (!reason || (enquiry.stage === 'spam' && enquiry.spamReasons.includes(reason)));

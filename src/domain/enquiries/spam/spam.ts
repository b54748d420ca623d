import type { NewEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { maxPerMinute } from './sender-rate.ts';
import type { SpamReason } from './spam-reasons.ts';
import { countDisguised, countSold } from './spam-words.ts';

/** Sites that travellers link to: maps and booking sites. */
const travellers =
  /^(https?:\/\/)?(www\.|m\.)?(maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.[a-z.]+|google\.[a-z.]+\/maps|maps\.apple\.com|openstreetmap\.org|booking\.com|airbnb\.[a-z.]+|agoda\.com|makemytrip\.com|goibibo\.com|tripadvisor\.[a-z.]+|oyorooms\.com|irctc\.co\.in|goindigo\.in|airindia\.com)(\/|$|\?)/i;

/** Link shorteners and very cheap top-level domains. */
const cheap =
  /^(https?:\/\/)?(www\.)?(bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|is\.gd|rb\.gy|[\w.-]+\.(ru|xyz|top|click|icu|bond|shop|online|site|vip|bet|casino|loan|win|buzz|live|pw|cn|su))(\/|$|\?)/i;

const mail = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g;
const link =
  /\bhttps?:\/\/[^\s<>"'\])]+|\bwww\.[^\s<>"'\])]+|\b[a-z0-9-]{2,63}\.(com|net|org|info|biz|in|io|co|ru|xyz|top|click|icu|bond|shop|online|site|vip|bet|casino|loan|win|buzz|live|pw|cn|su)(\/[^\s<>"'\])]*|\b)/gi;

type Links = { unknown: number; cheap: number };

const distinct = (text: string) =>
  new Set((text.replaceAll(mail, ' ').match(link) ?? []).map((found) => found.toLowerCase()));

/** Counts links to other sites than travellers' ones. */
function countLinks(text: string): Links {
  const unknown = [...distinct(text)].filter((found) => !travellers.test(found));
  return { unknown: unknown.length, cheap: unknown.filter((found) => cheap.test(found)).length };
}

const hasLink = (text: string): boolean => distinct(text).size > 0;

export type SpamVerdict = { score: number; reasons: SpamReason[]; isSpam: boolean };

/** From this score on an enquiry goes to the spam queue with its reasons; it is never deleted. */
export const spamFrom = 60;

/** What is known about an enquiry besides its text. */
export type SpamContext = {
  phoneE164: string;
  /** How long the form was open; `undefined` when unknown. */
  ageMs: number | undefined;
  /** How many others sent the same message in the last day. */
  sameWords: number;
  /** Enquiries per minute from its address. */
  senderRate: number;
};

type Sign = (enquiry: NewEnquiry, context: SpamContext) => number;

/** An enquiry without traces was typed by staff and is not judged by its form. */
const isNotFromForm = ({ traces }: NewEnquiry) => traces !== undefined && !traces.isFromForm;

function weighLinks(enquiry: NewEnquiry): number {
  if (hasLink(enquiry.name) || hasLink(enquiry.contactNo)) return spamFrom;
  const { unknown, cheap } = countLinks(enquiry.message);
  if (unknown === 0) return 0;
  // A traveller may link to three hotels; a bot that posts without the form has one link to spread.
  const weight = isNotFromForm(enquiry) ? 40 : 15;
  return Math.min(spamFrom, weight + (unknown - 1) * 12 + (cheap > 0 ? 15 : 0));
}

const linkMarkup = /\[(url|link)\b|<\s*a\b[^>]{0,80}href|\[\/(url|link)\]/i;
const otherMarkup =
  /<\/?(b|i|p|br|div|span|img|h[1-6]|font|iframe|script|center)\b[^>]{0,200}>|\[\/?(b|i|img|size|color)\b/i;

function weighMarkup({ name, message }: NewEnquiry): number {
  const text = `${name}\n${message}`;
  if (linkMarkup.test(text)) return spamFrom;
  return otherMarkup.test(text) ? 30 : 0;
}

function weighWords({ name, message }: NewEnquiry): number {
  const text = `${name}\n${message}`;
  const { offers, hints } = countSold(text);
  return offers * 45 + hints * 12 + Math.min(countDisguised(text), 3) * 45;
}

function weighNumber({ contactNo }: NewEnquiry, { phoneE164 }: SpamContext): number {
  if (phoneE164 !== '') return 0;
  return /\p{Nd}/u.test(contactNo) ? 10 : 20;
}

/** Random letters of a bot: capitals inside a word, or hardly a vowel in a long one. */
function isRandomLetters(word: string): boolean {
  if (!/^[a-z]{8,}$/i.test(word)) return false;
  const rises = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  return rises >= 2 || vowels / word.length < 0.13;
}

const weighName: Sign = ({ name }) =>
  name.length > 100 || name.split(/[^\p{L}]+/u).some(isRandomLetters) || countDisguised(name) > 0 ? 25 : 0;

const weighQuickness: Sign = ({ trip = '' }, { ageMs }) => {
  if (ageMs === undefined || ageMs >= 2000) return 0;
  // Faster than a person, even with autofill, because autofill leaves the button to the person. The form of a chosen trip
  // opens after the estimator, so its visitor has been busy before.
  if (ageMs < 800) return trip === '' ? spamFrom : 30;
  return 10;
};

function weighSameness(enquiry: NewEnquiry, { sameWords }: SpamContext): number {
  if (enquiry.traces?.isOurText || sameWords < 2) return 0;
  // Families and groups of friends copy a message from each other, but they use the form.
  if (enquiry.message.length < 80) return sameWords >= 10 ? 20 : 0;
  if (isNotFromForm(enquiry)) return 40;
  if (sameWords >= 12) return spamFrom;
  return sameWords >= 6 ? 35 : 15;
}

/** Ten guests of one hotel may write in one minute; above that the weight grows until it is enough alone. */
function weighSender({ senderRate }: SpamContext): number {
  if (senderRate > maxPerMinute) return spamFrom;
  if (senderRate > 15) return 40;
  return senderRate > 10 ? 20 : 0;
}

/** Ordered by weight, because staff see the first reason. */
const signs: readonly (readonly [SpamReason, Sign])[] = [
  ['trap-filled', ({ traces }) => (traces?.trap ? 100 : 0)],
  ['too-quick', weighQuickness],
  ['many-from-one-address', (_enquiry, context) => weighSender(context)],
  ['markup', weighMarkup],
  ['links', weighLinks],
  ['sold-words', weighWords],
  ['sent-to-many', weighSameness],
  ['odd-name', weighName],
  ['not-from-a-form', (enquiry) => (isNotFromForm(enquiry) ? 20 : 0)],
  ['impossible-number', weighNumber],
];

/** Adds up the weights of all signs. No single weak sign is enough. */
export function judge(enquiry: NewEnquiry, context: SpamContext): SpamVerdict {
  const found = signs.map(([reason, weigh]) => ({ reason, weight: weigh(enquiry, context) }));
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  const reasons = found.filter(({ weight }) => weight > 0).map(({ reason }) => reason);
  return { score, reasons, isSpam: score >= spamFrom };
}

/** Sites that travellers link to: maps and booking sites. */
const travellers =
  /^(https?:\/\/)?(www\.|m\.)?(maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.[a-z.]+|google\.[a-z.]+\/maps|maps\.apple\.com|openstreetmap\.org|booking\.com|airbnb\.[a-z.]+|agoda\.com|makemytrip\.com|goibibo\.com|tripadvisor\.[a-z.]+|oyorooms\.com|irctc\.co\.in|goindigo\.in|airindia\.com)(\/|$|\?)/i;

/** Link shorteners and very cheap top-level domains. */
const cheap =
  /^(https?:\/\/)?(www\.)?(bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|is\.gd|rb\.gy|[\w.-]+\.(ru|xyz|top|click|icu|bond|shop|online|site|vip|bet|casino|loan|win|buzz|live|pw|cn|su))(\/|$|\?)/i;

const mail = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g;
const link =
  /\bhttps?:\/\/[^\s<>"'\])]+|\bwww\.[^\s<>"'\])]+|\b[a-z0-9-]{2,63}\.(com|net|org|info|biz|in|io|co|ru|xyz|top|click|icu|bond|shop|online|site|vip|bet|casino|loan|win|buzz|live|pw|cn|su)(\/[^\s<>"'\])]*|\b)/gi;

export type Links = { unknown: number; cheap: number };

const distinct = (text: string) =>
  new Set((text.replaceAll(mail, ' ').match(link) ?? []).map((found) => found.toLowerCase()));

/** Counts links to other sites than travellers' ones. */
export function countLinks(text: string): Links {
  const unknown = [...distinct(text)].filter((found) => !travellers.test(found));
  return { unknown: unknown.length, cheap: unknown.filter((found) => cheap.test(found)).length };
}

export const hasLink = (text: string): boolean => distinct(text).size > 0;

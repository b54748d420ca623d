import { cutTo, storable } from '#platform/text.ts';

/** The first letters are enough to recognise a stop. */
const maxTextLength = 60;
const minTextLength = 3;
/** More are an address or a message. */
const maxWords = 6;

/**
 * The typed text as it is counted; `undefined` for one that is not kept: digits may be a number or an address of a
 * customer, and an @ or // a mail address or a link.
 */
export function missTextOf(typed: string): string | undefined {
  const plain = storable(typed).normalize('NFKC');
  if (/\p{N}|@|\/\//u.test(plain)) return undefined;
  const text = plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (text.split(' ').length > maxWords) return undefined;
  const cut = cutTo(text, maxTextLength).trim();
  return cut.length >= minTextLength ? cut : undefined;
}

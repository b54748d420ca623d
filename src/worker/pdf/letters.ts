const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters that both typefaces have, in their two files. The PDF fonts are subset to them. */
export const latinLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›€™−`;

/** Diacritics of transliterated place names, and the rupee sign. */
export const extendedLetters = `${range(0x100, 0x130)}${range(0x132, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚțḌḍḎḏḤḥḶḷṂṃṆṇṚṛṢṣṬṭẞ₹`;

const latin = new Set(latinLetters);
const extended = new Set(extendedLetters);

export type Alphabet = 'latin' | 'extended';

const alphabetOf = (letter: string): Alphabet | undefined => {
  if (latin.has(letter)) return 'latin';
  return extended.has(letter) ? 'extended' : undefined;
};

/** Replaces words in a script that our typefaces do not have. */
const leftOut = '…';

const spaces = /[\p{Z}\t]/u;
/** Invisible characters, including the emoji variation selector (U+FE0F). */
const nothing = /\p{C}|\u{fe0f}/u;
const plainer: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' };

/** A similar character of our fonts: the letter without its accent, or a plainer sign. */
function standIn(letter: string): string {
  if (letter === '\n') return letter;
  if (spaces.test(letter)) return ' ';
  if (nothing.test(letter)) return '';
  const bare = plainer[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (bare !== '' && [...bare].every((part) => latin.has(part))) return bare;
  // Symbols and emoji are dropped, because the text says the same.
  return /[\p{L}\p{N}\p{M}]/u.test(letter) ? leftOut : '';
}

const again = new RegExp(`${leftOut}(?:[ \u00a0]*${leftOut})+`, 'g');

/** The printable text, and whether it is complete. */
export function printable(text: string): { text: string; isWhole: boolean } {
  let isWhole = true;
  let printed = '';
  for (const letter of text.normalize('NFC')) {
    const known = alphabetOf(letter) ? letter : standIn(letter);
    if (known === leftOut && letter !== leftOut) isWhole = false;
    printed += known;
  }
  return { text: isWhole ? printed : printed.replaceAll(again, leftOut), isWhole };
}

/** Splits a printable text by font file. */
export function byAlphabet(text: string): { text: string; alphabet: Alphabet }[] {
  const parts: { text: string; alphabet: Alphabet }[] = [];
  for (const letter of text) {
    const alphabet = alphabetOf(letter) ?? 'latin';
    const last = parts.at(-1);
    if (last?.alphabet === alphabet) last.text += letter;
    else parts.push({ text: letter, alphabet });
  }
  return parts;
}

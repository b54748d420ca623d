const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters that both typefaces have, in their two files. The PDF fonts are subset to them. */
export const latinLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›€™−`;

/** Diacritics of transliterated place names, and the rupee sign. */
export const extendedLetters = `${range(0x100, 0x130)}${range(0x132, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚțḌḍḎḏḤḥḶḷṂṃṆṇṚṛṢṣṬṭẞ₹`;

/** The signs at the end of a sentence (danda) and of a verse, which all scripts of India share. */
const dandas = '\u0964\u0965';

/** Hindi, Nepali, Marathi, Bodo and Sanskrit. */
export const devanagariLetters = range(0x900, 0x97f);

/** Bengali and Assamese: the whole block without its gaps. */
export const bengaliLetters = `${range(0x980, 0x9fe).replaceAll(/\p{Cn}/gu, '')}${dandas}`;

/** ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER, by which a writer of these scripts chooses the form of a letter. */
export const joiners = '\u200c\u200d';

const latin = new Set(latinLetters);
const alphabets = {
  latin,
  extended: new Set(extendedLetters),
  devanagari: new Set(devanagariLetters + joiners),
  bengali: new Set(bengaliLetters + joiners),
};

export type Alphabet = keyof typeof alphabets;

/** Scripts whose letters change their form and their order within a syllable. */
export type Script = 'devanagari' | 'bengali';

export const isShaped = (alphabet: Alphabet): alphabet is Script =>
  alphabet === 'devanagari' || alphabet === 'bengali';

const names = Object.keys(alphabets) as Alphabet[];

/** The alphabet of the letter before, if it has this one too; joiners belong to no other. */
const alphabetOf = (letter: string, before: Alphabet | undefined): Alphabet | undefined => {
  if (before && alphabets[before].has(letter)) return before;
  return joiners.includes(letter) ? undefined : names.find((name) => alphabets[name].has(letter));
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
  let alphabet: Alphabet | undefined;
  for (const letter of text.normalize('NFC')) {
    alphabet = alphabetOf(letter, alphabet);
    const known = alphabet ? letter : standIn(letter);
    if (known === leftOut && letter !== leftOut) isWhole = false;
    printed += known;
  }
  return { text: isWhole ? printed : printed.replaceAll(again, leftOut), isWhole };
}

/** Splits a printable text by font file. */
export function byAlphabet(text: string): { text: string; alphabet: Alphabet }[] {
  const parts: { text: string; alphabet: Alphabet }[] = [];
  for (const letter of text) {
    const last = parts.at(-1);
    const alphabet = alphabetOf(letter, last?.alphabet) ?? 'latin';
    if (last?.alphabet === alphabet) last.text += letter;
    else parts.push({ text: letter, alphabet });
  }
  return parts;
}

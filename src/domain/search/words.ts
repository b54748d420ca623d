const maxWords = 8;

/** Splits a text into lower-case words of letters and digits in any script. */
export function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);
}

/** A search lists this many of the newest matches. */
export const maxFound = 50;

export type WordQuery = {
  /** A tsquery of all words, some as prefixes. */
  anywhere: string;
  /** The same for heading or name only. */
  inName: string;
  /** Scans this many of the newest rows; `all` uses the word index. */
  among: number | 'all';
};

/** A shorter prefix matches too many words. */
const minPrefixLength = 3;

/**
 * Each word may be a prefix. With `all` only the last word may, which can be unfinished, because the index collects all
 * matches of each prefix before it intersects them.
 */
export function queryOf(words: readonly string[], among: WordQuery['among']): WordQuery {
  const firstPrefix = among === 'all' ? words.length - 1 : 0;
  const marked = words.map((word, index) => ({
    word,
    mark: index >= firstPrefix && word.length >= minPrefixLength ? '*' : '',
  }));
  return {
    anywhere: marked.map(({ word, mark }) => (mark ? `${word}:*` : word)).join(' & '),
    inName: marked.map(({ word, mark }) => `${word}:${mark}A`).join(' & '),
    among,
  };
}

export const newestScanned = 2000;

type FirstScan = {
  rows: number;
  /** This many matches among them mean that scanning a few more rows is enough. */
  minCommonMatches: number;
};

const usualScan: FirstScan = { rows: newestScanned, minCommonMatches: 10 };
/** Matches are not evenly spread, so the second scan is longer than the average says. */
const margin = 1.4;

/**
 * The newest matches. Common words are found by scanning the newest rows; rare ones by the word index, which collects
 * all matches before it sorts them. The planner has no statistics on prefixes and cannot choose, so a short scan
 * measures how common the words are.
 */
export async function newestMatches<Id>(
  words: readonly string[],
  find: (query: WordQuery) => Promise<Id[]>,
  { rows, minCommonMatches } = usualScan,
): Promise<Id[]> {
  let scanned = await find(queryOf(words, rows));
  if (scanned.length >= minCommonMatches && scanned.length < maxFound) {
    const enough = Math.ceil((rows * maxFound * margin) / scanned.length);
    scanned = await find(queryOf(words, enough));
  }
  if (scanned.length === maxFound) return scanned;
  const all = await find(queryOf(words, 'all'));
  const byPrefixOnly = scanned.filter((id) => !all.includes(id));
  return [...byPrefixOnly, ...all].slice(0, maxFound);
}

const maxWords = 8;

/** What was typed, word by word: letters and digits of any script, in small letters. */
export function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);
}

/** So many of the newest that fit are listed. Who wants an older one types another word. */
export const maxFound = 50;

export type WordQuery = {
  /** In PostgreSQL's own spelling: every word, or the beginning of one. */
  anywhere: string;
  /** The same, in a heading or a name alone. */
  inName: string;
  /** So many of the newest rows are looked through one by one; for all of them the index of words is asked. */
  among: number | 'all';
};

/** One or two letters begin too many words to mean any of them. */
const minBeginning = 3;

/**
 * Each word may be a beginning. Among all rows only the last may, which somebody may still be typing: the index brings
 * whatever begins with some letters before it can put two of them together.
 */
export function queryOf(words: readonly string[], among: WordQuery['among']): WordQuery {
  const lastWhole = among === 'all' ? words.length - 1 : 0;
  const marked = words.map((word, index) => ({
    word,
    mark: index >= lastWhole && word.length >= minBeginning ? '*' : '',
  }));
  return {
    anywhere: marked.map(({ word, mark }) => (mark ? `${word}:*` : word)).join(' & '),
    inName: marked.map(({ word, mark }) => `${word}:${mark}A`).join(' & '),
    among,
  };
}

export const newestLooked = 2000;
/** Of the newest rows so many tell that a somewhat longer walk will do. */
const commonFrom = 10;
/** Chance leaves gaps. */
const margin = 1.4;

/**
 * The newest that fit. What is common is found among the newest rows; what is rare by the index, which has to bring all
 * that fit before it can tell the newest. The planner cannot tell the two apart, because it does not know how many words
 * begin with some letters: so a short walk tells, and how long another one would be.
 */
export async function newestThatFit<Id>(
  words: readonly string[],
  find: (query: WordQuery) => Promise<Id[]>,
): Promise<Id[]> {
  const first = await find(queryOf(words, newestLooked));
  if (first.length === maxFound) return first;
  if (first.length >= commonFrom) {
    const enough = Math.ceil((newestLooked * maxFound * margin) / first.length);
    const more = await find(queryOf(words, enough));
    if (more.length === maxFound) return more;
  }
  const all = await find(queryOf(words, 'all'));
  const byBeginnings = first.filter((id) => !all.includes(id));
  return [...byBeginnings, ...all].slice(0, maxFound);
}

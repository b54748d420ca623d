const mostWords = 8;

/** What was typed, word by word: letters and digits of any script, in small letters. */
export function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);
}

/** So many of the newest that fit are listed. Who wants an older one types another word. */
export const mostFound = 50;

/**
 * So many of the newest rows are looked through one by one before the index of words is asked. What is common is found
 * there at once; what is not is then rare enough for the index. The planner cannot tell the two apart: it does not know
 * how many words begin with some letters.
 */
export const newestLooked = 2000;

export type WordQuery = {
  /** In PostgreSQL's own spelling: every word, or the beginning of one. */
  anywhere: string;
  /** The same, in a heading or a name alone. */
  inName: string;
  way: 'newest' | 'index';
};

/** One or two letters begin too many words to mean any of them. */
const markOf = (word: string) => (word.length < 3 ? '' : '*');

export const queryOf = (words: readonly string[], way: WordQuery['way']): WordQuery => ({
  anywhere: words.map((word) => (markOf(word) ? `${word}:*` : word)).join(' & '),
  inName: words.map((word) => `${word}:${markOf(word)}A`).join(' & '),
  way,
});

/** The newest that fit: among the newest rows where they are enough, and by the index otherwise. */
export async function newestThatFit<Id>(
  words: readonly string[],
  find: (query: WordQuery) => Promise<Id[]>,
): Promise<Id[]> {
  const ids = await find(queryOf(words, 'newest'));
  return ids.length === mostFound ? ids : find(queryOf(words, 'index'));
}

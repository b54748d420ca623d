const mostWords = 8;

/** What was typed, word by word: letters and digits of any script, in small letters. */
export function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);
}

/** So many of the newest that fit are listed. Who wants an older one types another word. */
export const mostFound = 50;

export type WordQuery = {
  /** In PostgreSQL's own spelling: every word, or the beginning of one. */
  anywhere: string;
  /** The same, in a heading or a name alone. */
  inName: string;
};

export const queryOf = (words: readonly string[]): WordQuery => ({
  anywhere: words.map((word) => `${word}:*`).join(' & '),
  inName: words.map((word) => `${word}:*A`).join(' & '),
});

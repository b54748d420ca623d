/** The trigrams of words as pg_trgm cuts them: two spaces before each word, one after it. */
export function trigramsOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** What `similarity` of pg_trgm answers: the shared trigrams of all that either text has. */
export const similarityOf = (shared: number, one: number, other: number): number =>
  shared === 0 ? 0 : shared / (one + other - shared);

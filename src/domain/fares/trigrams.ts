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

type Similar = { at: number; similarity: number };

/** Finds the texts that are similar to another, by the trigrams that they share. */
export function createTrigramSearch(texts: readonly (readonly string[])[]) {
  const byTrigram = new Map<string, number[]>();
  const sizes = new Uint16Array(texts.length);
  for (const [at, words] of texts.entries()) {
    const trigrams = trigramsOf(words);
    sizes[at] = trigrams.size;
    for (const trigram of trigrams) {
      const found = byTrigram.get(trigram);
      if (found) found.push(at);
      else byTrigram.set(trigram, [at]);
    }
  }
  // Used again by each search, because a new one of this length would cost more than the search.
  const shared = new Uint16Array(texts.length);

  /** Counts the trigrams that each text shares; returns the texts that share one. */
  const count = (trigrams: Iterable<string>): number[] => {
    const touched: number[] = [];
    for (const trigram of trigrams)
      for (const at of byTrigram.get(trigram) ?? []) {
        const before = shared[at] ?? 0;
        if (before === 0) touched.push(at);
        shared[at] = before + 1;
      }
    return touched;
  };

  return (words: readonly string[], least: number): Similar[] => {
    const trigrams = trigramsOf(words);
    const found: Similar[] = [];
    for (const at of count(trigrams)) {
      const similarity = similarityOf(shared[at] ?? 0, trigrams.size, sizes[at] ?? 0);
      shared[at] = 0;
      if (similarity >= least) found.push({ at, similarity });
    }
    return found;
  };
}

import { expect, it } from 'vitest';
import { createTrigramSearch, similarityOf, trigramsOf } from './trigrams.ts';

const similarity = (one: string, other: string) => {
  const [a, b] = [trigramsOf(one.split(' ')), trigramsOf(other.split(' '))];
  return similarityOf([...a].filter((trigram) => b.has(trigram)).length, a.size, b.size);
};

/** The figures are what `similarity` of pg_trgm 1.6 answers. */
it.each([
  ['shilong', 'shillong', 0.7],
  ['twang', 'tawang', 0.444_444_45],
  ['north lakhimpur', 'lakhimpur', 0.625],
  ['zero', 'ziro', 0.25],
  ['agra', 'delhi', 0],
])('%s and %s are as similar as in pg_trgm', (one, other, expected) => {
  expect(similarity(one, other)).toBeCloseTo(expected, 6);
});

it('finds the similar texts, the same each time', () => {
  const search = createTrigramSearch([['shillong'], ['north', 'lakhimpur'], []]);
  for (let times = 0; times < 2; times++) {
    expect(search(['shilong'], 0.5)).toEqual([{ at: 0, similarity: 0.7 }]);
    expect(search(['lakhimpur'], 0.7)).toEqual([]);
    expect(search([], 0)).toEqual([]);
  }
});

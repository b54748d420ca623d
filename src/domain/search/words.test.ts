import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { addSearchWords, findByWords } from './search-service.ts';
import { newestMatches, queryOf, wordsOf } from './words.ts';

const test = testDatabase();

describe('a search text', () => {
  it('is split into words, in any script', () => {
    expect(wordsOf('  Kaziranga: one-day, 2026! ')).toEqual(['kaziranga', 'one', 'day', '2026']);
    expect(wordsOf('গুৱাহাটী चाय')).toEqual(['গুৱাহাটী', 'चाय']);
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
  });

  it('always gives a valid tsquery', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (typed) => {
        const words = wordsOf(typed.replaceAll('\0', ''));
        if (words.length === 0) return;
        const { anywhere, inName } = queryOf(words, 'all');
        await test.pool.query(`select to_tsquery('english', $1), to_tsquery('english', $2)`, [
          anywhere,
          inName,
        ]);
      }),
    );
  });
});

describe('the newest matches', () => {
  it('contain what only the longer scan finds, by the beginning of a word', async () => {
    const scans: (number | 'all')[] = [];
    const found = await newestMatches(['kazi', 'ferry'], async ({ among }) => {
      scans.push(among);
      if (among === 'all') return [7, 3];
      return among === 2000 ? Array.from({ length: 10 }, (_, id) => 100 + id) : [110, 7];
    });
    expect(scans).toEqual([2000, 14_000, 'all']);
    expect(found).toEqual([110, 7, 3]);
  });
});

describe('a misspelled word', () => {
  const looked = async (typed: string) => {
    const asked: string[] = [];
    const found = await findByWords(test.db, typed, async ({ anywhere }) => {
      asked.push(anywhere);
      return anywhere.includes('thimphu') ? [1] : [];
    });
    return { asked, ...found };
  };

  it('is replaced by the nearest known word only when nothing matches', async () => {
    await addSearchWords(test.db, '<p>The road from Thimphu to Punakha, 2026</p>');
    expect(await looked('Thimphu')).toMatchObject({ asked: ['thimphu:*', 'thimphu:*'], ids: [1] });
    expect(await looked('thimpu to')).toEqual({
      asked: ['thimpu:* & to', 'thimpu & to', 'thimphu:* & to', 'thimphu & to'],
      ids: [1],
      isCut: false,
      corrected: 'thimphu to',
    });
    expect(await looked('punak')).toEqual({ asked: ['punak:*', 'punak:*'], ids: [], isCut: false });
    expect(await looked('xyzzyx')).toMatchObject({ ids: [], isCut: false });
  });

  it('is corrected to words, not to numbers or tags', async () => {
    const { rows } = await test.pool.query('select word from search_words order by word');
    expect(rows.map(({ word }) => word)).toEqual(['from', 'punakha', 'road', 'the', 'thimphu']);
  });
});

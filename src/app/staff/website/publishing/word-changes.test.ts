import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../../../tests/support/growth.ts';
import { wordChanges } from './word-changes.ts';

const joined = (before: string, after: string) => {
  const changes = wordChanges(before, after);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join('');
  return { before: without('added'), after: without('removed') };
};

describe('wordChanges', () => {
  it('names what was removed and what was added', () => {
    expect(wordChanges('The ferry leaves at eight.', 'The ferry leaves at nine.')).toEqual([
      { kind: 'same', text: 'The ferry leaves at ' },
      { kind: 'removed', text: 'eight' },
      { kind: 'added', text: 'nine' },
      { kind: 'same', text: '.' },
    ]);
  });

  it.each([
    ['', 'New words'],
    ['Old words', ''],
    ['one\ntwo\nthree', 'one\nthree\nfour'],
  ])('contains both texts completely: %j and %j', (before, after) => {
    expect(joined(before, after)).toEqual({ before, after });
  });

  it('shortens a long unchanged part to its ends', () => {
    const long = 'word '.repeat(400);
    const changes = wordChanges(`${long}eight ${long}`, `${long}nine ${long}`);
    expect(changes.map(({ text }) => text.length)).toEqual([163, 5, 4, 163]);
  });

  it('compares lines when most words differ, and whole texts when most lines differ', () => {
    const lines = (name: string) =>
      Array.from({ length: 700 }, (_, index) => `${name} ${index} ${name}${index}`);
    const middle = ['The line that stayed.'];
    const [before, after] = [lines('a'), lines('b')].map((words) =>
      [...words.slice(0, 200), ...middle, ...words.slice(200, 400)].join('\n'),
    );
    expect(wordChanges(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['removed', 'added']);
    const few = (name: string) =>
      [...lines(name).slice(0, 140), ...middle, ...lines(name).slice(140, 280)].join('\n');
    expect(wordChanges(few('a'), few('b')).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
      'same',
      'removed',
      'added',
    ]);
  });
});

describe('the duration of a comparison', () => {
  const numbered = (name: string, size: number, end: string) =>
    Array.from({ length: size / 8 }, (_, at) => name + at).join(end);
  it.each<[string, (size: number) => [string, string]]>([
    ['other words', (size) => [numbered('a', size, ' '), numbered('b', size, ' ')]],
    ['other lines', (size) => [numbered('a', size, '\n'), numbered('b', size, '\n')]],
    ['the same words in another order', (size) => [filled('a b ', size), filled('b a c ', size)]],
    ['half of the words', (size) => [filled('a ', size), filled('a ', size / 2) + filled('b ', size / 2)]],
    ['signs', (size) => [filled('. ,', size), filled(', .;', size)]],
  ])('grows linearly: %s', (_name, textsOf) => {
    const growth = growthOf((size) => {
      const [before, after] = textsOf(size);
      return () => wordChanges(before, after);
    }, 10_000);
    expect(growth).toBeLessThan(maxGrowth);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, withValue } from './changed-value.ts';

describe('a changed value', () => {
  const data = {
    sections: [
      { heading: 'One', blocks: ['a'] },
      { heading: 'Two', blocks: [] },
    ],
    title: 'T',
  };

  it('is at the end of its way, and everything else is the same object', () => {
    const after = withValue(data, ['sections', 1, 'heading'], 'Second') as typeof data;
    expect(after.sections[1]).toEqual({ heading: 'Second', blocks: [] });
    expect(after.sections[0]).toBe(data.sections[0]);
    expect(data.sections[1]?.heading).toBe('Two');
  });

  it('that is undefined is left out', () => {
    expect(withValue({ name: 'A', path: '/x' }, ['path'], undefined)).toEqual({ name: 'A' });
  });
});

it('a moved item is at its new place among the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const after = moved(items, from, to);
      expect(after[to]).toBe(items[from]);
      expect(after.toSpliced(to, 1)).toEqual(items.toSpliced(from, 1));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

describe('cut', () => {
  it.each([
    ['A short one', 60, 'A short one'],
    ['One two three', 9, 'One two…'],
    ['Unbrokenword', 6, 'Unbro…'],
  ])('%s in %i is %s', (text, limit, fitting) => {
    expect(cut(text, limit)).toBe(fitting);
  });

  it('returns the beginning of the text, never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 50 }), (text, limit) => {
        const fitting = cut(text, limit);
        expect(fitting.length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(fitting.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

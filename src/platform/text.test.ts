import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, parseJson, storable } from './text.ts';

/** Any UTF-16 code units, including lone surrogates and U+0000. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(0, 0xd83d, 0xde00, 0xdfff, 0xfffd), fc.nat(0xffff)))
  .map((units) => String.fromCharCode(...units));

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

describe('a text from outside', () => {
  it('becomes storable, and stays unchanged when it already is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isStorable(storable(text))).toBe(true);
        if (isStorable(text)) expect(storable(text)).toBe(text);
      }),
    );
  });

  it('becomes storable anywhere in JSON', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseJson(JSON.stringify({ a: text, b: [{ c: text }], d: 1, e: null }));
        expect(parsed).toEqual({ a: storable(text), b: [{ c: storable(text) }], d: 1, e: null });
      }),
    );
  });

  it('is cut between characters, never within a surrogate pair', () => {
    fc.assert(
      fc.property(anyText.map(storable), fc.nat(8), (text, maxLength) => {
        const cut = cutTo(text, maxLength);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, maxLength - 1));
        expect(cut.length).toBeLessThanOrEqual(maxLength);
      }),
    );
  });
});

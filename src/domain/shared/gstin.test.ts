import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, isGstin, normalisedGstin } from './gstin.ts';

const digit = fc.constantFrom(...'0123456789');
const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const either = fc.oneof(digit, letter);
const text = (character: fc.Arbitrary<string>, length: number) =>
  fc.string({ unit: character, minLength: length, maxLength: length });

const firstFourteen = fc
  .tuple(text(digit, 2), text(letter, 5), text(digit, 4), letter, either)
  .map((parts) => `${parts.join('')}Z`);

describe('a GSTIN', () => {
  it.each(['18AABCU9603R1ZM', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('is %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each(['18AABCU9603R1ZA', '18AABCU9603R1Z', '18AABCU9603R1ZM1', '18aabcu9603r1zm', ''])(
    'is not %j',
    (gstin) => {
      expect(isGstin(gstin)).toBe(false);
    },
  );

  it('is read as people write it', () => {
    expect(normalisedGstin(' 18 aabcu9603r 1zm ')).toBe('18AABCU9603R1ZM');
  });

  it('has exactly one right last character', () => {
    fc.assert(
      fc.property(firstFourteen, (first) => {
        const right = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((last) => isGstin(first + last));
        expect(right).toEqual([gstinCheckDigit(first)]);
      }),
    );
  });

  it('is refused when one character was mistyped', () => {
    fc.assert(
      fc.property(firstFourteen, fc.integer({ min: 0, max: 14 }), either, (first, at, other) => {
        const right = first + gstinCheckDigit(first);
        fc.pre(right.charAt(at) !== other);
        expect(isGstin(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});

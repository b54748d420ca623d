import { describe, expect, it } from 'vitest';
import { looksShort } from './short-number.ts';

describe('a number that looks short', () => {
  it.each(['98641', '9864 01234', '+91 98640 1234', '+975 17', '254 0000', '-', 'call me', '০৯৮৬৪'])(
    'is %s',
    (typed) => {
      expect(looksShort(typed)).toBe(true);
    },
  );

  it.each([
    '98640 12345',
    '098640-12345',
    '+91 98640 12345',
    '0361 254 0000',
    '+975 17 11 22 33',
    '17112233',
    '77 11 22 33',
    '0044 20 7946 0000',
    '+1 212 555 0100',
    '৯৮৬৪০১২৩৪৫',
    '98640 12345 or 98640 54321',
  ])('is not %s', (typed) => {
    expect(looksShort(typed)).toBe(false);
  });
});

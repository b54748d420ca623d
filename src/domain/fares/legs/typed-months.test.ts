import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsOf, monthsText } from './typed-months.ts';

it.each([
  ['', []],
  ['Jan', [1]],
  ['dec, jan and feb', [1, 2, 12]],
  ['November to March', [1, 2, 3, 11, 12]],
  ['12-2; 7', [1, 2, 7, 12]],
  ['Soon', undefined],
  ['13', undefined],
  ['Jan-Feb-Mar', undefined],
  ['Jan-', undefined],
])('%s is %j', (typed, months) => {
  expect(monthsOf(typed)).toEqual(months);
});

it('any months read back, and neighbours are shown as a range over the end of the year', () => {
  expect(monthsText([1, 2, 6, 7, 12])).toBe('Jun, Jul, Dec–Feb');
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (months) => {
      expect(monthsOf(monthsText(months))).toEqual(months.toSorted((a, b) => a - b));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentFromTyped, shownPercent } from './percent.ts';

it.each([
  ['5', '5.00'],
  ['05.5%', '5.50'],
  ['0', '0.00'],
  ['99.99', '99.99'],
  ['100', undefined],
  ['-5', undefined],
  ['5.125', undefined],
  ['five', undefined],
])('%j percent is %j', (text, percent) => {
  expect(percentFromTyped(text)).toBe(percent);
});

it('is shown as it is typed', () => {
  expect(['10.00', '10.50', '0.00', '20'].map(shownPercent)).toEqual(['10', '10.5', '0', '20']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (points) => {
      const percent = `${Math.floor(points / 100)}.${String(points % 100).padStart(2, '0')}`;
      expect(percentFromTyped(shownPercent(percent))).toBe(percent);
    }),
  );
});

it('reads every percentage below a hundred', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('', '%', ' %'), (hundredths, sign) => {
      const percent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      expect(percentFromTyped(percent + sign)).toBe(percent);
    }),
  );
});

it('accepts only a number with an optional percent sign', () => {
  const close = fc.string({ maxLength: 7, unit: fc.constantFrom(...'0159..,%% -+e\u0665') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), close), (text) => {
      const percent = percentFromTyped(text);
      if (percent === undefined) return;
      const number = text.replace('%', '').trim();
      expect([...number].every((sign) => '0123456789.'.includes(sign))).toBe(true);
      expect(Number(percent)).toBe(Number(number));
      expect(Number(percent)).toBeLessThan(100);
    }),
    { numRuns: 2000 },
  );
});

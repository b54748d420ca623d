import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentFromTyped } from './quote-input.ts';

it('reads every percent below a hundred as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('', '%', ' %'), (hundredths, sign) => {
      const percent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      expect(percentFromTyped(percent + sign)).toBe(percent);
    }),
  );
});

it('accepts nothing but a number and its sign', () => {
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

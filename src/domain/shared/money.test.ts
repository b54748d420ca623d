import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, formatUsd, usdFromPaise } from './money.ts';

describe('usdFromPaise', () => {
  it.each([
    [8_800_00, '88.0000', 100],
    [8_800_01, '88.0000', 101],
    [48_500_00, '88.0000', 552],
    [1, '88', 1],
    [100_00, '0.0001', 1_000_000],
  ])('%i paise at %s is %i dollars', (paise, rate, usd) => {
    expect(usdFromPaise(paise, rate)).toBe(usd);
  });

  it('is the price in whole dollars, rounded up', () => {
    const paise = fc.integer({ min: 1, max: 1e12 });
    const tenThousandths = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(paise, tenThousandths, (price, scaled) => {
        const rate = `${Math.floor(scaled / 10_000)}.${String(scaled % 10_000).padStart(4, '0')}`;
        const usd = BigInt(usdFromPaise(price, rate));
        const worth = (dollars: bigint) => dollars * BigInt(scaled) * 100n;
        const due = BigInt(price) * 10_000n;
        expect(worth(usd) >= due).toBe(true);
        expect(worth(usd - 1n) < due).toBe(true);
      }),
    );
  });

  it.each(['', '0', '-1', 'abc', '1e3', '1.2.3'])('refuses a rate of %j', (rate) => {
    expect(() => usdFromPaise(100, rate)).toThrow(RangeError);
  });
});

describe('formats', () => {
  it('groups rupees the Indian way and shows paise only if there are any', () => {
    expect(formatPaise(1_23_456_00)).toBe('₹1,23,456');
    expect(formatPaise(1_23_456_50)).toBe('₹1,23,456.50');
    expect(formatUsd(1234)).toBe('$1,234');
  });
});

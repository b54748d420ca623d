import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, formatUsd, paiseFromTyped, usdFromPaise } from './money.ts';

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

  it('is the smallest whole number of dollars that pays the price', () => {
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
  it('groups rupees the Indian way and shows paise only where there are some', () => {
    expect(formatPaise(1_23_456_00)).toBe('₹1,23,456');
    expect(formatPaise(1_23_456_50)).toBe('₹1,23,456.50');
    expect(formatUsd(1234)).toBe('$1,234');
  });
});

describe('a price as staff type it', () => {
  it.each([
    ['₹45,000', 45_000_00],
    ['45000', 45_000_00],
    ['45,000.00', 45_000_00],
    ['Rs. 1,23,456.50/-', 1_23_456_50],
    ['INR 45 000', 45_000_00],
    ['from 999.9 a head', 999_90],
    ['0.5', 50],
    ['45000.999', 45_000_99],
    ['0', undefined],
    ['on request', undefined],
    ['₹', undefined],
    ['', undefined],
    ['9'.repeat(30), undefined],
  ])('%s', (typed, paise) => {
    expect(paiseFromTyped(typed)).toBe(paise);
  });

  it('comes back as it was from how it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_00 }), (paise) => {
        expect(paiseFromTyped(formatPaise(paise))).toBe(paise);
      }),
    );
  });

  it('is a whole number of paise within bounds, or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const paise = paiseFromTyped(typed);
        if (paise !== undefined)
          expect(Number.isInteger(paise) && paise > 0 && paise <= 100_000_000_00).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortAmount } from './short-amount.ts';

describe('shortAmount', () => {
  it.each([
    [0, '₹0'],
    [99_99, '₹99'],
    [42_000_00, '₹42,000'],
    [99_999_99, '₹99,999'],
    [1_00_000_00, '₹1L'],
    [2_80_980_00, '₹2.8L'],
    [99_99_999_99, '₹99.9L'],
    [1_00_00_000_00, '₹1Cr'],
    [12_34_00_000_00, '₹12.3Cr'],
  ])('%i paise', (paise, text) => {
    expect(shortAmount(paise)).toBe(text);
  });

  it('never says more than there is, and at most a tenth of its unit less', () => {
    const units: Record<string, number> = { L: 1_00_000_00, Cr: 1_00_00_000_00 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_00_00_000_00 }), (paise) => {
        const [, number = '', unit = ''] = /^₹([\d,.]+)(L|Cr)?$/.exec(shortAmount(paise)) ?? [];
        const size = units[unit] ?? 100;
        const said = Math.round(Number(number.replaceAll(',', '')) * size);
        expect(said).toBeLessThanOrEqual(paise);
        expect(paise - said).toBeLessThan(unit ? size / 10 : 100);
      }),
    );
  });
});

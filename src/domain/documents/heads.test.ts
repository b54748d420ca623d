import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Heads,
  headNames,
  headsOfAdvance,
  headsOfPart,
  noHeads,
  plus,
  taxOn,
  totalOf,
  valueWithin,
} from './heads.ts';

const paise = fc.integer({ min: 0, max: 50_000_000_00 });
const whole: fc.Arbitrary<Heads> = fc
  .record({
    value: fc.integer({ min: 1, max: 50_000_000_00 }),
    percent: fc.constantFrom('0.00', '5.00', '5.25', '18.00'),
    split: fc.constantFrom('same-state' as const, 'other-state' as const),
    tcs: fc.constantFrom(0, 2, 5),
    rounding: fc.integer({ min: -50, max: 50 }),
  })
  .map(({ value, percent, split, tcs, rounding }) => {
    const tax = taxOn(value, percent, split);
    const gst = tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
    const tcsPaise = Math.round(((value + gst) * tcs) / 100);
    return { ...noHeads, valuePaise: value + 100, ...tax, tcsPaise, roundingPaise: rounding };
  });

/** A total in parts, each of at least a paisa. */
const paidInParts = whole.chain((heads) =>
  fc.record({
    heads: fc.constant(heads),
    cuts: fc.array(fc.integer({ min: 1, max: totalOf(heads) }), { maxLength: 6 }),
  }),
);

const partsOf = (total: number, cuts: readonly number[]) =>
  [...new Set([...cuts, total])].sort((a, b) => a - b).map((cut, index, all) => cut - (all[index - 1] ?? 0));

describe('the heads of advances', () => {
  it('add up to the invoice under every head, whatever the payments are', () => {
    fc.assert(
      fc.property(paidInParts, ({ heads, cuts }) => {
        let earlier = noHeads;
        for (const part of partsOf(totalOf(heads), cuts)) {
          const voucher = headsOfAdvance(heads, earlier, part);
          expect(totalOf(voucher)).toBe(part);
          for (const name of headNames)
            if (name !== 'roundingPaise') expect(voucher[name]).toBeGreaterThanOrEqual(0);
          expect(Math.abs(voucher.cgstPaise - voucher.sgstPaise)).toBe(0);
          earlier = plus(earlier, voucher);
        }
        expect(earlier).toEqual(heads);
      }),
    );
  });

  it('add up to the payment and are within three paise of its share', () => {
    fc.assert(
      fc.property(whole, paise, (heads, part) => {
        const total = totalOf(heads);
        const amount = Math.min(part, total);
        const voucher = headsOfPart(heads, amount);
        expect(totalOf(voucher)).toBe(amount);
        for (const name of headNames)
          expect(Math.abs(voucher[name] - (heads[name] * amount) / total)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('are those of the worked trip', () => {
    const trip: Heads = { ...noHeads, valuePaise: 1_64_000_00, igstPaise: 8_200_00, tcsPaise: 3_444_00 };
    const deposit = headsOfAdvance(trip, noHeads, 52_693_00);
    expect(deposit).toEqual({ ...noHeads, valuePaise: 49_199_81, igstPaise: 2_459_99, tcsPaise: 1_033_20 });
    expect(headsOfAdvance(trip, deposit, 1_22_951_00)).toEqual({
      ...noHeads,
      ...{ valuePaise: 1_14_800_19, igstPaise: 5_740_01, tcsPaise: 2_410_80 },
    });
  });
});

it('finds the value within an amount that has its tax in it', () => {
  expect(valueWithin(43_050_00, '5.00')).toBe(41_000_00);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000_000_00 }),
      fc.constantFrom('5.00', '18.00'),
      (amount, percent) => {
        const value = valueWithin(amount, percent);
        const { igstPaise } = taxOn(value, percent, 'other-state');
        expect(Math.abs(value + igstPaise - amount)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

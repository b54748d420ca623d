import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deposit, Discount, PlaceOfSupply, QuoteLine } from '#domain/quotes/quote.ts';
import { sumsOf } from './quote-sums.ts';

const line = fc.record({
  text: fc.constant('Sedan'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitPaise: fc.integer({ min: 1, max: 100_000_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const hundredths = fc.integer({ min: 0, max: 9999 });
const percentOf = (points: number) => `${Math.floor(points / 100)}.${String(points % 100).padStart(2, '0')}`;

const label = 'Discount';
const percentOff = (points: number): Discount => ({ kind: 'percent', percent: percentOf(points), label });
const paiseOff = (paise: number): Discount => ({ kind: 'amount', paise, label });

const subtotalIn = (some: QuoteLine[]) =>
  some.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);

/** A discount up to the whole subtotal. */
const discountOn = (some: QuoteLine[]) =>
  fc.oneof(
    fc.constant(null),
    hundredths.map(percentOff),
    fc.integer({ min: 0, max: subtotalIn(some) }).map(paiseOff),
  );
const priced = lines.chain((some) =>
  fc.record({
    lines: fc.constant(some),
    discount: discountOn(some),
    gstPercent: hundredths.map(percentOf),
  }),
);

/** Compares with the exact share in ten-thousandths of a paisa: rounded to nearest, half up. */
function expectNearest(share: number, of: number, percent: string) {
  const difference = 2n * (BigInt(share) * 10_000n - BigInt(of) * BigInt(percent.replace('.', '')));
  expect(difference > -10_000n && difference <= 10_000n).toBe(true);
}

describe('sumsOf', () => {
  it.each([
    [[[2, 350_000]], null, '5.00', [700_000, 0, 35_000, 735_000]],
    // Half a paisa is rounded up, less is rounded down.
    [[[1, 10]], null, '5.00', [10, 0, 1, 11]],
    [[[1, 9]], null, '5.00', [9, 0, 0, 9]],
    [[[3, 33_333]], null, '0.00', [99_999, 0, 0, 99_999]],
    [[[1, 1_01]], null, '12.50', [101, 0, 13, 114]],
    // Regression: this discount was once added.
    [[[1, 2_23_000_00]], paiseOff(44_600_00), '5.00', [2_23_000_00, 44_600_00, 8_920_00, 1_87_320_00]],
    [[[1, 2_23_000_00]], percentOff(20_00), '5.00', [2_23_000_00, 44_600_00, 8_920_00, 1_87_320_00]],
    [[[1, 10]], percentOff(5_00), '0.00', [10, 1, 0, 9]],
    [[[1, 9]], percentOff(5_00), '0.00', [9, 0, 0, 9]],
  ] as const)('%j less %j, with a GST of %s, is %j', (pairs, discount, gstPercent, sums) => {
    const typed = pairs.map(([quantity, unitPaise]) => ({ text: 'x', quantity, unitPaise }));
    const [subtotalPaise, discountPaise, gstPaise, totalPaise] = sums;
    expect(sumsOf({ lines: typed, discount, gstPercent })).toMatchObject({
      subtotalPaise,
      discountPaise,
      gstPaise,
      totalPaise,
    });
  });

  it('is subtotal minus discount, plus GST on the rest', () => {
    fc.assert(
      fc.property(priced, (terms) => {
        const { subtotalPaise, discountPaise, gstPaise, totalPaise } = sumsOf(terms);
        expect(subtotalPaise).toBe(subtotalIn(terms.lines));
        expect(totalPaise + discountPaise).toBe(subtotalPaise + gstPaise);
        for (const paise of [discountPaise, gstPaise, totalPaise]) expect(paise).toBeGreaterThanOrEqual(0);
        expect(discountPaise).toBeLessThanOrEqual(subtotalPaise);
        expectNearest(gstPaise, subtotalPaise - discountPaise, terms.gstPercent);
        if (terms.discount?.kind === 'amount') expect(discountPaise).toBe(terms.discount.paise);
        if (terms.discount?.kind === 'percent')
          expectNearest(discountPaise, subtotalPaise, terms.discount.percent);
      }),
    );
  });

  it('is the same for a percentage and for its amount', () => {
    fc.assert(
      fc.property(priced, (terms) => {
        const sums = sumsOf(terms);
        expect(sumsOf({ ...terms, discount: paiseOff(sums.discountPaise) })).toEqual(sums);
      }),
    );
  });

  it('never grows with the discount and never shrinks with a line more', () => {
    fc.assert(
      fc.property(priced, hundredths, fc.nat(), line, (terms, points, less, more) => {
        const sums = sumsOf(terms);
        const total = (change: Partial<typeof terms>) => sumsOf({ ...terms, ...change }).totalPaise;
        const smaller = Math.max(0, sums.discountPaise - less);
        expect(total({ discount: paiseOff(smaller) })).toBeGreaterThanOrEqual(sums.totalPaise);
        const [low = 0, high = 0] = [points, 5000].sort((a, b) => a - b);
        expect(total({ discount: percentOff(low) })).toBeGreaterThanOrEqual(
          total({ discount: percentOff(high) }),
        );
        expect(total({ lines: [...terms.lines, more] })).toBeGreaterThanOrEqual(sums.totalPaise);
      }),
    );
  });

  it('does not depend on the order of lines or on splitting a quantity', () => {
    fc.assert(
      fc.property(priced, (terms) => {
        const parted = terms.lines.flatMap((one) =>
          one.quantity > 1
            ? [
                { ...one, quantity: 1 },
                { ...one, quantity: one.quantity - 1 },
              ]
            : [one],
        );
        expect(sumsOf({ ...terms, lines: parted.reverse() })).toEqual(sumsOf(terms));
      }),
    );
  });

  it('never takes a discount off a fee', () => {
    fc.assert(
      fc.property(priced, lines, (terms, some) => {
        const fees = some.map((one) => ({ ...one, isFee: true as const }));
        const [without, withFees] = [sumsOf(terms), sumsOf({ ...terms, lines: [...terms.lines, ...fees] })];
        expect(withFees.discountPaise).toBe(without.discountPaise);
        expect(withFees.subtotalPaise - withFees.discountPaise).toBe(
          without.subtotalPaise - without.discountPaise + subtotalIn(fees),
        );
      }),
    );
    const fee = { text: 'Permit', quantity: 1, unitPaise: 100, isFee: true as const };
    expect(() => sumsOf({ lines: [fee], discount: paiseOff(1), gstPercent: '5.00' })).toThrow(RangeError);
  });

  it('refuses a discount above the subtotal or below zero', () => {
    const terms = { lines: [{ text: 'x', quantity: 1, unitPaise: 100 }], gstPercent: '5.00' };
    for (const paise of [101, -1])
      expect(() => sumsOf({ ...terms, discount: paiseOff(paise) })).toThrow(RangeError);
  });

  it.each(['', '5%', '-1', '100', '1e1', '5.123'])('refuses %j percent', (gstPercent) => {
    expect(() => sumsOf({ lines: [], discount: null, gstPercent })).toThrow(RangeError);
  });
});

const place = fc.constantFrom<PlaceOfSupply>('', 'same-state', 'other-state');
const deposit: fc.Arbitrary<Deposit> = fc
  .integer({ min: 1, max: 9999 })
  .map((points) => ({ kind: 'percent', percent: percentOf(points), due: null }));
const wholeOffer = priced.chain((terms) =>
  fc.record({
    terms: fc.record({
      lines: fc.constant(terms.lines),
      discount: fc.constant(terms.discount),
      gstPercent: fc.constant(terms.gstPercent),
      placeOfSupply: place,
      tcsPercent: hundredths.map(percentOf),
      isRounded: fc.boolean(),
      deposit: fc.option(deposit),
    }),
    optional: fc.array(line, { maxLength: 5 }),
  }),
);

describe('taxes, rounding and deposit', () => {
  it('add up: the total is net, GST, TCS and rounding, and deposit and balance are the total', () => {
    fc.assert(
      fc.property(wholeOffer, ({ terms }) => {
        const sums = sumsOf(terms);
        const { subtotalPaise, discountPaise, gstPaise, tcsPaise, roundingPaise, totalPaise } = sums;
        expect(subtotalPaise - discountPaise + gstPaise + tcsPaise + roundingPaise).toBe(totalPaise);
        expect(sums.depositPaise + sums.balancePaise).toBe(totalPaise);
        for (const paise of [gstPaise, tcsPaise, totalPaise, sums.depositPaise, sums.balancePaise])
          expect(paise).toBeGreaterThanOrEqual(0);
        if (terms.isRounded) expect(totalPaise % 100).toBe(0);
        expect(Math.abs(roundingPaise)).toBeLessThanOrEqual(terms.isRounded ? 50 : 0);
      }),
    );
  });

  it('have CGST and SGST of the same amount, within a paisa of IGST', () => {
    fc.assert(
      fc.property(wholeOffer, ({ terms }) => {
        const within = sumsOf({ ...terms, placeOfSupply: 'same-state' });
        const beyond = sumsOf({ ...terms, placeOfSupply: 'other-state' });
        expect(within.gstPaise % 2).toBe(0);
        expect(Math.abs(within.gstPaise - beyond.gstPaise)).toBeLessThanOrEqual(1);
        expectNearest(
          beyond.tcsPaise,
          beyond.subtotalPaise - beyond.discountPaise + beyond.gstPaise,
          terms.tcsPercent,
        );
      }),
    );
  });

  it('leave optional lines out until they are chosen, and then are as if they were not optional', () => {
    fc.assert(
      fc.property(wholeOffer, ({ terms, optional }) => {
        const marked = optional.map((one) => ({ ...one, isOptional: true as const }));
        const offer = { ...terms, lines: [...terms.lines, ...marked] };
        expect(sumsOf(offer)).toEqual(sumsOf(terms));
        const chosen = optional.map((_, index) => terms.lines.length + index + 1);
        expect(sumsOf(offer, chosen)).toEqual(sumsOf({ ...terms, lines: [...terms.lines, ...optional] }));
      }),
    );
  });

  it('refuse a deposit above the total', () => {
    const terms = { lines: [{ text: 'x', quantity: 1, unitPaise: 100 }], discount: null, gstPercent: '5.00' };
    const due = null;
    expect(() => sumsOf({ ...terms, deposit: { kind: 'amount', paise: 106, due } })).toThrow(RangeError);
    expect(sumsOf({ ...terms, deposit: { kind: 'amount', paise: 105, due } }).balancePaise).toBe(0);
  });
});

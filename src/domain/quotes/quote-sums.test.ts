import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsOf } from './quote-sums.ts';

const line = fc.record({
  text: fc.constant('Sedan'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitPaise: fc.integer({ min: 1, max: 100_000_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const hundredths = fc.integer({ min: 0, max: 9999 });
const percentOf = (points: number) => `${Math.floor(points / 100)}.${String(points % 100).padStart(2, '0')}`;

describe('sumsOf', () => {
  it.each([
    [[[2, 350_000]], '5.00', { linesPaise: 700_000, gstPaise: 35_000, totalPaise: 735_000 }],
    // 0.5 of a paisa goes up, anything less goes down.
    [[[1, 10]], '5.00', { linesPaise: 10, gstPaise: 1, totalPaise: 11 }],
    [[[1, 9]], '5.00', { linesPaise: 9, gstPaise: 0, totalPaise: 9 }],
    [[[3, 33_333]], '0.00', { linesPaise: 99_999, gstPaise: 0, totalPaise: 99_999 }],
    [[[1, 1_01]], '12.50', { linesPaise: 101, gstPaise: 13, totalPaise: 114 }],
  ] as const)('%j with %s%% is %j', (pairs, gstPercent, sums) => {
    const typed = pairs.map(([quantity, unitPaise]) => ({ text: 'x', quantity, unitPaise }));
    expect(sumsOf({ lines: typed, gstPercent })).toEqual(sums);
  });

  it('is the sum of the lines, and GST to the nearest paisa', () => {
    fc.assert(
      fc.property(lines, hundredths, (some, points) => {
        const { linesPaise, gstPaise, totalPaise } = sumsOf({ lines: some, gstPercent: percentOf(points) });
        const sum = some.reduce(
          (paise, { quantity, unitPaise }) => paise + BigInt(quantity) * BigInt(unitPaise),
          0n,
        );
        expect(BigInt(linesPaise)).toBe(sum);
        expect(BigInt(totalPaise)).toBe(sum + BigInt(gstPaise));
        // Twice the difference from the exact tax, in ten-thousandths of a paisa: never beyond a half, and a half goes up.
        const difference = 2n * (BigInt(gstPaise) * 10_000n - sum * BigInt(points));
        expect(difference > -10_000n && difference <= 10_000n).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on how many one line stands for', () => {
    fc.assert(
      fc.property(lines, hundredths, (some, points) => {
        const gstPercent = percentOf(points);
        const parted = some.flatMap((one) =>
          one.quantity > 1
            ? [
                { ...one, quantity: 1 },
                { ...one, quantity: one.quantity - 1 },
              ]
            : [one],
        );
        expect(sumsOf({ lines: parted.reverse(), gstPercent })).toEqual(sumsOf({ lines: some, gstPercent }));
      }),
    );
  });

  it.each(['', '5%', '-1', '100', '1e1', '5.123'])('refuses %j percent', (gstPercent) => {
    expect(() => sumsOf({ lines: [], gstPercent })).toThrow(RangeError);
  });
});

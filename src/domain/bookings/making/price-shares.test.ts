import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceShares } from './price-shares.ts';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
const amount = fc.integer({ min: 1, max: 100_000_000_00 });

describe('the shares of an agreed price', () => {
  it.each([
    ['one car has all', 735_000, [199_500], [735_000]],
    ['in proportion to the fares', 9_000_00, [1_000_00, 2_000_00], [3_000_00, 6_000_00]],
    ['equal where a fare is missing', 10_00, [1_000_00, undefined, 3_00], [3_34, 3_33, 3_33]],
    ['a paisa that is left over is the first car’s', 1_01, [5, 5], [51, 50]],
  ])('%s', (_name, total, fares, shares) => {
    expect(priceShares(total, fares)).toEqual(shares);
  });

  it('come to exactly the price, each within a paisa of its proportion', () => {
    const fares = fc.array(amount, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(amount, fares, (total, known) => {
        const shares = priceShares(total, known);
        expect(sum(shares)).toBe(total);
        const all = BigInt(sum(known));
        for (const [index, fare] of known.entries()) {
          const left = BigInt(shares[index] ?? -1) * all - BigInt(total) * BigInt(fare);
          expect(left > -all && left <= all).toBe(true);
        }
      }),
    );
  });

  it('differ by at most a paisa where no fare is known', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10 }), (total, count) => {
        const shares = priceShares(total, Array(count).fill(undefined));
        expect(sum(shares)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

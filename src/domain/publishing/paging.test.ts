import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagingOf } from './publishing.ts';

const listOf = (total: number) => Array.from({ length: total }, (_, index) => index);

/** Applies a slice to a list in memory, as a store does. */
function cutFrom(rows: number[], { offset, limit, fromEnd }: ReturnType<typeof pagingOf>['slice']) {
  const from = fromEnd ? rows.toReversed() : rows;
  const cut = from.slice(offset, offset + limit);
  return fromEnd ? cut.reverse() : cut;
}

describe('the pages of a list', () => {
  it('show every row once and in order, read from either end', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (total, size) => {
        const rows = listOf(total);
        const { totalPages } = pagingOf(total, 1, size);
        const seen = listOf(totalPages).flatMap((page) =>
          cutFrom(rows, pagingOf(total, page + 1, size).slice),
        );
        expect(seen).toEqual(rows);
      }),
    );
  });

  it('never have an offset beyond half of the list', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 50 }), fc.integer(), (total, size, page) => {
        expect(pagingOf(total, page, size).slice.offset).toBeLessThanOrEqual(total / 2);
      }),
    );
  });

  it('stay within the list for any page number', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.oneof(fc.double(), fc.integer()), (total, asked) => {
        const { page, totalPages } = pagingOf(total, asked, 10);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(totalPages);
      }),
    );
  });
});

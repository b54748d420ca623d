import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyEntry } from '#domain/bookings/booking.ts';
import { countedMoney } from '#domain/bookings/money/counted-money.ts';
import { standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { partsPaid } from './receipt.ts';

const entry = (change: Partial<MoneyEntry>): MoneyEntry => ({
  ...{
    id: '1',
    kind: 'advance',
    amountPaise: 100,
    method: 'upi',
    place: 'bank',
    driverId: null,
    dutyId: null,
  },
  ...{ reference: '', reversesId: null, receivedOn: '2026-11-20', madeBy: 'Office', madeAt: new Date(0) },
  ...change,
});

describe('money that is counted', () => {
  it('leaves out refunds and what was reversed, and knows what was received before', () => {
    const all = [
      entry({ id: '1', amountPaise: 500 }),
      entry({ id: '2', amountPaise: 900 }),
      entry({ id: '3', amountPaise: -900, reversesId: '2' }),
      entry({ id: '4', kind: 'refund', amountPaise: 200 }),
      entry({ id: '5', amountPaise: 300 }),
    ];
    expect(countedMoney(all).map(({ id, beforePaise }) => [id, beforePaise])).toEqual([
      ['1', 0],
      ['5', 300],
    ]);
  });
});

describe('the parts of a plan that a payment covers', () => {
  const parts = standingOf(
    [
      { kind: 'deposit', amountPaise: 52_693_00, dueOn: null },
      { kind: 'balance', amountPaise: 1_22_951_00, dueOn: null },
    ],
    { totalPaise: 1_80_000_00, receivedPaise: 0 },
  );

  it.each([
    [0, 52_693_00, ['deposit']],
    [0, 52_693_01, ['deposit', 'balance']],
    [52_693_00, 1_22_951_00, ['balance']],
    [52_693_00, 1_27_307_00, ['balance', 'further']],
    [1_80_000_00, 100, []],
  ])('from %i with %i are %j', (beforePaise, amountPaise, kinds) => {
    expect(partsPaid(parts, { beforePaise, amountPaise })).toEqual(kinds);
  });

  it('follow each other without a gap, however the total is paid', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 90_000_00 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (paid) => {
        let beforePaise = 0;
        const covered = paid.flatMap((amountPaise) => {
          const kinds = partsPaid(parts, { beforePaise, amountPaise });
          beforePaise += amountPaise;
          return kinds;
        });
        const order = covered.filter((kind, index) => kind !== covered[index - 1]);
        expect(order).toEqual(['deposit', 'balance', 'further'].slice(0, order.length));
      }),
    );
  });
});

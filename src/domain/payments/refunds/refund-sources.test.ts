import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StandingEntry } from '#domain/bookings/money/refund-entry-service.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import type { Refund } from './refund.ts';
import { openPaiseOf, splitOverSources } from './refund-shares.ts';
import { sourcesOf } from './refund-sources.ts';

const entry = (id: number, amountPaise: number, kind: StandingEntry['kind'] = 'advance'): StandingEntry => ({
  ...{ id: String(id), kind, amountPaise, method: 'upi', place: 'bank', reference: '' },
  ...{ receivedOn: '2026-11-20', gatewayPaymentId: null, requestId: null },
});
type Known = Pick<Refund, 'sourceEntryId' | 'amountPaise' | 'state' | 'entryId'>;
const refund = (source: number, amountPaise: number, state: Refund['state'] = 'done'): Known => ({
  ...{ sourceEntryId: String(source), amountPaise, state, entryId: null },
});
const open = (money: StandingEntry[], refunds: Known[] = []) =>
  sourcesOf(money, refunds).map(({ entryId, openPaise }) => [entryId, openPaise]);

describe('the payments that a refund goes back to', () => {
  it('are the latest first, each less what has gone back of it', () => {
    expect(open([entry(1, 500), entry(2, 300)], [refund(1, 100), refund(2, 300, 'asked')])).toEqual([
      ['2', 0],
      ['1', 400],
    ]);
  });

  it('are free again after a refund that failed or was withdrawn', () => {
    const refunds = [refund(1, 100, 'failed'), refund(1, 100, 'withdrawn')];
    expect(open([entry(1, 500)], refunds)).toEqual([['1', 500]]);
  });

  it('are less by earlier refunds without a source, the latest first', () => {
    expect(open([entry(1, 500), entry(2, 300), entry(3, 400, 'refund')])).toEqual([
      ['2', 0],
      ['1', 400],
    ]);
  });
});

const paise = fc.integer({ min: 1, max: 1_00_000_00 });

it('is never divided into more than a payment brought, and wholly as long as there is enough', () => {
  fc.assert(
    fc.property(fc.array(paise, { maxLength: 6 }), fc.array(paise, { maxLength: 12 }), (payments, wanted) => {
      const money = payments.map((amount, index) => entry(index, amount));
      const refunds: Known[] = [];
      for (const amount of wanted) {
        const sources = sourcesOf(money, refunds);
        const shares = splitOverSources(sources, amount);
        const sum = shares.reduce((total, share) => total + share.amountPaise, 0);
        expect(sum).toBe(Math.min(amount, openPaiseOf(sources)));
        refunds.push(...shares.map(({ source, amountPaise }) => refund(Number(source.entryId), amountPaise)));
      }
      for (const { id, amountPaise } of money) {
        const back = refunds.filter(({ sourceEntryId }) => sourceEntryId === id);
        expect(back.reduce((total, one) => total + one.amountPaise, 0)).toBeLessThanOrEqual(amountPaise);
      }
    }),
    { numRuns: runsOf(1000) },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { cancellationCharge, lateChangeCharge, laterCancellations } from './change-policy.ts';

/** As on /taxis: free until the day before, half on the day. */
const policy = {
  cancellation: [
    { daysBefore: 1, chargePercent: 0 },
    { daysBefore: 0, chargePercent: 50 },
  ],
  freeChangeHours: 3,
};
const duty = { farePaise: 1_995_00, pickupAt: momentInIndia('2026-11-20', '06:00') };

describe('cancelling', () => {
  it.each([
    ['two days before', '2026-11-18', '23:59', 0],
    ['at the last minute of the day before', '2026-11-19', '23:59', 0],
    ['at midnight of the day', '2026-11-20', '00:00', 997_50],
    ['after the pick-up', '2026-11-21', '09:00', 997_50],
  ])('%s', (_when, day, clock, paise) => {
    expect(cancellationCharge(policy, duty, momentInIndia(day, clock)).paise).toBe(paise);
  });

  it('counts days by India’s calendar, also when a server’s clock is elsewhere', () => {
    const lateEvening = new Date('2026-11-19T18:29:59Z');
    expect(cancellationCharge(policy, duty, lateEvening).percent).toBe(0);
    expect(cancellationCharge(policy, duty, new Date(lateEvening.getTime() + 1000)).percent).toBe(50);
  });

  it('never costs more than the fare, nor less the later it is', () => {
    const steps = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(steps, fc.nat(1e9), fc.nat(40 * 24), fc.nat(40 * 24), (days, farePaise, hours, more) => {
        // The last step of a policy holds on the day itself.
        const sorted = [...new Set([...days, 0])].toSorted((a, b) => b - a);
        const cancellation = sorted.map((daysBefore, place) => ({
          daysBefore,
          chargePercent: Math.round((100 * (place + 1)) / sorted.length),
        }));
        const chargeAt = (hoursBefore: number) =>
          cancellationCharge(
            { cancellation },
            { ...duty, farePaise },
            new Date(duty.pickupAt.getTime() - hoursBefore * 3600_000),
          ).paise;
        expect(chargeAt(hours)).toBeLessThanOrEqual(farePaise);
        expect(chargeAt(hours + more)).toBeLessThanOrEqual(chargeAt(hours));
      }),
    );
  });
});

describe('what cancelling costs later', () => {
  it('begins at midnight of the day', () => {
    expect(laterCancellations(policy, duty, momentInIndia('2026-11-18', '12:00'))).toEqual([
      { from: momentInIndia('2026-11-20', '00:00'), percent: 50, paise: 997_50 },
    ]);
    expect(laterCancellations(policy, duty, momentInIndia('2026-11-20', '00:00'))).toEqual([]);
  });

  it('is what is charged from that moment on, and not a moment before', () => {
    const steps = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(steps, fc.nat(40 * 24), (days, hours) => {
        const cancellation = [...new Set([...days, 0])]
          .toSorted((a, b) => b - a)
          .map((daysBefore, place) => ({ daysBefore, chargePercent: 10 * place }));
        const now = new Date(duty.pickupAt.getTime() - hours * 3600_000);
        const chargeAt = (moment: Date) => cancellationCharge({ cancellation }, duty, moment).paise;
        let before = chargeAt(now);
        for (const { from, paise } of laterCancellations({ cancellation }, duty, now)) {
          expect(chargeAt(new Date(from.getTime() - 1))).toBe(before);
          expect(chargeAt(from)).toBe(paise);
          before = paise;
        }
        expect(chargeAt(duty.pickupAt)).toBe(before);
      }),
    );
  });
});

describe('another time', () => {
  it('is free until three hours before', () => {
    expect(
      lateChangeCharge({ ...policy, lateChangeCharge: null }, duty, momentInIndia('2026-11-20', '03:00')),
    ).toEqual({ kind: 'free' });
  });

  const late = momentInIndia('2026-11-20', '04:00');
  it.each([
    ['an amount', { kind: 'amount', paise: 300_00 } as const, { kind: 'charge', paise: 300_00 }],
    ['a percentage', { kind: 'percent', percent: 10 } as const, { kind: 'charge', paise: 199_50 }],
    ['nothing set, so that staff type it', null, { kind: 'staff-types' }],
  ])('two hours before costs %s', (_name, charge, expected) => {
    expect(lateChangeCharge({ ...policy, lateChangeCharge: charge }, duty, late)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import { fareOf } from '#domain/fares/fare.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { cancellingLines, movingLine, type PricedRide, shortCancelling } from './cancelling-lines.ts';

const policy: ChangePolicy = sampleRates.policy;
const rates = { version: 1, validFrom: '2026-01-01', rates: sampleRates };

const fare = fareOf({
  trip: { city: 'guwahati', type: 'one-way', km: 120 },
  carType: 'suv',
  rates,
  today: '2026-11-19',
});
const at = (day: string, clock: string) => momentInIndia(day, clock);

const ride: PricedRide = {
  farePaise: fare.totalPaise,
  pickupAt: at('2026-11-21', '14:00'),
  isAbout: false,
};
const owesNothing = 'Until we confirm the cab you owe nothing, whether you change it or cancel it.';
const confirmed = (now: Date, other: Partial<ChangePolicy> = {}, change: Partial<PricedRide> = {}) =>
  cancellingLines({ ...policy, ...other }, { ...ride, ...change }, { isConfirmed: true, now });

describe('what cancelling costs', () => {
  it('is said in rupees and dates', () => {
    expect(confirmed(at('2026-11-19', '10:00'))).toEqual([
      'Free until 20 Nov 2026, 23:59',
      'On 21 Nov 2026: ₹1,701 (50% of the fare)',
    ]);
    expect(confirmed(at('2026-11-21', '00:00'))).toEqual(['₹1,701 (50% of the fare)']);
  });

  it('is nothing before the cab is confirmed, also for a ride today', () => {
    const requested = (now: Date) => cancellingLines(policy, ride, { isConfirmed: false, now });
    expect(requested(at('2026-11-19', '10:00'))).toEqual([
      owesNothing,
      'Once it is confirmed: free until 20 Nov 2026, 23:59',
      'On 21 Nov 2026: ₹1,701 (50% of the fare)',
    ]);
    expect(requested(at('2026-11-21', '09:00'))).toEqual([
      owesNothing,
      'Once it is confirmed: ₹1,701 (50% of the fare)',
    ]);
  });

  it('is a part of the fare where that is not known', () => {
    expect(confirmed(at('2026-11-19', '10:00'), {}, { farePaise: 0 })).toEqual([
      'Free until 20 Nov 2026, 23:59',
      'On 21 Nov 2026: 50% of the fare',
    ]);
  });

  it('follows a policy of several steps', () => {
    const cancellation = [
      { daysBefore: 7, chargePercent: 0 },
      { daysBefore: 2, chargePercent: 25 },
      { daysBefore: 0, chargePercent: 100 },
    ];
    expect(confirmed(at('2026-11-10', '10:00'), { cancellation })).toEqual([
      'Free until 14 Nov 2026, 23:59',
      'From 15 Nov 2026: ₹850.50 (25% of the fare)',
      'From 20 Nov 2026: ₹3,402 (100% of the fare)',
    ]);
    expect(confirmed(at('2026-11-18', '10:00'), { cancellation })).toEqual([
      '₹850.50 (25% of the fare) until 19 Nov 2026, 23:59',
      'From 20 Nov 2026: ₹3,402 (100% of the fare)',
    ]);
    const always = { cancellation: [{ daysBefore: 0, chargePercent: 0 }] };
    expect(confirmed(at('2026-11-18', '10:00'), always)).toEqual(['Free at any time']);
  });

  it('is one sentence beside the button, without a charge', () => {
    expect(shortCancelling(policy, ride, at('2026-11-19', '10:00'))).toBe(
      'Cancelling is free until 20 Nov 2026, 23:59.',
    );
    expect(shortCancelling(policy, ride, at('2026-11-21', '09:00'))).toBe(
      'You owe nothing until we confirm the cab.',
    );
  });

  it('differs from what another time costs', () => {
    expect(movingLine(policy, ride, at('2026-11-19', '10:00'))).toBe(
      'Another date or time is free until 21 Nov 2026, 11:00.',
    );
    expect(movingLine(policy, ride, at('2026-11-21', '11:01'))).toContain('we name the charge');
  });
});

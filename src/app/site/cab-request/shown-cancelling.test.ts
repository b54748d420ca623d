import { describe, expect, it } from 'vitest';
import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import { fareOf } from '#domain/fares/fare.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { cancellingLines, movingLine } from './shown-cancelling.ts';

const policy: ChangePolicy = sampleRates.policy;
const rates = { version: 1, validFrom: '2026-01-01', rates: sampleRates };

const trip: RequestedTrip = {
  ...{
    trip: 'one-way',
    city: 'guwahati',
    from: 'Guwahati Airport',
    to: 'Shillong',
    fromSlug: '',
    toSlug: '',
  },
  ...{ km: 120, day: '2026-11-21', time: '14:00', returnDay: null, hours: null, car: 'suv' },
  fare: fareOf({
    trip: { city: 'guwahati', type: 'one-way', km: 120 },
    carType: 'suv',
    rates,
    today: '2026-11-19',
  }),
};
const at = (day: string, clock: string) => momentInIndia(day, clock);

describe('what cancelling costs', () => {
  it('is said in rupees and dates', () => {
    expect(cancellingLines(policy, trip, at('2026-11-19', '10:00'))).toEqual([
      'Free until 20 Nov 2026, 23:59',
      'On 21 Nov 2026: ₹1,701',
    ]);
    expect(cancellingLines(policy, trip, at('2026-11-21', '00:00'))).toEqual(['Now: ₹1,701']);
  });

  it('is a part of the fare where that is not known', () => {
    expect(cancellingLines(policy, { ...trip, fare: null }, at('2026-11-19', '10:00'))).toEqual([
      'Free until 20 Nov 2026, 23:59',
      'On 21 Nov 2026: 50% of the fare',
    ]);
  });

  it('follows a policy of several steps', () => {
    const steps = [
      { daysBefore: 7, chargePercent: 0 },
      { daysBefore: 2, chargePercent: 25 },
      { daysBefore: 0, chargePercent: 100 },
    ];
    const stepped = { ...policy, cancellation: steps };
    expect(cancellingLines(stepped, trip, at('2026-11-10', '10:00'))).toEqual([
      'Free until 14 Nov 2026, 23:59',
      'From 15 Nov 2026: ₹850.50',
      'From 20 Nov 2026: ₹3,402',
    ]);
    expect(cancellingLines(stepped, trip, at('2026-11-18', '10:00'))).toEqual([
      'Now, until 19 Nov 2026, 23:59: ₹850.50',
      'From 20 Nov 2026: ₹3,402',
    ]);
    const free = { ...policy, cancellation: [{ daysBefore: 0, chargePercent: 0 }] };
    expect(cancellingLines(free, trip, at('2026-11-18', '10:00'))).toEqual(['Free at any time']);
  });

  it('differs from what another time costs', () => {
    expect(movingLine(policy, trip, at('2026-11-19', '10:00'))).toBe(
      'Another date or time is free until 21 Nov 2026, 11:00.',
    );
    expect(movingLine(policy, trip, at('2026-11-21', '11:01'))).toContain('we name the charge');
  });
});

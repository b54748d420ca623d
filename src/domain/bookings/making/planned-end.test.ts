import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripTypes } from '#domain/fares/trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { endAfterMove, plannedEnd } from './planned-end.ts';

const pickupAt = momentInIndia('2026-11-20', '06:00');
const at = (day: string, clock: string) => momentInIndia(day, clock);

describe('the planned end of a duty', () => {
  it.each([
    ['one way: the minutes of the route and half an hour', { tripType: 'one-way', minutes: 180 }, '20 09:30'],
    ['airport: the same', { tripType: 'airport', minutes: 45 }, '20 07:15'],
    ['one way without a route: by its kilometres', { tripType: 'one-way', km: 100 }, '20 09:00'],
    ['one way without either', { tripType: 'one-way' }, '20 08:30'],
    ['by the hour', { tripType: 'local', hours: 4.5 }, '20 10:30'],
    ['a sightseeing day', { tripType: 'sightseeing', hours: 8 }, '20 14:00'],
    ['a round trip: the end of its last day', { tripType: 'round-trip', days: 2 }, '22 00:00'],
    [
      'a round trip with its return',
      { tripType: 'round-trip', days: 2, returnAt: at('2026-11-21', '18:00') },
      '21 18:00',
    ],
  ] as const)('%s', (_name, planned, expected) => {
    const [day = '', clock = ''] = expected.split(' ');
    expect(plannedEnd({ pickupAt, ...planned })).toEqual(at(`2026-11-${day}`, clock));
  });

  it('is after the pick-up and at most 31 days later, whatever is planned', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tripTypes),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.record({
          minutes: fc.option(fc.integer({ min: 1, max: 6000 }), { nil: undefined }),
          km: fc.option(fc.integer({ min: 1, max: 4000 })),
          hours: fc.option(fc.double({ min: 0.25, max: 24, noNaN: true })),
          days: fc.option(fc.integer({ min: 1, max: 30 })),
        }),
        (tripType, moment, lengths) => {
          const length = plannedEnd({ tripType, pickupAt: moment, ...lengths }).getTime() - moment.getTime();
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(31 * 24 * 3600_000);
        },
      ),
    );
  });
});

describe('the end after another pick-up', () => {
  it('keeps the length of a ride', () => {
    const duty = { tripType: 'one-way', pickupAt, endsAt: at('2026-11-20', '09:30'), days: null } as const;
    expect(endAfterMove(duty, at('2026-11-21', '10:00'))).toEqual(at('2026-11-21', '13:30'));
  });

  it('keeps a round trip until the end of its last day', () => {
    const duty = { tripType: 'round-trip', pickupAt, endsAt: at('2026-11-22', '00:00'), days: 2 } as const;
    expect(endAfterMove(duty, at('2026-11-25', '11:00'))).toEqual(at('2026-11-27', '00:00'));
  });
});

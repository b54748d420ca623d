import { expect, it } from 'vitest';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { someCabs } from '../../../../tests/support/some-cabs.ts';
import { acknowledgedRequest } from './acknowledged-request.ts';

const now = new Date('2026-11-15T06:00:00Z');
const fare = { totalPaise: 1_000_00 } as NonNullable<RequestedTrip['fare']>;
const trip: RequestedTrip = {
  ...{
    trip: 'one-way',
    city: 'guwahati',
    from: 'Guwahati',
    fromSlug: 'guwahati',
    to: 'Shillong',
    toSlug: 'shillong',
  },
  ...{ km: 100, day: '2026-11-20', time: '06:00', returnDay: null, hours: null, car: 'sedan', fare },
};
const typed = 'https://evil.example';
const details = {
  bags: 3,
  flight: typed,
  pickupAddress: typed,
  dropAddress: typed,
  answerBy: 'mail',
} as const;

it('has no field for anything that was typed, also not for what a trip may have one day', () => {
  const stored = {
    ...trip,
    from: typed,
    fromSlug: '',
    to: typed,
    toSlug: '',
    stops: [typed, typed],
    remark: typed,
  };
  const request = acknowledgedRequest({ trip: stored, rideDetails: details, adults: 7 }, someCabs, now);
  expect(JSON.stringify(request)).not.toContain('evil');
  expect(request).toMatchObject({
    route: 'the place you named to the place you named',
    ...{
      stopCount: 2,
      km: null,
      hasNumber: true,
      answerBy: 'mail',
      people: 7,
      bags: 3,
      permits: [],
      nights: 0,
    },
  });
});

it.each([
  ['known places', trip, 'Guwahati to Shillong'],
  ['a hire without a place', { ...trip, from: '', fromSlug: '', to: '', toSlug: '' }, 'Guwahati'],
])('names %s', (_what, stored, route) => {
  expect(acknowledgedRequest({ trip: stored }, someCabs, now)).toMatchObject({
    route,
    answerBy: 'phone',
    hasNumber: false,
  });
});

it.each([
  ['without a fare', { ...trip, fare: null }],
  ['from the moment of the pick-up', { ...trip, day: '2026-11-15', time: '11:30' }],
])('is nothing %s', (_what, stored) => {
  expect(acknowledgedRequest({ trip: stored, rideDetails: details }, someCabs, now)).toBeUndefined();
});

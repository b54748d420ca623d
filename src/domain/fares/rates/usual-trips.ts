import { type Fare, fareOf } from '#domain/fares/fare.ts';
import { type CarType, carTypes, type RateVersion } from '#domain/fares/rates.ts';
import type { Trip } from '#domain/fares/trip.ts';

/** A ride between known places, or hire by the hour. */
export type UsualTrip = { key: UsualTripKey; trip: Trip; route?: readonly [from: string, to: string] };

/** Kilometres hold where the route is not stored. */
const all = {
  'airport-shillong': {
    trip: { city: 'guwahati', type: 'one-way', km: 120 },
    route: ['guwahati-airport', 'shillong'],
  },
  'guwahati-shillong': {
    trip: { city: 'guwahati', type: 'one-way', km: 100 },
    route: ['guwahati', 'shillong'],
  },
  'kaziranga-return': {
    trip: { city: 'guwahati', type: 'round-trip', km: 215, days: 2 },
    route: ['guwahati', 'kaziranga'],
  },
  'guwahati-airport': {
    trip: { city: 'guwahati', type: 'airport', km: 26 },
    route: ['guwahati', 'guwahati-airport'],
  },
  'guwahati-4-hours': { trip: { city: 'guwahati', type: 'local', hours: 4 } },
  'delhi-airport': { trip: { city: 'delhi', type: 'airport', km: 16 }, route: ['delhi', 'delhi-airport'] },
  'agra-return': {
    trip: { city: 'delhi', type: 'round-trip', km: 233, days: 1 },
    route: ['delhi', 'agra'],
  },
  'delhi-jaipur': { trip: { city: 'delhi', type: 'one-way', km: 280 }, route: ['delhi', 'jaipur'] },
  'delhi-8-hours': { trip: { city: 'delhi', type: 'local', hours: 8 } },
  'delhi-sightseeing': { trip: { city: 'delhi', type: 'sightseeing', hours: 10 } },
} as const satisfies Record<string, Omit<UsualTrip, 'key'>>;

export type UsualTripKey = keyof typeof all;

/** Trips that customers often ask for, to see what new rates would change. */
export const usualTrips: readonly UsualTrip[] = (
  Object.entries(all) as [UsualTripKey, Omit<UsualTrip, 'key'>][]
).map(([key, usual]) => ({ key, ...usual }));

/** `was` is missing when no rates held before. */
export type TripChange = {
  key: UsualTripKey;
  trip: Trip;
  totals: readonly { car: CarType; was: number | undefined; becomes: number }[];
};

const totalOf = (trip: Trip, carType: CarType, rates: RateVersion): Fare['totalPaise'] =>
  fareOf({ trip, carType, rates, today: rates.validFrom }).totalPaise;

/** The totals of the usual trips, in paise, by the old and the new rates. */
export const whatWouldChange = (
  trips: readonly UsualTrip[],
  old: RateVersion | undefined,
  next: RateVersion,
): TripChange[] =>
  trips.map(({ key, trip }) => ({
    key,
    trip,
    totals: carTypes.map((car) => ({
      car,
      was: old && totalOf(trip, car, old),
      becomes: totalOf(trip, car, next),
    })),
  }));

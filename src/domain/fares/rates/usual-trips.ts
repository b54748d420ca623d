import { offeredFare } from '#domain/fares/fare.ts';
import {
  type CarType,
  type City,
  hasHireByHour,
  type RateVersion,
  ratedCities,
} from '#domain/fares/rates.ts';
import type { Trip } from '#domain/fares/trip.ts';

/** A ride between known stops, or hire by the hour. */
export type UsualTrip = { key: string; trip: Trip; route?: readonly [from: string, to: string] };

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

const named = (Object.entries(all) as [UsualTripKey, Omit<UsualTrip, 'key'>][]).map(([key, usual]) => ({
  key,
  ...usual,
}));

/** One of each kind, for a city without trips of its own. */
const tripsOf = (city: City, hasHire: boolean): UsualTrip[] => [
  { key: `${city} one-way`, trip: { city, type: 'one-way', km: 100 } },
  { key: `${city} round-trip`, trip: { city, type: 'round-trip', km: 100, days: 1 } },
  ...(hasHire ? [{ key: `${city} local`, trip: { city, type: 'local', hours: 8 } } as const] : []),
];

/** Trips that customers often ask for in the cities of these rates, to see what they would change. */
export function usualTrips({ rates }: Pick<RateVersion, 'rates'>): UsualTrip[] {
  const cities = new Set(ratedCities(rates));
  const withTrips = new Set<City>(named.map(({ trip }) => trip.city));
  return [
    ...named.filter(({ trip }) => cities.has(trip.city)),
    ...[...cities]
      .filter((city) => !withTrips.has(city))
      .flatMap((city) => tripsOf(city, hasHireByHour(rates, city))),
  ];
}

/** `was` is missing where the old rates had no such fare, `becomes` where the new ones have none. */
export type TripChange = {
  key: string;
  trip: Trip;
  totals: readonly { car: CarType; was: number | undefined; becomes: number | undefined }[];
};

const totalOf = (trip: Trip, carType: CarType, rates: RateVersion): number | undefined =>
  offeredFare({ trip, carType, rates, today: rates.validFrom })?.totalPaise;

/** The totals of the usual trips, in paise, by the old and the new rates. */
export const whatWouldChange = (
  trips: readonly UsualTrip[],
  cars: readonly CarType[],
  old: RateVersion | undefined,
  next: RateVersion,
): TripChange[] =>
  trips.map(({ key, trip }) => ({
    key,
    trip,
    totals: cars.map((car) => ({
      car,
      was: old && totalOf(trip, car, old),
      becomes: totalOf(trip, car, next),
    })),
  }));

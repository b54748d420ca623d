import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Fare, fareOf } from './fare.ts';
import {
  type Place,
  type PlaceSuggestion,
  selectPlace,
  selectRoute,
  selectSuggestions,
} from './place-store.ts';
import { type CarTypeRow, selectCarTypes, selectConfirmed, selectRatesFrom } from './rate-store.ts';
import { type City, carTypes, type RateVersion, ratesOn } from './rates.ts';
import { isByHours, type RequestedTrip, type TripRequest } from './requested-trip.ts';
import { daysBetween, rideTypeOf, type Trip, type TripType } from './trip.ts';

/** The confirmed rates for travel from today on; empty while none are confirmed. */
export const readRates = (db: Queryable, now: Date): Promise<RateVersion[]> =>
  selectRatesFrom(db, dayInIndia(now));

export const readCarTypes = (db: Queryable): Promise<CarTypeRow[]> => selectCarTypes(db);

export const suggestPlaces = (db: Queryable, typed: string, from: string): Promise<PlaceSuggestion[]> =>
  selectSuggestions(db, typed, from);

/** A place of the request: known, or only a name. */
export type NamedPlace = { name: string; place: Place | undefined };

/** A request with its places looked up. */
export type ResolvedTrip = {
  request: TripRequest;
  from: NamedPlace;
  to: NamedPlace;
  type: TripType;
  city: City;
  km: number | undefined;
  minutes: number | undefined;
  /** `undefined` while the distance is unknown. */
  trip: Trip | undefined;
};

async function namedPlace(db: Queryable, typed: string): Promise<NamedPlace> {
  const place = typed === '' ? undefined : await selectPlace(db, typed);
  return { name: place?.name ?? typed, place };
}

/** Most rides begin in the city that the request names, so its rates hold where neither place is known. */
const defaultCity: City = 'guwahati';

export async function resolveTrip(db: Queryable, request: TripRequest): Promise<ResolvedTrip> {
  const [from, to] = await Promise.all([namedPlace(db, request.from), namedPlace(db, request.to)]);
  const city = from.place?.city ?? to.place?.city ?? request.city ?? defaultCity;
  if (isByHours(request.trip)) {
    const { hours = 0, km } = request;
    const trip = { city: request.city ?? city, type: request.trip, hours, ...(km !== undefined && { km }) };
    return { request, from, to, type: request.trip, city: trip.city, km, minutes: undefined, trip };
  }
  const route = from.place && to.place && (await selectRoute(db, from.place.slug, to.place.slug));
  const km = route?.km ?? request.km;
  const ride = from.place && to.place ? rideTypeOf(from.place, to.place) : 'one-way';
  const type = request.trip === 'round-trip' ? 'round-trip' : ride;
  const days = daysBetween(request.day, request.returnDay ?? request.day);
  const trip = km === undefined ? undefined : tripOf(type, city, km, days);
  return { request, from, to, type, city, km, minutes: route?.minutes, trip };
}

const tripOf = (type: 'one-way' | 'airport' | 'round-trip', city: City, km: number, days: number): Trip =>
  type === 'round-trip' ? { city, type, km, days } : { city, type, km };

export type Estimate = ResolvedTrip & {
  /** One for each car type; empty when the distance is unknown or no rates are confirmed. */
  fares: Fare[];
  hasRates: boolean;
};

export async function estimateFares(db: Queryable, request: TripRequest, now: Date): Promise<Estimate> {
  const [resolved, versions] = await Promise.all([resolveTrip(db, request), readRates(db, now)]);
  const rates = ratesOn(versions, request.day);
  return { ...resolved, hasRates: rates !== undefined, fares: faresOf(resolved.trip, rates, now) };
}

export function faresOf(trip: Trip | undefined, rates: RateVersion | undefined, now: Date): Fare[] {
  if (!trip || !rates) return [];
  return carTypes.map((carType) => fareOf({ trip, carType, rates, today: dayInIndia(now) }));
}

/** The trip for an enquiry, with the fare by the version that the visitor saw, even if rates have changed since. */
export async function requestedTrip(
  db: Queryable,
  request: TripRequest,
  now: Date,
): Promise<RequestedTrip | undefined> {
  const { car = 'sedan', version } = request;
  const seen = version === undefined ? undefined : await selectConfirmed(db, version);
  const resolved = await resolveTrip(db, request);
  const { from, to, type, city, km, trip } = resolved;
  if (from.name === '' && !isByHours(type)) return undefined;
  return {
    trip: type,
    city,
    from: from.name,
    to: to.name,
    fromSlug: from.place?.slug ?? '',
    toSlug: to.place?.slug ?? '',
    km: km ?? null,
    day: request.day,
    time: request.time,
    returnDay: request.returnDay ?? null,
    hours: request.hours ?? null,
    car,
    fare: trip && seen ? fareOf({ trip, carType: car, rates: seen, today: dayInIndia(now) }) : null,
  };
}

import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Fare, fareOf } from './fare.ts';
import { type Arrival, arrivalOf } from './fare-text.ts';
import { type PlaceSuggestion, selectPlace, selectRoute, selectSuggestions } from './place-store.ts';
import { type CarTypeRow, selectCarTypes, selectConfirmed, selectRatesFrom } from './rate-store.ts';
import { type RateVersion, ratesOn } from './rates.ts';
import {
  isByHours,
  type RequestedTrip,
  type TripRequest,
  tripFields,
  tripRequestOf,
} from './requested-trip.ts';
import {
  faresOn,
  type NamedPlace,
  type ResolvedTrip,
  requestedTripOf,
  resolvedTrip,
} from './resolved-trip.ts';

/** The confirmed rates for travel from today on; empty while none are confirmed. */
export const readRates = (db: Queryable, now: Date): Promise<RateVersion[]> =>
  selectRatesFrom(db, dayInIndia(now));

export const readCarTypes = (db: Queryable): Promise<CarTypeRow[]> => selectCarTypes(db);

export const suggestPlaces = (db: Queryable, typed: string, from: string): Promise<PlaceSuggestion[]> =>
  selectSuggestions(db, typed, from);

/** What a ride from or to this known place meets; `undefined` where it meets nothing. */
export async function arrivalAt(db: Queryable, slug: string): Promise<Arrival | undefined> {
  const place = slug === '' ? undefined : await selectPlace(db, slug);
  return place && arrivalOf(place.kind);
}

/** By road between two known places, in either direction; undefined where no route is known. */
export const roadMinutes = async (db: Queryable, one: string, other: string): Promise<number | undefined> =>
  (await selectRoute(db, one, other))?.minutes;

async function namedPlace(db: Queryable, typed: string): Promise<NamedPlace> {
  const place = typed === '' ? undefined : await selectPlace(db, typed);
  return { name: place?.name ?? typed, place };
}

export async function resolveTrip(db: Queryable, request: TripRequest): Promise<ResolvedTrip> {
  const [from, to] = await Promise.all([namedPlace(db, request.from), namedPlace(db, request.to)]);
  const [one, other] = isByHours(request.trip) ? [] : [from.place?.slug, to.place?.slug];
  const route = one && other ? await selectRoute(db, one, other) : undefined;
  return resolvedTrip(request, { from, to, route });
}

export type Estimate = ResolvedTrip & {
  /** One for each car type; empty when the distance is unknown or no rates are confirmed. */
  fares: Fare[];
  hasRates: boolean;
};

export async function estimateFares(db: Queryable, request: TripRequest, now: Date): Promise<Estimate> {
  const [resolved, versions] = await Promise.all([resolveTrip(db, request), readRates(db, now)]);
  const rates = ratesOn(versions, request.day);
  return { ...resolved, hasRates: rates !== undefined, fares: faresOn(resolved, rates, dayInIndia(now)) };
}

export type PricedTrip = ResolvedTrip & {
  /** `undefined` when the distance is unknown or no rates are confirmed. */
  fare: Fare | undefined;
  rates: RateVersion | undefined;
};

/** One trip in one car, by the version that the request names or else by the rates for its day. */
export async function priceTrip(db: Queryable, request: TripRequest, now: Date): Promise<PricedTrip> {
  const { car: carType = 'sedan', version, day } = request;
  const today = dayInIndia(now);
  const [resolved, promised, versions] = await Promise.all([
    resolveTrip(db, request),
    version === undefined ? undefined : selectConfirmed(db, version),
    readRates(db, now),
  ]);
  const rates = promised ?? ratesOn(versions, day < today ? today : day);
  const { trip } = resolved;
  const fare = trip && rates ? fareOf({ trip, carType, rates, today, travelDay: day }) : undefined;
  return { ...resolved, fare, rates };
}

/** A confirmed version of the rates, also one that has been replaced since. */
export const findRates = (db: Queryable, version: number): Promise<RateVersion | undefined> =>
  selectConfirmed(db, version);

/** The trip for an enquiry, with the fare by the version that the visitor saw, even if rates have changed since. */
export async function requestedTrip(
  db: Queryable,
  request: TripRequest,
  now: Date,
): Promise<RequestedTrip | undefined> {
  const { car = 'sedan', version } = request;
  const [resolved, seen] = await Promise.all([
    resolveTrip(db, request),
    version === undefined ? undefined : selectConfirmed(db, version),
  ]);
  const { from, type, trip } = resolved;
  if (from.name === '' && !isByHours(type)) return undefined;
  const fare =
    trip && seen
      ? fareOf({ trip, carType: car, rates: seen, today: dayInIndia(now), travelDay: request.day })
      : undefined;
  return requestedTripOf(resolved, car, fare);
}

/** A message that could not be sent is kept so long in the browser, with a day that may have passed meanwhile. */
const keptDays = 7;
const maxQueryLength = 1_000;

/** The trip that a form carries as a query string; `undefined` for a form without one. */
export async function tripOfQuery(
  db: Queryable,
  query: string,
  now: Date,
): Promise<RequestedTrip | undefined> {
  if (query === '' || query.length > maxQueryLength) return undefined;
  const fields: Record<string, string> = Object.fromEntries(new URLSearchParams(query));
  const today = dayInIndia(now);
  const earliest = fields[tripFields.date] ? daysAfter(today, -keptDays) : today;
  return requestedTrip(db, tripRequestOf(fields, earliest), now);
}

/** Where rides usually begin: the two cities and their airports. */
const usualStarts = ['guwahati-airport', 'guwahati', 'delhi-airport', 'delhi'];

export async function findStarts(db: Queryable): Promise<PlaceSuggestion[]> {
  const found = await Promise.all(usualStarts.map((slug) => selectPlace(db, slug)));
  return found.flatMap((place) => (place ? [{ ...place, km: null, minutes: null }] : []));
}

import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { cityName } from './cab-names.ts';
import type { Estimate } from './estimate.ts';
import { estimateOn } from './estimator.ts';
import { type Fare, offeredFare } from './fare.ts';
import type { FareBook } from './fare-book.ts';
import { readFareBook } from './fare-book-service.ts';
import { type Arrival, arrivalOf } from './fare-text.ts';
import { findStop } from './place-finder-service.ts';
import { type CarTypeRow, selectCarTypes, selectConfirmed, selectRatesFrom } from './rate-store.ts';
import { type CarType, type RateVersion, ratesOn } from './rates.ts';
import {
  isByHours,
  type RequestedTrip,
  type TripRequest,
  tripFields,
  tripRequestOf,
} from './requested-trip.ts';
import { faresOn, type PlaceSuggestion, type ResolvedTrip, requestedTripOf } from './resolved-trip.ts';
import { resolveOn } from './trip-resolver.ts';

/** The confirmed rates for travel from today on; empty while none are confirmed. */
export const readRates = (db: Queryable, now: Date): Promise<RateVersion[]> =>
  selectRatesFrom(db, dayInIndia(now));

export const readCarTypes = (db: Queryable): Promise<CarTypeRow[]> => selectCarTypes(db);

const maxSuggestions = 8;

export async function suggestPlaces(db: Queryable, typed: string, from: string): Promise<PlaceSuggestion[]> {
  return (await readFareBook(db, new Date())).suggest(typed, from, maxSuggestions);
}

/** What a ride from or to this known place meets; `undefined` where it meets nothing. */
export async function arrivalAt(db: Queryable, slug: string): Promise<Arrival | undefined> {
  const stop = slug === '' ? undefined : await findStop(db, slug);
  return stop && arrivalOf(stop.kind);
}

/** By road between two known places on a day; undefined where no road is known. */
export async function readRoadMinutes(
  db: Queryable,
  day: string,
  one: string,
  other: string,
): Promise<number | undefined> {
  return (await readFareBook(db, new Date())).wayOn(day, one, other)?.minutes;
}

export async function estimateFares(db: Queryable, request: TripRequest, now: Date): Promise<Estimate> {
  return estimateOn(await readFareBook(db, now), request, now);
}

export type PricedTrip = ResolvedTrip & {
  cityName: string;
  /** The car of the request, or the usual one where there is no such type. */
  car: CarType;
  /** `undefined` when the distance is unknown, no rates are confirmed or the car is not offered there. */
  fare: Fare | undefined;
  /** Of every car type that is offered there now. */
  fares: readonly Fare[];
  rates: RateVersion | undefined;
};

/** A resolved trip in its car, by these rates. */
export function pricedIn(
  book: FareBook,
  resolved: ResolvedTrip,
  rates: RateVersion | undefined,
  today: string,
): PricedTrip {
  const { trip, request } = resolved;
  const car = book.carOf(request.car);
  // A type that was deactivated since the visitor saw its fare keeps it.
  const fare =
    trip && rates ? offeredFare({ trip, carType: car, rates, today, travelDay: request.day }) : undefined;
  return {
    ...resolved,
    cityName: cityName(book.names, resolved.city),
    car,
    fare,
    fares: faresOn(resolved, rates, book, today),
    rates,
  };
}

/** One trip in one car, by the version that the request names or else by the rates for its day. */
export async function priceTrip(db: Queryable, request: TripRequest, now: Date): Promise<PricedTrip> {
  const { version, day } = request;
  const today = dayInIndia(now);
  const [book, promised] = await Promise.all([
    readFareBook(db, now),
    version === undefined ? undefined : selectConfirmed(db, version),
  ]);
  const { resolved } = resolveOn(book, request);
  return pricedIn(book, resolved, promised ?? ratesOn(book.versions, day < today ? today : day), today);
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
  const { version } = request;
  const [book, seen] = await Promise.all([
    readFareBook(db, now),
    version === undefined ? undefined : selectConfirmed(db, version),
  ]);
  const { resolved } = resolveOn(book, request);
  const { from, type } = resolved;
  if (from.name === '' && !isByHours(type)) return undefined;
  const { car, fare } = pricedIn(book, resolved, seen, dayInIndia(now));
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

/** Where rides usually begin: the first two cities and their airports. */
export const usualStarts = ['guwahati-airport', 'guwahati', 'delhi-airport', 'delhi'];

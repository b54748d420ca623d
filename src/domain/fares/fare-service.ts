import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { driveClock, type Now } from './drive-check.ts';
import type { Estimate } from './estimate.ts';
import { estimateOn } from './estimator.ts';
import { readFareBook } from './fare-book-service.ts';
import { type Arrival, arrivalOf } from './fare-text.ts';
import { type PricedTrip, pricedBy, ratesFor } from './priced-trip.ts';
import { type CarTypeRow, selectCarTypes, selectConfirmed, selectRatesFrom } from './rate-store.ts';
import type { RateVersion } from './rates.ts';
import {
  isByHours,
  type RequestedTrip,
  type TripRequest,
  tripFields,
  tripRequestOf,
} from './requested-trip.ts';
import { requestedTripOf, type StopSuggestion } from './resolved-trip.ts';
import { findStop } from './stop-finder-service.ts';

/** The confirmed rates for travel from today on; empty while none are confirmed. */
export const readRates = (db: Queryable, now: Date): Promise<RateVersion[]> =>
  selectRatesFrom(db, dayInIndia(now));

export const readCarTypes = (db: Queryable): Promise<CarTypeRow[]> => selectCarTypes(db);

const maxSuggestions = 8;

export async function suggestStops(db: Queryable, typed: string, from: string): Promise<StopSuggestion[]> {
  return (await readFareBook(db, new Date())).suggest(typed, from, maxSuggestions);
}

/** What a ride meets at its known ends. */
export async function arrivalsAt(
  db: Queryable,
  { fromSlug, toSlug }: Pick<RequestedTrip, 'fromSlug' | 'toSlug'>,
): Promise<{ from: Arrival | undefined; to: Arrival | undefined }> {
  const [from, to] = await Promise.all([fromSlug, toSlug].map((slug) => arrivalAt(db, slug)));
  return { from, to };
}

/** What a ride from or to this known stop meets; `undefined` where it meets nothing. */
export async function arrivalAt(db: Queryable, slug: string): Promise<Arrival | undefined> {
  const stop = slug === '' ? undefined : await findStop(db, slug);
  return stop && arrivalOf(stop.kind);
}

/** By road between two known stops on a day; undefined where no road is known. */
export async function readRoadMinutes(
  db: Queryable,
  day: string,
  one: string,
  other: string,
): Promise<number | undefined> {
  return (await readFareBook(db, new Date())).wayOn(day, one, other)?.minutes;
}

/** The roads of a day between known stops, read once for many pairs. */
export async function readRoads(
  db: Queryable,
  day: string,
): Promise<(one: string, other: string) => { km: number; minutes: number } | undefined> {
  const book = await readFareBook(db, new Date());
  return (one, other) => book.wayOn(day, one, other);
}

export async function estimateFares(db: Queryable, request: TripRequest, now: Date): Promise<Estimate> {
  return estimateOn(await readFareBook(db, now), request, now);
}

async function priceOn(db: Queryable, request: TripRequest, now: Date, clock?: Now): Promise<PricedTrip> {
  const { version } = request;
  const [book, promised] = await Promise.all([
    readFareBook(db, now),
    version === undefined ? undefined : selectConfirmed(db, version),
  ]);
  return pricedBy(promised ?? ratesFor(book, request, dayInIndia(now)), book, request, now, clock);
}

/** One trip in one car, by the version that the request names or else by the rates for its day. */
export const priceTrip = (db: Queryable, request: TripRequest, now: Date): Promise<PricedTrip> =>
  priceOn(db, request, now, driveClock(now));

/** The same for staff, who also enter rides of past days. */
export const priceBookedTrip = (db: Queryable, request: TripRequest, now: Date): Promise<PricedTrip> =>
  priceOn(db, request, now);

/** A confirmed version of the rates, also one that has been replaced since. */
export const findRates = (db: Queryable, version: number): Promise<RateVersion | undefined> =>
  selectConfirmed(db, version);

/**
 * The trip for an enquiry, with the fare by the version that the visitor saw, even if rates have changed since. A trip that
 * cannot be driven has none.
 */
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
  const priced = pricedBy(seen, book, request, now, driveClock(now));
  if (priced.from.name === '' && !isByHours(priced.type)) return undefined;
  const isChosen = request.car !== undefined || priced.fare !== undefined;
  return requestedTripOf(priced, isChosen ? priced.car : '', priced.fare);
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

import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { readFareBook } from './fare-book-service.ts';
import { type PricedTrip, pricedIn } from './fare-service.ts';
import { ratesOn } from './rates.ts';
import type { TripRequest } from './requested-trip.ts';
import { resolveOn } from './trip-resolver.ts';

/** Prices as many trips as a file has with one reading; each as `priceTrip` does, by the rates for its day. */
export async function openPricer(db: Queryable, now: Date): Promise<(request: TripRequest) => PricedTrip> {
  const book = await readFareBook(db, now);
  const today = dayInIndia(now);
  return (request) => {
    const { day } = request;
    const { resolved } = resolveOn(book, request);
    const rates = ratesOn(book.versions, day < today ? today : day);
    return pricedIn(book, resolved, rates, today);
  };
}

import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { readFareBook } from './fare-book-service.ts';
import { type PricedTrip, pricedBy, ratesFor } from './priced-trip.ts';
import type { TripRequest } from './requested-trip.ts';

/** Prices as many trips as a file has with one reading; each as `priceBookedTrip` does, by the rates for its day. */
export async function openPricer(db: Queryable, now: Date): Promise<(request: TripRequest) => PricedTrip> {
  const book = await readFareBook(db, now);
  const today = dayInIndia(now);
  return (request) => pricedBy(ratesFor(book, request, today), book, request, now);
}

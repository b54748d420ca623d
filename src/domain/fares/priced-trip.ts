import { dayInIndia } from '#domain/shared/india-time.ts';
import { checkDrive, type Now } from './drive-check.ts';
import type { TripProblem } from './estimate.ts';
import { type Fare, fareOf } from './fare.ts';
import type { FareBook } from './fare-book.ts';
import { type RateVersion, ratesOn } from './rates.ts';
import type { TripRequest } from './requested-trip.ts';
import type { ResolvedTrip } from './resolved-trip.ts';
import { resolveOn } from './trip-resolver.ts';

export type PricedTrip = ResolvedTrip & {
  /** `undefined` when the distance is unknown, no rates are confirmed or the trip cannot be driven. */
  fare: Fare | undefined;
  rates: RateVersion | undefined;
  /** Why it cannot be driven. */
  problem: TripProblem | undefined;
};

/** The rates for the day of the trip; those of today for one that is past. */
export const ratesFor = (book: FareBook, { day }: TripRequest, today: string): RateVersion | undefined =>
  ratesOn(book.versions, day < today ? today : day);

/** One trip in one car by these rates. Without a clock, also one that is past. */
export function pricedBy(
  rates: RateVersion | undefined,
  book: FareBook,
  request: TripRequest,
  now: Date,
  clock?: Now,
): PricedTrip {
  const { car: carType = 'sedan', day: travelDay } = request;
  const trip = resolveOn(book, request);
  const { resolved } = trip;
  const { problem } = checkDrive(book, trip, clock);
  const fare =
    resolved.trip && rates && !problem
      ? fareOf({ trip: resolved.trip, carType, rates, today: dayInIndia(now), travelDay })
      : undefined;
  return { ...resolved, fare, rates, problem };
}

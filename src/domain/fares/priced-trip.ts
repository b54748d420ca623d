import { dayInIndia } from '#domain/shared/india-time.ts';
import { cityName } from './cab-names.ts';
import { checkDrive, type Now } from './drive-check.ts';
import type { TripProblem } from './estimate.ts';
import { type Fare, offeredFare } from './fare.ts';
import type { FareBook } from './fare-book.ts';
import { type CarType, type RateVersion, ratesOn } from './rates.ts';
import type { TripRequest } from './requested-trip.ts';
import { faresOn, type ResolvedTrip } from './resolved-trip.ts';
import { resolveOn } from './trip-resolver.ts';

export type PricedTrip = ResolvedTrip & {
  cityName: string;
  /** The car of the request, or the usual one where there is no such type. */
  car: CarType;
  /** `undefined` when the distance is unknown, no rates are confirmed, the car is not offered there or the trip cannot be driven. */
  fare: Fare | undefined;
  /** Of every car type that is offered there now. */
  fares: readonly Fare[];
  rates: RateVersion | undefined;
  /** Why it cannot be driven. */
  problem: TripProblem | undefined;
};

/** The rates for the day of the trip; those of today for one that is past. */
export const ratesFor = (book: FareBook, { day }: TripRequest, today: string): RateVersion | undefined =>
  ratesOn(book.versions, day < today ? today : day);

/** One trip in its car by these rates. Without a clock, also one that is past. */
export function pricedBy(
  rates: RateVersion | undefined,
  book: FareBook,
  request: TripRequest,
  now: Date,
  clock?: Now,
): PricedTrip {
  const today = dayInIndia(now);
  const way = resolveOn(book, request);
  const { resolved } = way;
  const { trip } = resolved;
  const car = book.carOf(request.car);
  const { problem } = checkDrive(book, way, clock);
  // A type that was deactivated since the visitor saw its fare keeps it.
  const fare =
    trip && rates && !problem
      ? offeredFare({ trip, carType: car, rates, today, travelDay: request.day })
      : undefined;
  return {
    ...resolved,
    cityName: cityName(book.names, resolved.city),
    car,
    fare,
    fares: problem ? [] : faresOn(resolved, rates, book, today),
    rates,
    problem,
  };
}

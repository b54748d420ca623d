import { cityName } from './cab-names.ts';
import { checkDrive, driveClock, type TripOffer } from './drive-check.ts';
import type { Comparison, Estimate, PricedOffer } from './estimate.ts';
import type { Fare } from './fare.ts';
import type { FareBook } from './fare-book.ts';
import { type CarType, type City, cardOf, ratesOn } from './rates.ts';
import { fieldsOf, type TripRequest } from './requested-trip.ts';
import { faresOn } from './resolved-trip.ts';
import { type RoadTrip, resolveOn } from './trip-resolver.ts';

const lowest = (fares: readonly Fare[]): Fare | undefined =>
  fares.toSorted((one, other) => one.totalPaise - other.totalPaise)[0];

function pricesOf(book: FareBook, { resolved }: RoadTrip, today: string): Fare[] {
  const { day } = resolved.request;
  return faresOn(resolved, ratesOn(book.versions, day < today ? today : day), book, today);
}

function pricedOffer(book: FareBook, { code, request }: TripOffer, today: string): PricedOffer {
  const { day, time, returnDay = null, hours = null } = request;
  const trip = resolveOn(book, request);
  return {
    ...{ code, day, time, returnDay, hours },
    ...{ from: trip.resolved.from.name, to: trip.resolved.to.name },
    city: cityName(book.names, trip.resolved.city),
    query: String(new URLSearchParams(fieldsOf(request))),
    fromPaise: lowest(pricesOf(book, trip, today))?.totalPaise ?? null,
  };
}

/** The fares of the way there and of the way back as single rides in the same car type. */
function singlesPaise(book: FareBook, request: TripRequest, carType: CarType, today: string) {
  const { returnDay, ...out } = request;
  const back = { ...out, from: request.to, to: request.from, stops: [], day: returnDay ?? request.day };
  const [there, home] = [out, back].map((single) =>
    pricesOf(book, resolveOn(book, { ...single, trip: 'one-way' }), today).find(
      (fare) => fare.carType === carType,
    ),
  );
  return there && home ? there.totalPaise + home.totalPaise : undefined;
}

function compared(
  book: FareBook,
  { resolved, road }: RoadTrip,
  fares: readonly Fare[],
  today: string,
): Comparison | null {
  const fare = lowest(fares);
  if (!fare || !road?.back) return null;
  const { carType, totalPaise: roundTripPaise } = fare;
  const singles = singlesPaise(book, resolved.request, carType, today);
  if (singles === undefined) return null;
  return { carType, loopKm: road.out.km + road.back.km, singlesPaise: singles, roundTripPaise };
}

/** Whether any car is offered in the city on that day. */
function hasRatesIn(book: FareBook, city: City, day: string): boolean {
  const rates = ratesOn(book.versions, day)?.rates;
  return (
    rates !== undefined &&
    book.cities.some(({ code }) => code === city) &&
    book.cars.some(({ code }) => cardOf(rates, city, code) !== undefined)
  );
}

/** The one estimate of a trip, for the page, the call and the browser. */
export function estimateOn(book: FareBook, request: TripRequest, now: Date): Estimate {
  const clock = driveClock(now);
  const today = clock.day;
  const trip = resolveOn(book, request);
  const { resolved, road } = trip;
  const { problem, cautions, offers } = checkDrive(book, trip, clock);
  const isDrivable = problem === undefined;
  const fares = isDrivable ? pricesOf(book, trip, today) : [];
  return {
    ...resolved,
    problem: problem ?? null,
    cautions,
    offers: offers.map((offer) => pricedOffer(book, offer, today)),
    notes: road ? [...new Set([...road.out.notes, ...(road.back?.notes ?? [])])] : [],
    hasRates: hasRatesIn(book, resolved.city, request.day < today ? today : request.day),
    fares,
    comparison: compared(book, trip, fares, today),
  };
}

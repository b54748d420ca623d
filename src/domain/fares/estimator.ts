import { clockInIndia, clockMinutes, dayInIndia } from '#domain/shared/india-time.ts';
import { checkDrive, type TripOffer } from './drive-check.ts';
import type { Estimate, PricedOffer } from './estimate.ts';
import type { Fare } from './fare.ts';
import type { FareBook } from './fare-book.ts';
import { type City, cardOf, ratesOn } from './rates.ts';
import { fieldsOf, type TripRequest } from './requested-trip.ts';
import { faresOn } from './resolved-trip.ts';
import { type RoadTrip, resolveOn } from './trip-resolver.ts';

const lowest = (fares: readonly Fare[]): number | null =>
  fares.length === 0 ? null : Math.min(...fares.map(({ totalPaise }) => totalPaise));

function pricesOf(book: FareBook, { resolved }: RoadTrip, today: string): Fare[] {
  const { day } = resolved.request;
  return faresOn(resolved, ratesOn(book.versions, day < today ? today : day), book, today);
}

function pricedOffer(book: FareBook, { code, request }: TripOffer, today: string): PricedOffer {
  const { day, time, returnDay = null } = request;
  const fromPaise = lowest(pricesOf(book, resolveOn(book, request), today));
  return { code, day, time, returnDay, query: String(new URLSearchParams(fieldsOf(request))), fromPaise };
}

/** The lowest fare of the way there and of the way back as single rides. */
function singlesPaise(book: FareBook, request: TripRequest, today: string): number | undefined {
  const { returnDay, ...out } = request;
  const back = { ...out, from: request.to, to: request.from, stops: [], day: returnDay ?? request.day };
  const prices = [out, back].map((single) =>
    lowest(pricesOf(book, resolveOn(book, { ...single, trip: 'one-way' }), today)),
  );
  const [there, home] = prices;
  return typeof there === 'number' && typeof home === 'number' ? there + home : undefined;
}

function compared(book: FareBook, { resolved, road }: RoadTrip, fares: readonly Fare[], today: string) {
  const roundTripPaise = lowest(fares);
  const singles = road?.back && singlesPaise(book, resolved.request, today);
  return roundTripPaise === null || singles === undefined || !road?.back
    ? null
    : { loopKm: road.out.km + road.back.km, singlesPaise: singles, roundTripPaise };
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
  const today = dayInIndia(now);
  const trip = resolveOn(book, request);
  const { resolved, road } = trip;
  const { problem, cautions, offers } = checkDrive(book, trip, {
    day: today,
    minutes: clockMinutes(clockInIndia(now)),
  });
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

import type { CabRequestProps } from '#app/islands/cab-request.island.tsx';
import type { PageContext } from '#app/page-context.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { arrivalAt, priceTrip, readCarTypes } from '#domain/fares/fare-service.ts';
import { type Arrival, shownPrice } from '#domain/fares/fare-text.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import {
  fieldsOf,
  isByHours,
  missingEnd,
  type TripRequest,
  tripRequestOf,
} from '#domain/fares/requested-trip.ts';
import { isAboutFare, requestedTripOf } from '#domain/fares/resolved-trip.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { cabBookPath, paths } from '#paths.ts';
import { readRide } from './shown-ride.ts';

/** The same car is offered so many times where the people or the bags are more than it takes. */
const carCounts = [2, 3, 4];

const addressOf = (request: TripRequest) => cabBookPath(fieldsOf(request));

const numberLabel = (from: string | undefined, to: string | undefined): CabRequestProps['number'] => {
  if (!from && !to) return '';
  const both = new Set([from, to].filter(Boolean));
  return both.size > 1 ? 'both' : both.has('train') ? 'train' : 'flight';
};

type Car = Awaited<ReturnType<typeof readCarTypes>>[number];

/** The chosen car; null where there is no fare to choose one by, and `undefined` where one has to be chosen first. */
function carIn(cars: readonly Car[], { request, fares }: PricedTrip) {
  const { car: code } = request;
  if (code === undefined) return fares.length > 0 || missingEnd(request) ? undefined : null;
  return cars.find((one) => one.code === code);
}

/** Where the people or the bags are more than the car takes: larger ones, and the same more than once. */
function moreRoom(car: Car, cars: readonly Car[], priced: PricedTrip, promised: TripRequest) {
  const fares = new Map(priced.fares.map((fare) => [fare.carType, fare]));
  const shown = (fare: Fare, count = 1) => shownPrice(count * fare.totalPaise, isAboutFare(priced, fare));
  const larger = cars
    .filter(
      ({ seats, bags }) => seats >= car.seats && bags >= car.bags && seats + bags > car.seats + car.bags,
    )
    .map(({ code: other, name, seats, bags }) => {
      const fare = fares.get(other);
      const path = addressOf({ ...promised, car: other });
      return { name, seats, bags, path, price: fare ? shown(fare) : '' };
    });
  const several = carCounts.map((count) => ({
    ...{ count, seats: count * car.seats, bags: count * car.bags },
    price: priced.fare ? shown(priced.fare, count) : '',
  }));
  return { larger, several };
}

type Ends = { from: Arrival | undefined; to: Arrival | undefined; isByHours: boolean };

const addressesOf = (ends: Ends): CabRequestProps['addresses'] => [
  ...(ends.from ? [] : (['pickupAddress'] as const)),
  ...(ends.to || ends.isByHours ? [] : (['dropAddress'] as const)),
];

/** The trip of the query in its car; `undefined` where a car has to be chosen, no beginning is named, or the trip cannot be driven. */
export async function readBook({ db, tags }: Pick<PageContext, 'db' | 'tags'>, query: URLSearchParams) {
  tags.add('fares');
  const now = new Date();
  const today = dayInIndia(now);
  const request = tripRequestOf(Object.fromEntries(query), today);
  const [priced, cars, settings] = await Promise.all([
    priceTrip(db, request, now),
    readCarTypes(db),
    readSettings(db),
  ]);
  const car = carIn(cars, priced);
  if (car === undefined || priced.problem || (priced.from.name === '' && !isByHours(priced.type)))
    return undefined;
  const fare = car ? priced.fare : undefined;
  const trip = requestedTripOf(priced, car?.code ?? '', fare);
  const promised: TripRequest = { ...request, ...(fare && { version: fare.rateVersion }) };
  const [from, to] = await Promise.all([arrivalAt(db, trip.fromSlug), arrivalAt(db, trip.toSlug)]);
  const { car: _car, version: _version, ...withoutCar } = request;
  const options = { arrival: from, hasNumber: false, paymentTerms: settings.paymentTerms, now };
  return {
    ride: await readRide(db, trip, options),
    price: fare ? shownPrice(fare.totalPaise, trip.isAbout) : '',
    address: addressOf(promised),
    trip: String(new URLSearchParams(fieldsOf(promised))),
    changePath: `${paths.cabFare}?${new URLSearchParams(fieldsOf(withoutCar))}`,
    car: car && { name: car.name, examples: car.examples, seats: car.seats, bags: car.bags },
    ...(car ? moreRoom(car, cars, priced, promised) : { larger: [], several: [] }),
    number: numberLabel(from, to),
    meets: from ?? null,
    addresses: addressesOf({ from, to, isByHours: isByHours(trip.trip) }),
  };
}

export type Book = NonNullable<Awaited<ReturnType<typeof readBook>>>;

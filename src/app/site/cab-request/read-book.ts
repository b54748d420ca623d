import type { CabRequestProps } from '#app/islands/cab-request.island.tsx';
import type { PageContext } from '#app/page-context.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import { shortCancelling } from '#domain/enquiries/cab-request/cancelling-lines.ts';
import { pricedRideOf } from '#domain/enquiries/cab-request/ride-terms.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { severalCars } from '#domain/fares/cars-needed.ts';
import { arrivalsAt, priceTrip, readCarTypes } from '#domain/fares/fare-service.ts';
import { type Arrival, priceText } from '#domain/fares/fare-text.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import {
  fieldsOf,
  isByHours,
  missingPlace,
  type TripRequest,
  tripRequestOf,
} from '#domain/fares/requested-trip.ts';
import { isAboutFare, requestedTripOf } from '#domain/fares/resolved-trip.ts';
import { carSlot } from '#domain/photo-slots/photo-slot.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { cabBookPath, paths } from '#paths.ts';
import { numberAsked } from './number-asked.ts';
import { rideOf, shownRide } from './ride-view.ts';

const addressOf = (request: TripRequest) => cabBookPath(fieldsOf(request));

type Car = Awaited<ReturnType<typeof readCarTypes>>[number];

/** The chosen car; null where there is no fare to choose one by, and `undefined` where one has to be chosen first. */
function carIn(cars: readonly Car[], { request, fares }: PricedTrip) {
  const { car: code } = request;
  if (code === undefined) return fares.length > 0 || missingPlace(request) ? undefined : null;
  return cars.find((one) => one.code === code);
}

/** Where the people or the bags are more than the car takes: larger ones, and the same more than once. */
function moreRoom(car: Car, cars: readonly Car[], priced: PricedTrip, promised: TripRequest) {
  const fares = new Map(priced.fares.map((fare) => [fare.carType, fare]));
  const larger = cars
    .filter(
      ({ seats, bags }) => seats >= car.seats && bags >= car.bags && seats + bags > car.seats + car.bags,
    )
    .map(({ code: other, name, seats, bags }) => {
      const fare = fares.get(other);
      const path = addressOf({ ...promised, car: other });
      const price = fare ? priceText(fare.totalPaise, isAboutFare(priced, fare)) : '';
      return { name, seats, bags, path, price };
    });
  const { fare } = priced;
  return { larger, several: severalCars(car, fare?.totalPaise, isAboutFare(priced, fare)) };
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
  const slot = carSlot(car?.code ?? '');
  const [photos, arrivals, policy, cabs] = await Promise.all([
    readSlotPhotos({ db, tags }, car ? [slot] : []),
    arrivalsAt(db, trip),
    policyOf(db, { rateVersion: fare?.rateVersion ?? null }, now),
    readCabNames(db),
  ]);
  const { from, to } = arrivals;
  const { car: _car, version: _version, ...withoutCar } = request;
  const number: CabRequestProps['number'] = numberAsked(arrivals) ?? '';
  const frame = { arrivals, policy, settings, state: 'open', now } as const;
  return {
    ride: shownRide(trip, false, cabs, frame),
    cancelling: shortCancelling(policy, pricedRideOf(rideOf(trip, false)), now),
    price: fare ? priceText(fare.totalPaise, trip.isAbout) : '',
    address: addressOf(promised),
    trip: String(new URLSearchParams(fieldsOf(promised))),
    photo: photos.get(slot),
    changePath: `${paths.cabFare}?${new URLSearchParams(fieldsOf(withoutCar))}`,
    car: car && { name: car.name, examples: car.examples, seats: car.seats, bags: car.bags },
    ...(car ? moreRoom(car, cars, priced, promised) : { larger: [], several: [] }),
    number,
    meets: from ?? null,
    addresses: addressesOf({ from, to, isByHours: isByHours(trip.trip) }),
  };
}

export type Book = NonNullable<Awaited<ReturnType<typeof readBook>>>;

import { type Fare, fareOf } from './fare.ts';
import { type CarType, type City, carTypes, type RateVersion } from './rates.ts';
import { isByHours, type RequestedTrip, type TripRequest } from './requested-trip.ts';
import { daysBetween, type PlaceKind, rideTypeOf, type Trip, type TripType } from './trip.ts';

export type Place = { slug: string; name: string; kind: PlaceKind; city: City };

/** A suggested place; with kilometres when a route from the other chosen place is known. */
export type PlaceSuggestion = Place & { km: number | null; minutes: number | null };

export type Distance = { km: number; minutes: number };

/** A place of the request: known, or only a name. */
export type NamedPlace = { name: string; place: Place | undefined };

/** As people say it: `guwahati airport` for `Guwahati Airport (LGBI)`. */
export const spokenName = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase();

/** A request with its places looked up. */
export type ResolvedTrip = {
  request: TripRequest;
  from: NamedPlace;
  to: NamedPlace;
  type: TripType;
  city: City;
  km: number | undefined;
  minutes: number | undefined;
  /** `undefined` while the distance is unknown. */
  trip: Trip | undefined;
};

/** Most rides begin in the city that the request names, so its rates hold where neither place is known. */
const defaultCity: City = 'guwahati';

type Lookup = { from: NamedPlace; to: NamedPlace; route: Distance | undefined };

/** The ride behind a request, from what is known of its places; the same in the browser and on the server. */
export function resolvedTrip(request: TripRequest, { from, to, route }: Lookup): ResolvedTrip {
  if (isByHours(request.trip)) {
    const city = from.place?.city ?? request.city ?? to.place?.city ?? defaultCity;
    const { hours = 0, km } = request;
    const trip = { city, type: request.trip, hours, ...(km !== undefined && { km }) };
    return { request, from, to, type: request.trip, city, km, minutes: undefined, trip };
  }
  const city = from.place?.city ?? to.place?.city ?? request.city ?? defaultCity;
  const km = route?.km ?? request.km;
  const ride = from.place && to.place ? rideTypeOf(from.place, to.place) : 'one-way';
  const type = request.trip === 'round-trip' ? 'round-trip' : ride;
  const days = daysBetween(request.day, request.returnDay ?? request.day);
  const trip = km === undefined ? undefined : rideOf(type, city, km, days);
  return { request, from, to, type, city, km, minutes: route?.minutes, trip };
}

const rideOf = (type: 'one-way' | 'airport' | 'round-trip', city: City, km: number, days: number): Trip =>
  type === 'round-trip' ? { city, type, km, days } : { city, type, km };

/** One for each car type; empty when the distance is unknown or no rates are confirmed. */
export function faresOn(
  { trip, request }: Pick<ResolvedTrip, 'trip' | 'request'>,
  rates: RateVersion | undefined,
  today: string,
): Fare[] {
  if (!trip || !rates) return [];
  return carTypes.map((carType) => fareOf({ trip, carType, rates, today, travelDay: request.day }));
}

/** What an enquiry, a mail and a chat say about the trip. */
export function requestedTripOf(
  { request, from, to, type, city, km }: ResolvedTrip,
  car: CarType,
  fare: Fare | undefined,
): RequestedTrip {
  return {
    trip: type,
    city,
    from: from.name,
    to: isByHours(type) ? '' : to.name,
    fromSlug: from.place?.slug ?? '',
    toSlug: isByHours(type) ? '' : (to.place?.slug ?? ''),
    km: km ?? null,
    day: request.day,
    time: request.time,
    returnDay: request.returnDay ?? null,
    hours: request.hours ?? null,
    car,
    fare: fare ?? null,
  };
}

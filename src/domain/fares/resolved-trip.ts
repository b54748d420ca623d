import { type Fare, fareOf } from './fare.ts';
import { type CarType, type City, carTypes, type RateVersion } from './rates.ts';
import { isByHours, type RequestedTrip, type TripRequest } from './requested-trip.ts';
import type { PlaceKind, Trip, TripType } from './trip.ts';

export type Place = { slug: string; name: string; kind: PlaceKind; city: City };

/** A suggested place; with kilometres where a road from the other chosen place is known. */
export type PlaceSuggestion = Place & { km: number | null; minutes: number | null };

/** A place of the request: known, or only a name. */
export type NamedPlace = {
  name: string;
  place: Place | undefined;
  /** Known places that the name may mean, where it is none. */
  suggestions: readonly Place[];
};

/** As people say it: `guwahati airport` for `Guwahati Airport (LGBI)`. */
export const spokenName = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase();

/** A request with its places looked up. */
export type ResolvedTrip = {
  request: TripRequest;
  from: NamedPlace;
  to: NamedPlace;
  stops: readonly NamedPlace[];
  type: TripType;
  city: City;
  /** One way, over the stops. */
  km: number | undefined;
  minutes: number | undefined;
  /** A distance in it is still to be confirmed. */
  isAbout: boolean;
  /** `undefined` while the distance is unknown. */
  trip: Trip | undefined;
};

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
  { request, from, to, stops, type, city, km, isAbout }: ResolvedTrip,
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
    ...(stops.length > 0 && { stops: stops.map(({ name }) => name) }),
    km: km ?? null,
    day: request.day,
    time: request.time,
    returnDay: request.returnDay ?? null,
    hours: request.hours ?? null,
    car,
    ...(isAbout && { isAbout }),
    fare: fare ?? null,
  };
}

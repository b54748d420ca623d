import type { NamedCode } from './cab-names.ts';
import { type Fare, isByMinimum, offeredFare } from './fare.ts';
import type { PermitState } from './permits.ts';
import type { CarType, City, RateVersion } from './rates.ts';
import { isByHours, type RequestedTrip, type TripRequest } from './requested-trip.ts';
import type { StopKind, Trip, TripType } from './trip.ts';

export type Stop = { slug: string; name: string; kind: StopKind; city: City };

/** A suggested stop; with kilometres where a road from the other chosen stop is known. */
export type StopSuggestion = Stop & { km: number | null; minutes: number | null };

/** A place of the request: known, or only a name. */
export type NamedStop = {
  name: string;
  stop: Stop | undefined;
  /** Known stops that the name may mean, where it is none. */
  suggestions: readonly Stop[];
};

/** As people say it: `guwahati airport` for `Guwahati Airport (LGBI)`. */
export const spokenName = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase();

/** A request with its stops looked up. */
export type ResolvedTrip = {
  request: TripRequest;
  from: NamedStop;
  to: NamedStop;
  stops: readonly NamedStop[];
  type: TripType;
  city: City;
  /** One way, over the stops. */
  km: number | undefined;
  minutes: number | undefined;
  /** A distance in it is still to be confirmed. */
  isAbout: boolean;
  /** The states on it that ask visitors for papers. */
  permits: readonly PermitState[];
  nights: number;
  /** `undefined` while the distance is unknown. */
  trip: Trip | undefined;
};

/** What is offered now: its car types in their order, and its cities. */
export type Offer = { cars: readonly Pick<NamedCode, 'code'>[]; cities: readonly NamedCode[] };

/** One for each car type that is offered there; empty when the distance is unknown or no rates are confirmed. */
export function faresOn(
  { trip, request }: Pick<ResolvedTrip, 'trip' | 'request'>,
  rates: RateVersion | undefined,
  { cars, cities }: Offer,
  today: string,
): Fare[] {
  if (!trip || !rates || !cities.some(({ code }) => code === trip.city)) return [];
  return cars.flatMap(
    ({ code }) => offeredFare({ trip, carType: code, rates, today, travelDay: request.day }) ?? [],
  );
}

/** What is counted of a trip: its type and the codes of its ends, empty where a stop is not known. */
export const countedTripOf = ({ from, to, type }: Pick<ResolvedTrip, 'from' | 'to' | 'type'>) => ({
  trip: type,
  from: from.stop?.slug ?? '',
  to: isByHours(type) ? '' : (to.stop?.slug ?? ''),
});

/** Whether a fare may change with a distance that is still to be confirmed. */
export const isAboutFare = ({ isAbout }: Pick<ResolvedTrip, 'isAbout'>, fare: Fare | undefined): boolean =>
  isAbout && !(fare && isByMinimum(fare));

/** What an enquiry, a mail and a chat say about the trip. */
export function requestedTripOf(resolved: ResolvedTrip, car: CarType, fare: Fare | undefined): RequestedTrip {
  const { request, from, to, stops, type, city, km, permits, nights } = resolved;
  return {
    trip: type,
    city,
    from: from.name,
    to: isByHours(type) ? '' : to.name,
    fromSlug: from.stop?.slug ?? '',
    toSlug: isByHours(type) ? '' : (to.stop?.slug ?? ''),
    ...(stops.length > 0 && { stops: stops.map(({ name }) => name) }),
    km: km ?? null,
    day: request.day,
    time: request.time,
    returnDay: request.returnDay ?? null,
    hours: request.hours ?? null,
    car,
    ...(isAboutFare(resolved, fare) && { isAbout: true }),
    ...(permits.length > 0 && { permits }),
    ...(nights > 0 && { nights }),
    fare: fare ?? null,
  };
}

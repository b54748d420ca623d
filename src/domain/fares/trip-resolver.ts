import type { FareBook } from './fare-book.ts';
import type { Way } from './network/road-leg.ts';
import { joinedWay } from './network/way.ts';
import { type PermitState, permitStatesAmong } from './permits.ts';
import { isByHours, type TripRequest } from './requested-trip.ts';
import type { NamedStop, ResolvedTrip } from './resolved-trip.ts';
import {
  daysBetween,
  drivingDays,
  maxDays,
  maxKm,
  maxLoopKm,
  rideTypeOf,
  type Trip,
  type TripType,
} from './trip.ts';

/** The roads of a trip: to its end over its stops, and back on a round trip. */
export type TripRoad = {
  out: Way;
  back: Way | undefined;
  /** The way out from stop to stop. */
  parts: readonly Way[];
};

export type RoadTrip = {
  resolved: ResolvedTrip;
  /** `undefined` for hire by the hour, and while a distance is unknown. */
  road: TripRoad | undefined;
  /** The first pair of its stops whose road is closed on that day. */
  closed: [from: NamedStop, to: NamedStop] | undefined;
};

type Pair = [from: NamedStop, to: NamedStop];

const pairsOf = (stops: readonly NamedStop[]): Pair[] =>
  stops.slice(1).map((to, index): Pair => [stops[index] ?? to, to]);

const slugsOf = ([from, to]: Pair): [string, string] | undefined =>
  from.stop && to.stop ? [from.stop.slug, to.stop.slug] : undefined;

/** The road of each pair; `undefined` as soon as one of them is unknown. */
function waysOver(book: FareBook, day: string, pairs: readonly Pair[]): Way[] | undefined {
  const ways: Way[] = [];
  for (const pair of pairs) {
    const slugs = slugsOf(pair);
    const way = slugs && book.wayOn(day, ...slugs);
    if (!way) return undefined;
    ways.push(way);
  }
  return ways;
}

const closedAmong = (book: FareBook, day: string, pairs: readonly Pair[]): Pair | undefined =>
  pairs.find((pair) => {
    const slugs = slugsOf(pair);
    return slugs && book.isClosedOn(day, ...slugs);
  });

/**
 * The states of the named stops that ask visitors for papers, and then those on the road between them. A road that only
 * touches a border town, such as the one to North Lakhimpur, asks for none.
 */
function permitsOf(book: FareBook, stops: readonly NamedStop[], road: TripRoad | undefined): PermitState[] {
  const statesOf = (slugs: readonly (string | undefined)[]) =>
    slugs.flatMap((slug) => (slug === undefined ? [] : (book.stopOf(slug)?.state ?? [])));
  const reached = permitStatesAmong(statesOf(stops.map(({ stop }) => stop?.slug)));
  if (reached.length === 0) return reached;
  const driven = [...(road?.out.legs ?? []), ...(road?.back?.legs ?? [])].flatMap(({ from, to }) => [
    from,
    to,
  ]);
  return permitStatesAmong([...reached, ...statesOf(driven)]);
}

/** The kilometres of the road, or those that were typed where no road is known. */
function rideOf(resolved: Omit<ResolvedTrip, 'trip'>, road: TripRoad | undefined): Trip | undefined {
  const { type, city, km, request } = resolved;
  if (km === undefined || km === 0 || km > maxKm || isByHours(type)) return undefined;
  if (type !== 'round-trip') return { city, type, km };
  const days = Math.max(1, daysBetween(request.day, request.returnDay ?? request.day));
  const loopKm = road?.back ? road.out.km + road.back.km : 2 * km;
  if (days > maxDays || loopKm > maxLoopKm) return undefined;
  return { city, type, km, days, ...(loopKm !== 2 * km && { loopKm }) };
}

function resolvedHire(book: FareBook, request: TripRequest): RoadTrip {
  const [from, to] = [book.named(request.from), book.named('')];
  const city = from.stop?.city ?? book.cityOf(request.city);
  const { hours = 0, km, trip: type } = request;
  const trip: Trip | undefined = isByHours(type)
    ? { city, type, hours, ...(km !== undefined && { km }) }
    : undefined;
  // A typed stop that nobody knows may be in any city.
  const isKnown = from.stop !== undefined || from.name === '';
  const resolved: ResolvedTrip = {
    ...{ request, from, to, stops: [], type, city, km, minutes: undefined },
    ...{ isAbout: false, nights: 0, permits: permitsOf(book, [from], undefined) },
    trip: isKnown ? trip : undefined,
  };
  return { resolved, road: undefined, closed: undefined };
}

type Ends = Pick<ResolvedTrip, 'from' | 'to' | 'stops'>;

/** Its road, and the pair of stops whose road is closed on that day. */
function roadOf(
  book: FareBook,
  request: TripRequest,
  { from, to, stops }: Ends,
): Pick<RoadTrip, 'road' | 'closed'> {
  const isBack = request.trip === 'round-trip';
  const [outPairs, backPairs] = [pairsOf([from, ...stops, to]), isBack ? pairsOf([to, from]) : []];
  const { day, returnDay = day } = request;
  const parts = waysOver(book, day, outPairs);
  const [back] = waysOver(book, returnDay, backPairs) ?? [];
  if (parts && (back || !isBack)) return { road: { out: joinedWay(parts), back, parts }, closed: undefined };
  const closed = closedAmong(book, day, outPairs) ?? closedAmong(book, returnDay, backPairs);
  return { road: undefined, closed };
}

function typeOf({ trip }: TripRequest, { from, to, stops }: Ends, km: number | undefined): TripType {
  if (trip === 'round-trip') return trip;
  return from.stop && to.stop && stops.length === 0 ? rideTypeOf(from.stop, to.stop, km ?? 0) : 'one-way';
}

/** The nights away from home: those between its days, and where a way takes longer than one driver may drive in a day. */
export function nightsOn({ day, returnDay = day }: TripRequest, ways: readonly Way[]): number {
  return Math.max(daysBetween(day, returnDay), ...ways.map(({ minutes }) => drivingDays(minutes))) - 1;
}

/** A request with its stops, its road and the trip that is priced. */
export function resolveOn(book: FareBook, request: TripRequest): RoadTrip {
  if (isByHours(request.trip)) return resolvedHire(book, request);
  const ends = {
    from: book.named(request.from),
    to: book.named(request.to),
    stops: request.stops.map((stop) => book.named(stop)),
  };
  const { road, closed } = roadOf(book, request, ends);
  const km = road?.out.km ?? request.km;
  const known = {
    ...ends,
    ...{ request, km, minutes: road?.out.minutes },
    type: typeOf(request, ends, km),
    city: ends.from.stop?.city ?? ends.to.stop?.city ?? book.cityOf(request.city),
    isAbout: [road?.out, road?.back].some((way) => way?.isAbout === true),
    permits: permitsOf(book, [ends.from, ...ends.stops, ends.to], road),
    nights: nightsOn(request, road?.parts ?? []),
  };
  return { resolved: { ...known, trip: rideOf(known, road) }, road, closed };
}

import type { Coordinates } from '#domain/shared/daylight.ts';
import { type CabChoices, type CabNames, type NamedCode, usualCarOf } from './cab-names.ts';
import type { RoadLeg, Way } from './network/road-leg.ts';
import { RoadNetwork } from './network/road-network.ts';
import { wayWithDistance } from './network/way.ts';
import type { CarTypeRow } from './rate-store.ts';
import { type CarType, type City, hasHireByHour, type RateVersion, ratesOn } from './rates.ts';
import type { NamedStop, Stop, StopSuggestion } from './resolved-trip.ts';
import { createStopIndex, type StopIndex } from './stop-names.ts';
import { maxTransferKm } from './trip.ts';

export type StopRecord = Stop & { otherNames: string; state: string; coordinates: Coordinates | undefined };

/** A distance that staff have set for a pair of stops. */
export type SetDistance = { from: string; to: string; km: number; minutes: number; isAbout: boolean };

/** Everything that decides a fare, as it was at one moment. */
export type FareBook = {
  versions: readonly RateVersion[];
  /** What is offered now, in its order. */
  cars: readonly CarTypeRow[];
  cities: readonly NamedCode[];
  /** Of everything that was ever offered. */
  names: CabNames;
  /** The car that is meant, offered or not, or the usual one where there is no such type. */
  carOf(code: CarType | undefined): CarType;
  /** The city that is meant, or the first where there is no such city. Its rates hold where neither stop is known. */
  cityOf(code: City | undefined): City;
  stopOf(slug: string): StopRecord | undefined;
  named(typed: string): NamedStop;
  /** With kilometres from the other end, where that is known. */
  suggest(typed: string, other: string, limit: number): StopSuggestion[];
  /** A known stop as a suggestion. */
  suggestion(slug: string, other: string): StopSuggestion | undefined;
  /** The quickest way on a day; a distance that staff set for the pair wins. */
  wayOn(day: string, from: string, to: string): Way | undefined;
  /** Whether roads join the two only in other months. */
  isClosedOn(day: string, from: string, to: string): boolean;
  /** Whether cars are hired by the hour from there: in a city that has hour packages on that day. */
  hasHire(day: string, stop: Stop): boolean;
};

export type FareBookRows = {
  versions: readonly RateVersion[];
  cars: readonly CarTypeRow[];
  cabs: CabChoices;
  stops: readonly StopRecord[];
  legs: readonly RoadLeg[];
  distances: readonly SetDistance[];
};

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

const monthOf = (day: string) => Number(day.slice(5, 7));

const refOf = ({ slug, name, kind, city }: StopRecord): Stop => ({ slug, name, kind, city });

/** A slug, a name as people type it, or a name that is not known. */
function namesOf(index: StopIndex<StopRecord>) {
  return (typed: string): NamedStop => {
    const { stop, suggestion, suggestions = [] } = index.find(typed);
    if (stop) return { name: stop.name, stop: refOf(stop), suggestions: [] };
    return {
      name: typed,
      stop: undefined,
      suggestions: (suggestion ? [suggestion] : suggestions).map(refOf),
    };
  };
}

/**
 * Keeps what was made of the last rows. Books are read far more often than names and roads change, and an index of all names
 * takes longer than everything else in a book.
 */
function madeOnce<Row, Made>(make: (rows: readonly Row[]) => Made): (rows: readonly Row[]) => Made {
  let last: { key: string; made: Made } | undefined;
  return (rows) => {
    const key = JSON.stringify(rows);
    if (last?.key !== key) last = { key, made: make(rows) };
    return last.made;
  };
}

const networkOf = madeOnce((legs: readonly RoadLeg[]) => new RoadNetwork(legs));
const namesIn = madeOnce((stops: readonly StopRecord[]) => createStopIndex(stops));

const known = (all: readonly NamedCode[], wanted: string | undefined): string | undefined =>
  all.find(({ code }) => code === wanted)?.code;

export function fareBookOf({ versions, cars, cabs, stops, legs, distances }: FareBookRows): FareBook {
  const network = networkOf(legs);
  const bySlug = new Map(stops.map((stop) => [stop.slug, stop]));
  const names = namesIn(stops);
  const set = new Map(distances.map((distance) => [pairOf(distance.from, distance.to), distance]));
  const inCity = new Map<City, StopRecord[]>();
  for (const stop of stops)
    if (stop.kind === 'in-city') inCity.set(stop.city, [...(inCity.get(stop.city) ?? []), stop]);

  const wayIn = (way: Way | undefined, from: string, to: string) => {
    const distance = set.get(pairOf(from, to));
    return distance ? wayWithDistance(way, distance) : way;
  };
  const wayOn: FareBook['wayOn'] = (day, from, to) =>
    wayIn(network.wayBetween(from, to, monthOf(day)), from, to);
  const wayInAnyMonth = (from: string, to: string) => wayIn(network.wayInAnyMonth(from, to), from, to);

  const suggestionOf = (stop: StopRecord, other: string): StopSuggestion => {
    const way = other === '' ? undefined : wayInAnyMonth(other, stop.slug);
    return { ...refOf(stop), km: way?.km ?? null, minutes: way ? Math.round(way.minutes) : null };
  };

  const isInItsCity = ({ kind, city, slug }: Stop): boolean =>
    kind === 'in-city' ||
    (kind !== 'beyond' &&
      (inCity.get(city) ?? []).some(
        (stop) => (wayInAnyMonth(slug, stop.slug)?.km ?? Infinity) <= maxTransferKm,
      ));

  const cities = cabs.cities.filter(({ isActive }) => isActive).map(({ code, name }) => ({ code, name }));

  return {
    versions,
    cars,
    cities,
    names: cabs,
    carOf: (code) => known(cabs.carTypes, code) ?? usualCarOf(cars),
    cityOf: (code) => known(cabs.cities, code) ?? cities[0]?.code ?? '',
    stopOf: (slug) => bySlug.get(slug),
    named: namesOf(names),
    suggest: (typed, other, limit) =>
      names
        .suggest(typed, limit + 1)
        .filter(({ slug }) => slug !== other)
        .slice(0, limit)
        .map((stop) => suggestionOf(stop, other)),
    suggestion(slug, other) {
      const stop = bySlug.get(slug);
      return stop && suggestionOf(stop, other);
    },
    wayOn,
    isClosedOn: (day, from, to) => !wayOn(day, from, to) && wayInAnyMonth(from, to) !== undefined,
    hasHire(day, stop) {
      const rates = ratesOn(versions, day)?.rates;
      return isInItsCity(stop) && (rates === undefined || hasHireByHour(rates, stop.city));
    },
  };
}

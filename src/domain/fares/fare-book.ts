import type { Coordinates } from '#domain/shared/daylight.ts';
import type { RoadLeg, Way } from './network/road-leg.ts';
import { RoadNetwork } from './network/road-network.ts';
import { wayWithDistance } from './network/way.ts';
import type { CarTypeRow } from './rate-store.ts';
import { type City, cities, type RateVersion } from './rates.ts';
import { type NamedPlace, type Place, type PlaceSuggestion, spokenName } from './resolved-trip.ts';
import { maxTransferKm } from './trip.ts';

export type Stop = Place & { otherNames: string; coordinates: Coordinates | undefined };

/** A distance that staff have set for a pair of stops. */
export type SetDistance = { from: string; to: string; km: number; minutes: number; isAbout: boolean };

/** Everything that decides a fare, as it was at one moment. */
export type FareBook = {
  versions: readonly RateVersion[];
  cars: readonly CarTypeRow[];
  stopOf(slug: string): Stop | undefined;
  named(typed: string): NamedPlace;
  /** With kilometres from the other end, where that is known. */
  suggest(typed: string, other: string, limit: number): PlaceSuggestion[];
  /** A known stop as a suggestion. */
  suggestion(slug: string, other: string): PlaceSuggestion | undefined;
  /** The quickest way on a day; a distance that staff set for the pair wins. */
  wayOn(day: string, from: string, to: string): Way | undefined;
  /** Whether roads join the two only in other months. */
  isClosedOn(day: string, from: string, to: string): boolean;
  /** Whether cars of the city are hired by the hour from there. */
  isInItsCity(place: Place): boolean;
};

export type FareBookRows = {
  versions: readonly RateVersion[];
  cars: readonly CarTypeRow[];
  stops: readonly Stop[];
  legs: readonly RoadLeg[];
  distances: readonly SetDistance[];
};

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

const monthOf = (day: string) => Number(day.slice(5, 7));

const placeOf = ({ slug, name, kind, city }: Stop): Place => ({ slug, name, kind, city });

function namesOf(stops: readonly Stop[]): (typed: string) => NamedPlace {
  const bySlug = new Map(stops.map((stop) => [stop.slug, stop]));
  // Of stops with the same name, the first.
  const reversed = stops.toReversed();
  const byName = new Map([
    ...reversed.map((stop) => [spokenName(stop.name), stop] as const),
    ...reversed.map((stop) => [stop.name.toLowerCase(), stop] as const),
  ]);
  return (typed) => {
    const stop = bySlug.get(typed) ?? byName.get(typed.toLowerCase());
    return { name: stop?.name ?? typed, place: stop && placeOf(stop), suggestions: [] };
  };
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function fareBookOf({ versions, cars, stops, legs, distances }: FareBookRows): FareBook {
  const network = new RoadNetwork(legs);
  const bySlug = new Map(stops.map((stop) => [stop.slug, stop]));
  const set = new Map(distances.map((distance) => [pairOf(distance.from, distance.to), distance]));
  const inCity = new Map<City, Stop[]>();
  for (const stop of stops)
    if (stop.kind === 'in-city') inCity.set(stop.city, [...(inCity.get(stop.city) ?? []), stop]);

  const wayIn = (way: Way | undefined, from: string, to: string) => {
    const distance = set.get(pairOf(from, to));
    return distance ? wayWithDistance(way, distance) : way;
  };
  const wayOn: FareBook['wayOn'] = (day, from, to) =>
    wayIn(network.wayBetween(from, to, monthOf(day)), from, to);
  const wayInAnyMonth = (from: string, to: string) => wayIn(network.wayInAnyMonth(from, to), from, to);

  const suggestionOf = (stop: Stop, other: string): PlaceSuggestion => {
    const way = other === '' ? undefined : wayInAnyMonth(other, stop.slug);
    return { ...placeOf(stop), km: way?.km ?? null, minutes: way ? Math.round(way.minutes) : null };
  };

  return {
    versions,
    cars,
    stopOf: (slug) => bySlug.get(slug),
    named: namesOf(stops),
    suggest(typed, other, limit) {
      const words = wordsIn(typed);
      return stops
        .filter((stop) => {
          const stopWords = wordsIn(`${stop.name} ${stop.otherNames}`);
          return (
            stop.slug !== other && words.every((word) => stopWords.some((other) => other.startsWith(word)))
          );
        })
        .map((stop) => suggestionOf(stop, other))
        .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || a.name.localeCompare(b.name))
        .slice(0, limit);
    },
    suggestion(slug, other) {
      const stop = bySlug.get(slug);
      return stop && suggestionOf(stop, other);
    },
    wayOn,
    isClosedOn: (day, from, to) => !wayOn(day, from, to) && wayInAnyMonth(from, to) !== undefined,
    isInItsCity: ({ kind, city, slug }) =>
      kind === 'in-city' ||
      (kind !== 'beyond' &&
        (inCity.get(city) ?? []).some(
          (stop) => (wayInAnyMonth(slug, stop.slug)?.km ?? Infinity) <= maxTransferKm,
        )),
  };
}

/** The names of the cities in which cars are hired by the hour. */
export const hourCities: readonly City[] = cities;

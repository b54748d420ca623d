import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Estimate, readCarTypes, readRates } from './fare-service.ts';
import { type SnapshotRoute, selectPlaces, selectRoutes } from './fare-snapshot-store.ts';
import type { CarTypeRow } from './rate-store.ts';
import { type RateVersion, ratesOn } from './rates.ts';
import { isByHours, type TripRequest } from './requested-trip.ts';
import { faresOn, type NamedPlace, type Place, resolvedTrip, spokenName } from './resolved-trip.ts';

/** Everything that an estimate needs, as it was at one moment. */
export type FareSnapshot = {
  versions: RateVersion[];
  cars: CarTypeRow[];
  estimate(request: TripRequest, now: Date): Estimate;
};

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** By its slug or its name in any case, also without what the name has in brackets. */
function placeFinder(places: readonly Place[]): (typed: string) => NamedPlace {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  // Of places with the same name, the first.
  const reversed = places.toReversed();
  const byName = new Map([
    ...reversed.map((place) => [spokenName(place.name), place] as const),
    ...reversed.map((place) => [place.name.toLowerCase(), place] as const),
  ]);
  return (typed) => {
    const place = bySlug.get(typed) ?? byName.get(typed.toLowerCase());
    return { name: place?.name ?? typed, place };
  };
}

function snapshotOf(
  versions: RateVersion[],
  cars: CarTypeRow[],
  places: readonly Place[],
  routes: readonly SnapshotRoute[],
): FareSnapshot {
  const find = placeFinder(places);
  const byPair = new Map(routes.map((route) => [pairOf(route.from, route.to), route]));
  return {
    versions,
    cars,
    estimate(request, now) {
      const [from, to] = [find(request.from), find(request.to)];
      const isRide = from.place && to.place && !isByHours(request.trip);
      const route = isRide ? byPair.get(pairOf(from.place?.slug ?? '', to.place?.slug ?? '')) : undefined;
      const resolved = resolvedTrip(request, { from, to, route });
      const rates = ratesOn(versions, request.day);
      const fares = faresOn(resolved, rates, dayInIndia(now));
      return { ...resolved, hasRates: rates !== undefined, fares };
    },
  };
}

async function readBook(db: Queryable): Promise<FareSnapshot> {
  const [versions, cars, places, routes] = await Promise.all([
    readRates(db, new Date()),
    readCarTypes(db),
    selectPlaces(db),
    selectRoutes(db),
  ]);
  return snapshotOf(versions, cars, places, routes);
}

/**
 * Keeps rates, places and routes in memory, so that an estimate asks the database nothing. `forget` is called when one
 * of them has changed.
 */
export function createFareSnapshots(db: Queryable) {
  let snapshot: Promise<FareSnapshot> | undefined;
  return {
    read(): Promise<FareSnapshot> {
      if (snapshot) return snapshot;
      const reading = readBook(db);
      snapshot = reading;
      // A failed reading is not kept.
      reading.catch(() => {
        if (snapshot === reading) snapshot = undefined;
      });
      return reading;
    },
    forget(): void {
      snapshot = undefined;
    },
  };
}

export type FareSnapshots = ReturnType<typeof createFareSnapshots>;

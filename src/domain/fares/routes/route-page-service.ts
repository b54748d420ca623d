import type { Fare } from '#domain/fares/fare.ts';
import { readFareBook } from '#domain/fares/fare-book-service.ts';
import { estimateFares } from '#domain/fares/fare-service.ts';
import { type CarTypeRow, selectCarTypes } from '#domain/fares/rate-store.ts';
import type { City } from '#domain/fares/rates.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectRoutePage, selectRoutePages } from './route-page-store.ts';

export const hasRoutePage = async (db: Queryable, slug: string): Promise<boolean> =>
  (await selectRoutePage(db, slug)) !== undefined;

export type ListedRoutePage = {
  slug: string;
  from: string;
  to: string;
  city: City;
  km: number;
  minutes: number;
};

/** All route pages, the shortest first. */
export async function listRoutePages(db: Queryable): Promise<ListedRoutePage[]> {
  const now = new Date();
  const [book, pages] = await Promise.all([readFareBook(db, now), selectRoutePages(db)]);
  return pages
    .flatMap(({ fromSlug, toSlug, ...page }) => {
      const way = book.wayOn(dayInIndia(now), fromSlug, toSlug);
      return way ? [{ ...page, km: way.km, minutes: Math.round(way.minutes) }] : [];
    })
    .sort((a, b) => a.km - b.km || a.slug.localeCompare(b.slug));
}

/** Without a fare there and back where that takes more than one day. */
type CarFares = CarTypeRow & { oneWay: Fare; roundTrip: Fare | undefined };

export type RoutePage = {
  slug: string;
  from: { slug: string; name: string };
  to: { slug: string; name: string };
  city: City;
  km: number;
  minutes: number;
  /** A distance in it is still to be confirmed. */
  isAbout: boolean;
  stops: string;
  road: string;
  season: string;
  /** Empty while no rates are confirmed. */
  cars: CarFares[];
};

/** A route with its fares for travel tomorrow, one way and there and back on one day. */
export async function readRoutePage(db: Queryable, slug: string, now: Date): Promise<RoutePage | undefined> {
  const route = await selectRoutePage(db, slug);
  if (!route) return undefined;
  const { fromSlug, toSlug, stops, road, season } = route;
  const today = dayInIndia(now);
  const date = daysAfter(today, 1);
  const ride = (trip: string) =>
    estimateFares(
      db,
      tripRequestOf({ trip, from: fromSlug, to: toSlug, date, returnDate: date }, today),
      now,
    );
  const [oneWay, roundTrip, carTypes] = await Promise.all([
    ride('one-way'),
    ride('round-trip'),
    selectCarTypes(db),
  ]);
  const fareFor = (fares: readonly Fare[], code: string) => fares.find(({ carType }) => carType === code);
  const cars = carTypes.flatMap((car) => {
    const [single, both] = [fareFor(oneWay.fares, car.code), fareFor(roundTrip.fares, car.code)];
    return single ? [{ ...car, oneWay: single, roundTrip: both }] : [];
  });
  const { from, to, city, km, minutes, isAbout } = oneWay;
  // Neither the route nor the road legs have its distance.
  if (km === undefined || minutes === undefined) return undefined;
  return {
    ...{ stops, road, season, km, isAbout },
    minutes: Math.round(minutes),
    slug,
    from: { slug: fromSlug, name: from.name },
    to: { slug: toSlug, name: to.name },
    city,
    cars,
  };
}

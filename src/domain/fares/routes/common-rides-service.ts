import type { FareBook } from '#domain/fares/fare-book.ts';
import { readFareBook } from '#domain/fares/fare-book-service.ts';
import { type CarType, type RateVersion, ratesOn } from '#domain/fares/rates.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { faresOn, type StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { resolveOn } from '#domain/fares/trip-resolver.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectRidesFrom, selectRoutePages } from './route-page-store.ts';

export type CommonRide = {
  to: string;
  km: number;
  minutes: number;
  /** Its distance is still to be confirmed. */
  isAbout: boolean;
  /** The slug of its route page, if it has one. */
  page: string | null;
  /** By type of car, for travel tomorrow, one way. */
  fares: { carType: CarType; totalPaise: number }[];
};

export type CommonFares = {
  /** The name of the stop where they begin. */
  from: string;
  /** Those that are offered there, from the smallest to the largest. */
  cars: { code: CarType; name: string; seats: number }[];
  /** Empty while no rates are confirmed. */
  rides: CommonRide[];
};

export const noFares: CommonFares = { from: '', cars: [], rides: [] };

const maxEnds = 8;

/** Where rides from a stop usually end, the nearest first. */
export async function listRideEnds(db: Queryable, book: FareBook, start: string): Promise<StopSuggestion[]> {
  if (start === '') return [];
  const ends = await selectRidesFrom(db, start);
  return ends
    .flatMap(({ slug }) => book.suggestion(slug, start) ?? [])
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))
    .slice(0, maxEnds);
}

type PricedRide = Pick<CommonRide, 'km' | 'minutes' | 'isAbout' | 'fares'>;

/** One way tomorrow between two stops; `undefined` where no road leads. */
function pricedOn(book: FareBook, rates: RateVersion, from: string, to: string, today: string) {
  const fields = { trip: 'one-way', from, to, date: daysAfter(today, 1) };
  const { resolved } = resolveOn(book, tripRequestOf(fields, today));
  const { km, minutes, isAbout } = resolved;
  if (km === undefined || minutes === undefined) return undefined;
  const fares = faresOn(resolved, rates, book, today).map(({ carType, totalPaise }) => ({
    carType,
    totalPaise,
  }));
  return { km, minutes: Math.round(minutes), isAbout, fares } satisfies PricedRide;
}

/** Where routes lead from a stop, the nearest first, with the fare of each type of car. */
export async function listCommonRides(db: Queryable, start: string, now: Date): Promise<CommonFares> {
  const today = dayInIndia(now);
  const [book, found] = await Promise.all([readFareBook(db, now), selectRidesFrom(db, start)]);
  const from = book.stopOf(start);
  const rates = ratesOn(book.versions, daysAfter(today, 1));
  if (!from || !rates) return noFares;
  const rides = found.flatMap(({ slug, name, page }) => {
    const priced = pricedOn(book, rates, from.slug, slug, today);
    return priced ? [{ to: name, page, ...priced }] : [];
  });
  const priced = new Set(rides.flatMap(({ fares }) => fares.map(({ carType }) => carType)));
  return {
    from: from.name,
    cars: book.cars
      .filter(({ code }) => priced.has(code))
      .map(({ code, name, seats }) => ({ code, name, seats })),
    rides: rides.sort((a, b) => a.km - b.km || a.to.localeCompare(b.to)),
  };
}

export type RouteFare = Omit<PricedRide, 'fares'> & {
  slug: string;
  from: string;
  to: string;
  /** Of the least expensive car. */
  lowestPaise: number;
};

/** These routes in their order, each for travel tomorrow, one way; without those that have no page or no fare. */
export async function listRouteFares(
  db: Queryable,
  slugs: readonly string[],
  now: Date,
): Promise<RouteFare[]> {
  const today = dayInIndia(now);
  const [book, pages] = await Promise.all([readFareBook(db, now), selectRoutePages(db)]);
  const rates = ratesOn(book.versions, daysAfter(today, 1));
  if (!rates) return [];
  return slugs.flatMap((wanted) => {
    const page = pages.find(({ slug }) => slug === wanted);
    const priced = page && pricedOn(book, rates, page.fromSlug, page.toSlug, today);
    if (!page || !priced || priced.fares.length === 0) return [];
    const { fares, ...ride } = priced;
    const lowestPaise = Math.min(...fares.map(({ totalPaise }) => totalPaise));
    return [{ slug: page.slug, from: page.from, to: page.to, lowestPaise, ...ride }];
  });
}

import { readCarTypes, readRates } from '#domain/fares/fare-service.ts';
import { selectPlace } from '#domain/fares/place-store.ts';
import { type CarType, ratesOn } from '#domain/fares/rates.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { faresOn, resolvedTrip } from '#domain/fares/resolved-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectRidesFrom } from './route-page-store.ts';

export type CommonRide = {
  to: string;
  km: number;
  minutes: number;
  /** The slug of its route page, if it has one. */
  page: string | null;
  /** By type of car, for travel tomorrow, one way. */
  fares: { carType: CarType; totalPaise: number }[];
};

export type CommonFares = {
  /** The name of the place where they begin. */
  from: string;
  cars: { code: CarType; name: string }[];
  /** Empty while no rates are confirmed. */
  rides: CommonRide[];
};

export const noFares: CommonFares = { from: '', cars: [], rides: [] };

/** Where routes lead from a place, with the fare of each type of car. */
export async function listCommonRides(db: Queryable, start: string, now: Date): Promise<CommonFares> {
  const today = dayInIndia(now);
  const day = daysAfter(today, 1);
  const [from, versions, cars, found] = await Promise.all([
    selectPlace(db, start),
    readRates(db, now),
    readCarTypes(db),
    selectRidesFrom(db, start),
  ]);
  const rates = ratesOn(versions, day);
  if (!from || !rates) return noFares;
  const rides = found.map(({ to, km, minutes, page }) => {
    const request = tripRequestOf({ trip: 'one-way', from: from.slug, to: to.slug, date: day }, today);
    const ends = { from: { name: from.name, place: from }, to: { name: to.name, place: to } };
    const resolved = resolvedTrip(request, { ...ends, route: { km, minutes } });
    const fares = faresOn(resolved, rates, today).map(({ carType, totalPaise }) => ({ carType, totalPaise }));
    return { to: to.name, km, minutes, page, fares };
  });
  return { from: from.name, cars: cars.map(({ code, name }) => ({ code, name })), rides };
}

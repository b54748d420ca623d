import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { fareOf } from './fare.ts';
import { type PricedTrip, readRates } from './fare-service.ts';
import { PlaceIndex } from './files/fare-import-plan.ts';
import { ratesOn } from './rates.ts';
import type { TripRequest } from './requested-trip.ts';
import { type NamedPlace, resolvedTrip, spokenName } from './resolved-trip.ts';
import { selectAllPlaces, selectAllRoutes } from './routes/route-staff-store.ts';

/** A route holds in both directions. */
const routeKey = (one: string, other: string) => [one, other].toSorted().join(' ');

/** Prices as many trips as a file has with three queries; each as `priceTrip` does, by the rates for its day. */
export async function openPricer(db: Queryable, now: Date): Promise<(request: TripRequest) => PricedTrip> {
  const all = await selectAllPlaces(db);
  const places = new PlaceIndex(all);
  const bySpokenName = new Map(all.toReversed().map((place) => [spokenName(place.name), place]));
  const routes = new Map(
    (await selectAllRoutes(db)).map((route) => [routeKey(route.fromSlug, route.toSlug), route]),
  );
  const versions = await readRates(db, now);
  const today = dayInIndia(now);
  const named = (typed: string): NamedPlace => {
    const place = places.find(typed) ?? bySpokenName.get(typed.toLowerCase());
    return { name: place?.name ?? typed, place };
  };
  return (request) => {
    const { car: carType = 'sedan', day } = request;
    const [from, to] = [named(request.from), named(request.to)];
    const route = from.place && to.place ? routes.get(routeKey(from.place.slug, to.place.slug)) : undefined;
    const resolved = resolvedTrip(request, { from, to, route });
    const rates = ratesOn(versions, day < today ? today : day);
    const { trip } = resolved;
    const fare = trip && rates ? fareOf({ trip, carType, rates, today, travelDay: day }) : undefined;
    return { ...resolved, fare, rates };
  };
}

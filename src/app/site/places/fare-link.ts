import type { Link } from '#app/content/page-content.ts';
import { placeLists } from '#app/content/places/place-lists.ts';
import { placePageTexts as texts } from '#app/content/places/place-page.ts';
import { hasRoutePage } from '#domain/fares/routes/route-page-service.ts';
import type { Place } from '#domain/places/place.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { paths, taxiRoutePath } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';

const fareAddress = (trip: Record<string, string>) => `${paths.cabFare}?${new URLSearchParams(trip)}`;

/** Where the fare to a place stands: the page of the route, or the estimator with the trip filled in. */
export async function readFareLink(db: Queryable, place: Place): Promise<Link | undefined> {
  const { slug, name, distanceFrom, distanceKm, listedOn } = place;
  if (distanceKm !== null) {
    const route = `${slugOf(distanceFrom, '')}-to-${slug}`;
    const trip = { trip: 'one-way', from: distanceFrom, to: name, km: String(distanceKm) };
    return {
      name: texts.fare(distanceFrom),
      path: (await hasRoutePage(db, route)) ? taxiRoutePath(route) : fareAddress(trip),
    };
  }
  // The places of this list are in the city, where a car is hired for the day.
  if (listedOn !== '' && placeLists[listedOn].path === paths.delhiSightseeingTaxi)
    return { name: texts.dayFare(place.region), path: fareAddress({ trip: 'sightseeing', from: 'delhi' }) };
  return undefined;
}

import { isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { places, routes } from './fares-table.ts';
import type { Place } from './resolved-trip.ts';

export type SnapshotRoute = { from: string; to: string; km: number; minutes: number };

/** In the order in which a name that two places share is looked up. */
export const selectPlaces = (db: Queryable): Promise<Place[]> =>
  db
    .select({ slug: places.slug, name: places.name, kind: places.kind, city: places.city })
    .from(places)
    .where(isNull(places.endedAt))
    .orderBy(places.id);

export const selectRoutes = (db: Queryable): Promise<SnapshotRoute[]> =>
  db
    .select({ from: routes.fromSlug, to: routes.toSlug, km: routes.km, minutes: routes.minutes })
    .from(routes)
    .where(isNull(routes.endedAt));

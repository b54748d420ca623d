import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { SetDistance, StopRecord } from './fare-book.ts';
import { roadLegs, routes, stops } from './fares-table.ts';
import type { RoadLeg } from './network/road-leg.ts';

/** In the order in which a name that two stops share is looked up. */
export async function selectStops(db: Queryable): Promise<StopRecord[]> {
  const { slug, name, kind, city, otherNames, state, lat, lng } = stops;
  const rows = await db
    .select({ slug, name, kind, city, otherNames, state, lat, lng })
    .from(stops)
    .where(isNull(stops.endedAt))
    .orderBy(stops.id);
  return rows.map(({ lat, lng, ...stop }) => ({
    ...stop,
    coordinates: lat === null || lng === null ? undefined : { lat, lng },
  }));
}

export async function selectLegs(db: Queryable): Promise<RoadLeg[]> {
  const { fromSlug, toSlug, km, minutes, isHill, closedMonths, note, source } = roadLegs;
  return db
    .select({ from: fromSlug, to: toSlug, km, minutes, isHill, closedMonths, note, source })
    .from(roadLegs)
    .where(isNull(roadLegs.endedAt))
    .orderBy(roadLegs.id);
}

/** The distances that staff have set for a pair of stops. */
export async function selectSetDistances(db: Queryable): Promise<SetDistance[]> {
  const { fromSlug, toSlug, km, minutes, checkedOn } = routes;
  const rows = await db
    .select({ from: fromSlug, to: toSlug, km, minutes, checkedOn })
    .from(routes)
    .where(and(isNull(routes.endedAt), isNotNull(routes.km)));
  return rows.map(({ from, to, km, minutes, checkedOn }) => ({
    from,
    to,
    km: km ?? 0,
    minutes: minutes ?? 0,
    isAbout: checkedOn === null,
  }));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { places, routes } from '#domain/fares/fares-table.ts';
import type { Queryable } from '#platform/database/db.ts';

const pageSlug = sql<string>`${routes.fromSlug} || '-to-' || ${routes.toSlug}`;

/** A route without a text of its own has no page. */
const hasPage = and(
  isNull(routes.endedAt),
  sql`(${routes.stops} <> '' or ${routes.road} <> '' or ${routes.season} <> '')`,
);

export async function selectRoutePage(db: Queryable, slug: string) {
  const { fromSlug, toSlug, km, minutes, stops, road, season } = routes;
  const [row] = await db
    .select({ fromSlug, toSlug, km, minutes, stops, road, season })
    .from(routes)
    .where(and(eq(pageSlug, slug), hasPage));
  return row;
}

/** All route pages with the names of their ends, the shortest first. */
export async function selectRoutePages(db: Queryable) {
  const from = sql`(select name from ${places} where slug = ${routes.fromSlug} and ended_at is null)`;
  const end = db
    .select({ slug: places.slug, name: places.name, city: places.city })
    .from(places)
    .where(isNull(places.endedAt))
    .as('destination');
  return db
    .select({
      slug: pageSlug,
      from: sql<string>`coalesce(${from}, ${routes.fromSlug})`,
      to: end.name,
      city: end.city,
      km: routes.km,
      minutes: routes.minutes,
    })
    .from(routes)
    .innerJoin(end, eq(end.slug, routes.toSlug))
    .where(hasPage)
    .orderBy(routes.km, pageSlug);
}

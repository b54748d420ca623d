import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { routes, stops } from '#domain/fares/fares-table.ts';
import type { Queryable } from '#platform/database/db.ts';

const pageSlug = sql<string>`${routes.fromSlug} || '-to-' || ${routes.toSlug}`;

/** A route without a text of its own has no page. */
const hasPage = and(
  isNull(routes.endedAt),
  sql`(${routes.stops} <> '' or ${routes.road} <> '' or ${routes.season} <> '')`,
);

export async function selectRoutePage(db: Queryable, slug: string) {
  const { fromSlug, toSlug, stops, road, season } = routes;
  const [row] = await db
    .select({ fromSlug, toSlug, stops, road, season })
    .from(routes)
    .where(and(eq(pageSlug, slug), hasPage));
  return row;
}

/** All route pages with the names of their ends. */
export async function selectRoutePages(db: Queryable) {
  const from = sql`(select name from ${stops} where slug = ${routes.fromSlug} and ended_at is null)`;
  const end = db
    .select({ slug: stops.slug, name: stops.name, city: stops.city })
    .from(stops)
    .where(isNull(stops.endedAt))
    .as('destination');
  return db
    .select({
      slug: pageSlug,
      from: sql<string>`coalesce(${from}, ${routes.fromSlug})`,
      to: end.name,
      city: end.city,
      fromSlug: routes.fromSlug,
      toSlug: routes.toSlug,
    })
    .from(routes)
    .innerJoin(end, eq(end.slug, routes.toSlug))
    .where(hasPage)
    .orderBy(pageSlug);
}

/** The stops that routes lead to from a stop, in either direction. */
export async function selectRidesFrom(db: Queryable, slug: string) {
  const other = sql`case when ${routes.fromSlug} = ${slug} then ${routes.toSlug} else ${routes.fromSlug} end`;
  return db
    .select({
      slug: stops.slug,
      name: stops.name,
      page: sql<string | null>`case when ${hasPage} and ${routes.fromSlug} = ${slug} then ${pageSlug} end`,
    })
    .from(routes)
    .innerJoin(stops, and(eq(stops.slug, other), isNull(stops.endedAt)))
    .where(and(isNull(routes.endedAt), or(eq(routes.fromSlug, slug), eq(routes.toSlug, slug))))
    .orderBy(stops.name);
}

import { and, isNull, sql } from 'drizzle-orm';
import { wordsOf } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import { places, routes } from './fares-table.ts';
import type { Place, PlaceSuggestion } from './resolved-trip.ts';

export type { Place, PlaceSuggestion };

const columns = { slug: places.slug, name: places.name, kind: places.kind, city: places.city };

const maxSuggestions = 8;

/** The routes of a place, seen from it; a route holds in both directions. */
const routesFrom = (slug: string) => sql`
  select ${routes.toSlug} as other, ${routes.km}, ${routes.minutes} from ${routes}
  where ${routes.fromSlug} = ${slug} and ${routes.endedAt} is null
  union all
  select ${routes.fromSlug}, ${routes.km}, ${routes.minutes} from ${routes}
  where ${routes.toSlug} = ${slug} and ${routes.endedAt} is null`;

/** Places whose names have words that begin as typed, those with a known route first. */
export async function selectSuggestions(
  db: Queryable,
  typed: string,
  from: string,
): Promise<PlaceSuggestion[]> {
  const words = wordsOf(typed);
  const matches =
    words.length > 0
      ? sql`and ${places.search} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
      : sql``;
  const found = await db.execute<PlaceSuggestion>(sql`
    select ${places.slug}, ${places.name}, ${places.kind}, ${places.city}, route.km, route.minutes
    from ${places} left join (${routesFrom(from)}) as route on route.other = ${places.slug}
    where ${places.endedAt} is null and ${places.slug} <> ${from} ${matches}
    order by route.km is null, route.km, ${places.name} limit ${maxSuggestions}`);
  return found.rows;
}

async function selectExactPlace(db: Queryable, typed: string): Promise<Place | undefined> {
  const [row] = await db
    .select(columns)
    .from(places)
    .where(
      and(
        isNull(places.endedAt),
        sql`(${places.slug} = ${typed} or lower(${places.name}) = lower(${typed}))`,
      ),
    )
    .orderBy(sql`${places.slug} <> ${typed}`, places.id)
    .limit(1);
  return row;
}

/** `Guwahati airport` is said for `Guwahati Airport (LGBI)`. The words use the index of suggestions. */
async function selectSpokenPlace(db: Queryable, typed: string): Promise<Place | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const [row] = await db
    .select(columns)
    .from(places)
    .where(
      and(
        isNull(places.endedAt),
        sql`${places.search} @@ to_tsquery('simple', ${words.join(' & ')})`,
        sql`lower(split_part(${places.name}, ' (', 1)) = lower(${typed})`,
      ),
    )
    .orderBy(places.id)
    .limit(1);
  return row;
}

/** By its slug or its name in any case, also without what the name has in brackets. */
export const selectPlace = async (db: Queryable, typed: string): Promise<Place | undefined> =>
  (await selectExactPlace(db, typed)) ?? (await selectSpokenPlace(db, typed));

export type RouteRow = Omit<typeof routes.$inferSelect, 'importId' | 'endedByImportId'>;

/** The route between two places, in either direction. */
export async function selectRoute(db: Queryable, one: string, other: string): Promise<RouteRow | undefined> {
  const [row] = await db
    .select()
    .from(routes)
    .where(
      and(
        isNull(routes.endedAt),
        sql`least(${routes.fromSlug}, ${routes.toSlug}) = least(${one}::text, ${other}::text)`,
        sql`greatest(${routes.fromSlug}, ${routes.toSlug}) = greatest(${one}::text, ${other}::text)`,
      ),
    );
  return row;
}

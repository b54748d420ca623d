import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { Place, PlacesAsked } from './place.ts';
import { columns } from './place-store.ts';
import { places } from './place-table.ts';

// As the partial indexes have it; the planner does not derive their condition from a parameter.
const isPublic = and(sql`${places.state} = 'published'`, isNull(places.deletedAt));

/** Also drafts and deleted ones, whose publication changes the page. */
export const selectBySlugs = (db: Queryable, slugs: readonly string[]): Promise<Place[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : db
        .select(columns)
        .from(places)
        .where(inArray(places.slug, [...slugs]));

/** What visitors may see of a query, by name. */
export const selectAsked = (db: Queryable, { region, kind, max }: PlacesAsked): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(
      and(
        isPublic,
        region === '' ? undefined : eq(places.region, region),
        kind === '' ? undefined : eq(places.kind, kind),
      ),
    )
    .orderBy(asc(places.name), asc(places.id))
    .limit(max);

type Shown = Pick<Place, 'id' | 'region' | 'listedOn' | 'position'>;

/** Others of its region, and then of its list; those with a page of their own first. */
export const selectNear = (db: Queryable, { id, region, listedOn, position }: Shown, max: number) =>
  db
    .select(columns)
    .from(places)
    .where(
      and(
        isPublic,
        ne(places.id, BigInt(id)),
        or(eq(places.region, region), listedOn === '' ? undefined : eq(places.listedOn, listedOn)),
      ),
    )
    .orderBy(
      sql`${places.region} = ${region} desc`,
      sql`${places.hasPage} desc`,
      sql`${places.listedOn} = ${listedOn} desc`,
      sql`abs(${places.position} - ${position})`,
      asc(places.id),
    )
    .limit(max);

import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { Sight, SightsAsked } from './sight.ts';
import { columns } from './sight-store.ts';
import { sights } from './sight-table.ts';

// As the partial indexes have it; the planner does not derive their condition from a parameter.
const isPublic = and(sql`${sights.state} = 'published'`, isNull(sights.deletedAt));

/** Also drafts and deleted ones, whose publication changes the page. */
export const selectBySlugs = (db: Queryable, slugs: readonly string[]): Promise<Sight[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : db
        .select(columns)
        .from(sights)
        .where(inArray(sights.slug, [...slugs]));

/** What visitors may see of a query, by name. */
export const selectAsked = (db: Queryable, { region, kind, max }: SightsAsked): Promise<Sight[]> =>
  db
    .select(columns)
    .from(sights)
    .where(
      and(
        isPublic,
        region === '' ? undefined : eq(sights.region, region),
        kind === '' ? undefined : eq(sights.kind, kind),
      ),
    )
    .orderBy(asc(sights.name), asc(sights.id))
    .limit(max);

type Shown = Pick<Sight, 'id' | 'region' | 'listedOn' | 'position'>;

/** Others of its region, and then of its list; those with a page of their own first. */
export const selectNear = (db: Queryable, { id, region, listedOn, position }: Shown, max: number) =>
  db
    .select(columns)
    .from(sights)
    .where(
      and(
        isPublic,
        ne(sights.id, BigInt(id)),
        or(eq(sights.region, region), listedOn === '' ? undefined : eq(sights.listedOn, listedOn)),
      ),
    )
    .orderBy(
      sql`${sights.region} = ${region} desc`,
      sql`${sights.hasPage} desc`,
      sql`${sights.listedOn} = ${listedOn} desc`,
      sql`abs(${sights.position} - ${position})`,
      asc(sights.id),
    )
    .limit(max);

import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { fareImports, roadLegs } from '#domain/fares/fares-table.ts';
import type { Author } from '#domain/fares/routes/route-staff-store.ts';
import type { Slice } from '#domain/publishing/publishing.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { LegFacts } from './leg-input.ts';

/** A leg that holds. Each change makes a new row, so the id also tells which change it is. */
export type LegRow = LegFacts & { id: bigint; fromSlug: string; toSlug: string };

export const legColumns = {
  id: roadLegs.id,
  fromSlug: roadLegs.fromSlug,
  toSlug: roadLegs.toSlug,
  km: roadLegs.km,
  minutes: roadLegs.minutes,
  isHill: roadLegs.isHill,
  closedMonths: roadLegs.closedMonths,
  note: roadLegs.note,
  source: roadLegs.source,
};

export type LegFilter = {
  /** For each typed word the stops that it may mean; a leg has one of them for every word. */
  slugsByWord: readonly (readonly string[])[];
  which: 'all' | 'unconfirmed' | 'removed';
};

const slugArray = (slugs: readonly string[]) => sql`${sql.param(slugs)}::text[]`;

/** The last row of a pair of stops that has no leg any more. */
const isRemoved = sql`${roadLegs.endedAt} is not null and not exists (select from ${roadLegs} later
  where least(later.from_slug, later.to_slug) = least(${roadLegs.fromSlug}, ${roadLegs.toSlug})
    and greatest(later.from_slug, later.to_slug) = greatest(${roadLegs.fromSlug}, ${roadLegs.toSlug})
    and later.id > ${roadLegs.id})`;

const which: Record<LegFilter['which'], SQL | undefined> = {
  all: isNull(roadLegs.endedAt),
  // Written out, because the planner takes a partial index only for its own condition.
  unconfirmed: sql`${roadLegs.endedAt} is null and ${roadLegs.source} = ''`,
  removed: isRemoved,
};

const legConditions = (filter: LegFilter): SQL | undefined =>
  and(
    which[filter.which],
    ...filter.slugsByWord.map((slugs) =>
      or(
        sql`${roadLegs.fromSlug} = any (${slugArray(slugs)})`,
        sql`${roadLegs.toSlug} = any (${slugArray(slugs)})`,
      ),
    ),
  );

/** A page of the list, in reverse order when it is counted from the end. */
export const legSlice = (db: Queryable, filter: LegFilter, { offset, limit, fromEnd }: Slice) => {
  const order = fromEnd ? desc : asc;
  return db
    .select(legColumns)
    .from(roadLegs)
    .where(legConditions(filter))
    .orderBy(order(roadLegs.fromSlug), order(roadLegs.toSlug))
    .offset(offset)
    .limit(limit);
};

export async function countLegs(db: Queryable, filter: LegFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(roadLegs)
    .where(legConditions(filter));
  return row?.total ?? 0;
}

/** How many legs each of these stops has. */
export async function countLegsOf(db: Queryable, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const side = (column: typeof roadLegs.fromSlug | typeof roadLegs.toSlug) =>
    db
      .select({ slug: column })
      .from(roadLegs)
      .where(and(isNull(roadLegs.endedAt), inArray(column, [...slugs])));
  const found = await side(roadLegs.fromSlug).unionAll(side(roadLegs.toSlug));
  const counts = new Map<string, number>();
  for (const { slug } of found) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

export const selectAllLegs = (db: Queryable): Promise<LegRow[]> =>
  db
    .select(legColumns)
    .from(roadLegs)
    .where(isNull(roadLegs.endedAt))
    .orderBy(asc(roadLegs.fromSlug), asc(roadLegs.toSlug));

export async function selectLeg(db: Queryable, id: bigint): Promise<LegRow | undefined> {
  const [row] = await db
    .select(legColumns)
    .from(roadLegs)
    .where(and(eq(roadLegs.id, id), isNull(roadLegs.endedAt)));
  return row;
}

/** In either direction. */
const isPair = (one: string, other: string) =>
  and(
    sql`least(${roadLegs.fromSlug}, ${roadLegs.toSlug}) = least(${one}::text, ${other}::text)`,
    sql`greatest(${roadLegs.fromSlug}, ${roadLegs.toSlug}) = greatest(${one}::text, ${other}::text)`,
  );

export async function hasLegBetween(db: Queryable, one: string, other: string): Promise<boolean> {
  const found = await db
    .select({ id: roadLegs.id })
    .from(roadLegs)
    .where(and(isNull(roadLegs.endedAt), isPair(one, other)));
  return found.length > 0;
}

/** Two changes at once could each leave the other's road to a stop, and together none. */
export async function lockLegs(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${roadLegs} in share row exclusive mode`);
}

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const rowsAtOnce = 1000;

function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}

/** Ends the legs that still hold and returns them. */
export async function endLegs(
  db: Queryable,
  ids: readonly bigint[],
  { name, importId }: Author,
): Promise<LegRow[]> {
  const ended: LegRow[] = [];
  for (const some of portions(ids))
    ended.push(
      ...(await db
        .update(roadLegs)
        .set({
          endedAt: sql`now()`,
          endedBy: name,
          ...(importId !== undefined && { endedByImportId: importId }),
        })
        .where(and(inArray(roadLegs.id, some), isNull(roadLegs.endedAt)))
        .returning(legColumns)),
    );
  return ended;
}

/** Returns the ids of what was added: a pair of stops that has a leg adds none. */
export async function insertLegs(
  db: Queryable,
  rows: readonly Omit<LegRow, 'id'>[],
  { name, importId }: Author,
): Promise<bigint[]> {
  const added: { id: bigint }[] = [];
  for (const some of portions(rows))
    added.push(
      ...(await db
        .insert(roadLegs)
        .values(
          some.map(({ fromSlug, toSlug, km, minutes, isHill, closedMonths, note, source }) => ({
            ...{ fromSlug, toSlug, km, minutes, isHill, closedMonths, note, source, madeBy: name },
            ...(importId !== undefined && { importId }),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: roadLegs.id })),
    );
  return added.map(({ id }) => id);
}

/** Every row that a pair of stops has had, the newest first. */
export const selectLegHistory = (db: Queryable, one: string, other: string) =>
  db
    .select({
      ...legColumns,
      madeBy: roadLegs.madeBy,
      madeAt: roadLegs.madeAt,
      endedBy: roadLegs.endedBy,
      endedAt: roadLegs.endedAt,
      fileName: fareImports.fileName,
    })
    .from(roadLegs)
    .leftJoin(fareImports, eq(fareImports.id, roadLegs.importId))
    .where(isPair(one, other))
    .orderBy(desc(roadLegs.id));

import { and, asc, eq, isNotNull, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PublishState } from '#domain/publishing/publishing.ts';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { earnsPage, type Sight, type SightContent, type SightKind, type SightList } from './sight.ts';
import { sights } from './sight-table.ts';

/** The columns of a whole row, as services read it. */
export const columns = {
  id: sql<string>`${sights.id}::text`,
  slug: sights.slug,
  name: sights.name,
  region: sights.region,
  kind: sights.kind,
  body: sights.body,
  picture: sights.picture,
  pictureAlt: sights.pictureAlt,
  whenToGo: sights.whenToGo,
  timeNeeded: sights.timeNeeded,
  openOn: sights.openOn,
  closedOn: sights.closedOn,
  bestMonths: sights.bestMonths,
  distanceKm: sights.distanceKm,
  distanceFrom: sights.distanceFrom,
  facts: sights.facts,
  latitude: sights.latitude,
  longitude: sights.longitude,
  listedOn: sights.listedOn,
  position: sights.position,
  hasPage: sights.hasPage,
  state: sights.state,
  draft: sights.draft,
  publishAt: sights.publishAt,
  version: sights.version,
  isSample: sights.isSample,
  updatedAt: sights.updatedAt,
  deletedAt: sights.deletedAt,
};

const isPublic = and(eq(sights.state, 'published'), isNull(sights.deletedAt));
const isId = (id: string) => eq(sights.id, BigInt(id));

export const listedOn = (db: Queryable, list: SightList | Placeholder) =>
  db
    .select(columns)
    .from(sights)
    // Repeated for the partial index, whose condition the planner does not derive from a parameter.
    .where(and(eq(sights.listedOn, list), sql`${sights.listedOn} <> ''`))
    .orderBy(asc(sights.position), asc(sights.id));

const listedSights = /* @__PURE__ */ builtOnce((db: Queryable) =>
  listedOn(db, sql.placeholder('list')).prepare('listed_sights'),
);

/** Also drafts and deleted ones, so that a list that staff have emptied is told from one without records. */
export const selectListed = (db: Queryable, list: SightList): Promise<Sight[]> =>
  listedSights(db).execute({ list });

export async function selectWithPage(db: Queryable, slug: string): Promise<Sight | undefined> {
  const [row] = await db
    .select(columns)
    .from(sights)
    .where(and(eq(sights.slug, slug), sights.hasPage, isPublic));
  return row;
}

export const selectPages = (db: Queryable): Promise<Pick<Sight, 'slug' | 'updatedAt'>[]> =>
  db
    .select({ slug: sights.slug, updatedAt: sights.updatedAt })
    .from(sights)
    .where(and(sights.hasPage, sql`${sights.state} = 'published'`, isNull(sights.deletedAt)))
    .orderBy(asc(sights.id));

export type SightFilter = {
  words: readonly string[];
  region?: string | undefined;
  kind?: SightKind | undefined;
  /** Missing: everything that is not deleted. */
  shelf?: PublishState | 'deleted' | undefined;
};

const hasWords = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`${sights.search} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

/** One page of the staff's list, by name. */
export const staffSights = (
  db: Queryable,
  { words, region, kind, shelf }: SightFilter,
  { offset, limit }: { offset: number; limit: number },
) =>
  db
    .select(columns)
    .from(sights)
    .where(
      and(
        shelf === 'deleted' ? isNotNull(sights.deletedAt) : isNull(sights.deletedAt),
        shelf === undefined || shelf === 'deleted' ? undefined : eq(sights.state, shelf),
        region === undefined ? undefined : eq(sights.region, region),
        kind === undefined ? undefined : eq(sights.kind, kind),
        hasWords(words),
      ),
    )
    .orderBy(asc(sights.name), asc(sights.id))
    .offset(offset)
    .limit(limit);

const maxRegions = 200;

export async function selectRegions(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ region: sights.region })
    .from(sights)
    .where(isNull(sights.deletedAt))
    .groupBy(sights.region)
    .orderBy(asc(sights.region))
    .limit(maxRegions);
  return rows.map(({ region }) => region);
}

export async function selectSight(db: Queryable, id: string): Promise<Sight | undefined> {
  const [row] = await db.select(columns).from(sights).where(isId(id));
  return row;
}

export async function lockSight(tx: Tx, id: string): Promise<Sight | undefined> {
  const [row] = await tx.select(columns).from(sights).where(isId(id)).for('no key update');
  return row;
}

/** The position after the last one of a list. */
export async function nextPosition(tx: Tx, list: SightList | ''): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${sights.position})` })
    .from(sights)
    .where(and(eq(sights.listedOn, list), isNull(sights.deletedAt)));
  return (row?.last ?? 0) + 1;
}

export type NewSight = SightContent & {
  slug: string;
  position: number;
  publishAt?: Date | null;
  isSample: boolean;
  updatedBy: string;
};

/** Its id; `undefined` when the slug is taken. */
export async function insertSight(db: Queryable, sight: NewSight): Promise<string | undefined> {
  const [row] = await db
    .insert(sights)
    .values({ ...sight, hasPage: earnsPage(sight) })
    .onConflictDoNothing({ target: sights.slug })
    .returning({ id: columns.id });
  return row?.id;
}

/** Gives a place of the copy its present words, as long as staff have not touched it. */
export async function updateUntouched(db: Queryable, sight: NewSight): Promise<void> {
  const { body, picture } = sight;
  await db
    .update(sights)
    .set({ ...sight, hasPage: earnsPage(sight), updatedAt: sql`now()` })
    .where(
      and(
        eq(sights.slug, sight.slug),
        sights.isSample,
        eq(sights.version, 1),
        sql`(${sights.body}, ${sights.picture}) is distinct from (${body}, ${picture})`,
      ),
    );
}

type Row = typeof sights.$inferInsert;

/** A change of the text has the whole text, which decides whether the place has a page of its own. */
type Change = (SightContent | Partial<Pick<Row, 'state' | 'deletedAt'>>) &
  Partial<Pick<Row, 'draft' | 'publishAt' | 'position' | 'isSample'>>;

export async function updateSight(tx: Tx, id: string, change: Change, by: string): Promise<void> {
  await tx
    .update(sights)
    .set({
      ...change,
      ...('body' in change && { hasPage: earnsPage(change) }),
      version: sql`${sights.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: by,
    })
    .where(isId(id));
}

/** Places and drafts whose time has come, locked; two workers never take the same one. */
export const lockDue = (tx: Tx): Promise<Sight[]> =>
  tx
    .select(columns)
    .from(sights)
    .where(and(isNotNull(sights.publishAt), lte(sights.publishAt, sql`now()`), isNull(sights.deletedAt)))
    .limit(100)
    .for('update', { skipLocked: true });

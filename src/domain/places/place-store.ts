import { and, asc, eq, isNotNull, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PublishState, TextStore } from '#domain/publishing/publishing.ts';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import {
  earnsPage,
  type Place,
  type PlaceContent,
  type PlacedText,
  type PlaceKind,
  type PlaceListName,
  textOf,
} from './place.ts';
import { places } from './place-table.ts';

/** The columns of a whole row, as services read it. */
export const columns = {
  id: sql<string>`${places.id}::text`,
  slug: places.slug,
  name: places.name,
  region: places.region,
  kind: places.kind,
  body: places.body,
  picture: places.picture,
  pictureAlt: places.pictureAlt,
  whenToGo: places.whenToGo,
  timeNeeded: places.timeNeeded,
  openOn: places.openOn,
  closedOn: places.closedOn,
  bestMonths: places.bestMonths,
  distanceKm: places.distanceKm,
  distanceFrom: places.distanceFrom,
  facts: places.facts,
  latitude: places.latitude,
  longitude: places.longitude,
  listedOn: places.listedOn,
  position: places.position,
  hasPage: places.hasPage,
  state: places.state,
  draft: places.draft,
  publishAt: places.publishAt,
  version: places.version,
  isSample: places.isSample,
  updatedAt: places.updatedAt,
  deletedAt: places.deletedAt,
};

const isPublic = and(eq(places.state, 'published'), isNull(places.deletedAt));
const isId = (id: string) => eq(places.id, BigInt(id));

export const listedOn = (db: Queryable, list: PlaceListName | Placeholder) =>
  db
    .select(columns)
    .from(places)
    // Repeated for the partial index, whose condition the planner does not derive from a parameter.
    .where(and(eq(places.listedOn, list), sql`${places.listedOn} <> ''`))
    .orderBy(asc(places.position), asc(places.id));

const listedPlaces = /* @__PURE__ */ builtOnce((db: Queryable) =>
  listedOn(db, sql.placeholder('list')).prepare('listed_places'),
);

/** Also drafts and deleted ones, so that a list that staff have emptied is told from one without records. */
export const selectListed = (db: Queryable, list: PlaceListName): Promise<Place[]> =>
  listedPlaces(db).execute({ list });

export async function selectWithPage(db: Queryable, slug: string): Promise<Place | undefined> {
  const [row] = await db
    .select(columns)
    .from(places)
    .where(and(eq(places.slug, slug), places.hasPage, isPublic));
  return row;
}

export const selectPages = (db: Queryable): Promise<Pick<Place, 'slug' | 'updatedAt'>[]> =>
  db
    .select({ slug: places.slug, updatedAt: places.updatedAt })
    .from(places)
    .where(and(places.hasPage, sql`${places.state} = 'published'`, isNull(places.deletedAt)))
    .orderBy(asc(places.id));

export type PlaceFilter = {
  words: readonly string[];
  region?: string | undefined;
  kind?: PlaceKind | undefined;
  /** Missing: everything that is not deleted. */
  shelf?: PublishState | 'deleted' | undefined;
};

const hasWords = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`${places.search} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

/** One page of the staff's list, by name. */
export const staffPlaces = (
  db: Queryable,
  { words, region, kind, shelf }: PlaceFilter,
  { offset, limit }: { offset: number; limit: number },
) =>
  db
    .select(columns)
    .from(places)
    .where(
      and(
        shelf === 'deleted' ? isNotNull(places.deletedAt) : isNull(places.deletedAt),
        shelf === undefined || shelf === 'deleted' ? undefined : eq(places.state, shelf),
        region === undefined ? undefined : eq(places.region, region),
        kind === undefined ? undefined : eq(places.kind, kind),
        hasWords(words),
      ),
    )
    .orderBy(asc(places.name), asc(places.id))
    .offset(offset)
    .limit(limit);

const maxRegions = 200;

export async function selectRegions(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ region: places.region })
    .from(places)
    .where(isNull(places.deletedAt))
    .groupBy(places.region)
    .orderBy(asc(places.region))
    .limit(maxRegions);
  return rows.map(({ region }) => region);
}

export async function selectPlace(db: Queryable, id: string): Promise<Place | undefined> {
  const [row] = await db.select(columns).from(places).where(isId(id));
  return row;
}

/** The position after the last one of a list. */
export async function nextPosition(tx: Tx, list: PlaceListName | ''): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${places.position})` })
    .from(places)
    .where(and(eq(places.listedOn, list), isNull(places.deletedAt)));
  return (row?.last ?? 0) + 1;
}

export type NewPlace = PlaceContent & {
  slug: string;
  position: number;
  publishAt?: Date | null;
  isSample: boolean;
  updatedBy: string;
};

/** Its id; `undefined` when the slug is taken. */
export async function insertPlace(db: Queryable, place: NewPlace): Promise<string | undefined> {
  const [row] = await db
    .insert(places)
    .values({ ...place, hasPage: earnsPage(place) })
    .onConflictDoNothing({ target: places.slug })
    .returning({ id: columns.id });
  return row?.id;
}

/** Gives a place of the copy its present words, as long as staff have not touched it. */
export async function updateUntouched(db: Queryable, place: NewPlace): Promise<void> {
  const { body, picture } = place;
  await db
    .update(places)
    .set({ ...place, hasPage: earnsPage(place), updatedAt: sql`now()` })
    .where(
      and(
        eq(places.slug, place.slug),
        places.isSample,
        eq(places.version, 1),
        sql`(${places.body}, ${places.picture}) is distinct from (${body}, ${picture})`,
      ),
    );
}

type Row = typeof places.$inferInsert;

/** A change of the text has the whole text, which decides whether the place has a page of its own. */
type Change = (PlaceContent | Partial<Pick<Row, 'state' | 'deletedAt'>>) &
  Partial<Pick<Row, 'draft' | 'publishAt' | 'position' | 'isSample'>>;

export async function updatePlace(tx: Tx, id: string, change: Change, by: string): Promise<void> {
  await tx
    .update(places)
    .set({
      ...change,
      ...('body' in change && { hasPage: earnsPage(change) }),
      version: sql`${places.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: by,
    })
    .where(isId(id));
}

export const placeRows: TextStore<PlacedText, Place> = {
  async lock(tx, id) {
    const [row] = await tx.select(columns).from(places).where(isId(id)).for('no key update');
    return row;
  },
  /** What visitors see of a published place stays as it is until the text is published. */
  save: (tx, { id, state }, { content, publishing, by }) => {
    const isHeldBack = state === 'published' && publishing.state !== 'published';
    const change = isHeldBack
      ? { draft: content, publishAt: publishing.publishAt }
      : { ...content, ...publishing, draft: null };
    return updatePlace(tx, id, { ...change, isSample: false }, by);
  },
  markDeleted: (tx, id, isDeleted, by) =>
    updatePlace(tx, id, { deletedAt: isDeleted ? new Date() : null }, by),
  /** Places and drafts; two workers never take the same one. */
  lockDue: (tx, limit) =>
    tx
      .select(columns)
      .from(places)
      .where(and(isNotNull(places.publishAt), lte(places.publishAt, sql`now()`), isNull(places.deletedAt)))
      .limit(limit)
      .for('update', { skipLocked: true }),
  publish: (tx, place) => {
    const text = place.draft ?? textOf(place);
    return updatePlace(tx, place.id, { ...text, state: 'published', draft: null, publishAt: null }, '');
  },
};

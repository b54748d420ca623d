import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Slice } from '#domain/publishing/paging.ts';
import type { Publishing, Shelf } from '#domain/publishing/publishing.ts';
import { mostFound, newestLooked, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/db.ts';
import type { DeskTourPackage, TourPackageContent } from './tour-package.ts';
import { tourPackages } from './tour-package-table.ts';

const {
  createdAt: _createdAt,
  search: _search,
  pdfKey: _pdfKey,
  pdfVersion: _pdfVersion,
  ...desk
} = getTableColumns(tourPackages);

const present = ({ id, ...row }: Omit<DeskTourPackage, 'id'> & { id: bigint }): DeskTourPackage => ({
  ...row,
  id: String(id),
});

const onShelf = (shelf: Shelf | undefined): SQL | undefined => {
  if (shelf === 'deleted') return isNotNull(tourPackages.deletedAt);
  return and(isNull(tourPackages.deletedAt), shelf && eq(tourPackages.state, shelf));
};

export function deskSlice(db: Queryable, shelf: Shelf | undefined, { offset, limit, fromEnd }: Slice) {
  const ids = db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(onShelf(shelf))
    .orderBy(fromEnd ? asc(tourPackages.id) : desc(tourPackages.id))
    .offset(offset)
    .limit(limit);
  return db
    .select(desk)
    .from(tourPackages)
    .where(inArray(tourPackages.id, ids))
    .orderBy(desc(tourPackages.id));
}

export const selectDesk = async (db: Queryable, shelf: Shelf | undefined, slice: Slice) =>
  (await deskSlice(db, shelf, slice)).map(present);

/** An order that no index has: the words' own index is asked, and what it finds is sorted. */
const newestOfFew = sql`${tourPackages.id} + 0 desc`;

const fits = (search: SQLWrapper, words: string) => sql`${search} @@ to_tsquery('english', ${words})`;

/** Those with the words in their name first, the newest first among them. */
export function matching(db: Queryable, shelf: Shelf | undefined, query: WordQuery) {
  const { anywhere, inName, way } = query;
  const rows = db
    .select({ id: tourPackages.id, search: tourPackages.search })
    .from(tourPackages)
    .where(and(onShelf(shelf), way === 'newest' ? undefined : fits(tourPackages.search, anywhere)))
    .orderBy(way === 'index' ? newestOfFew : desc(tourPackages.id))
    .limit(way === 'newest' ? newestLooked : mostFound)
    .as('rows');
  const newest = db.select().from(rows).where(fits(rows.search, anywhere)).limit(mostFound).as('newest');
  return db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(sql`(${newest.search} @@ to_tsquery('english', ${inName})) desc`, sql`${newest.id} desc`);
}

export const selectMatching = async (db: Queryable, shelf: Shelf | undefined, query: WordQuery) =>
  (await matching(db, shelf, query)).map(({ id }) => id);

/** In the order of their ids. */
export async function selectByIds(db: Queryable, ids: bigint[]): Promise<DeskTourPackage[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(desk).from(tourPackages).where(inArray(tourPackages.id, ids));
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function selectTourPackage(db: Queryable, id: string): Promise<DeskTourPackage | undefined> {
  const [row] = await db
    .select(desk)
    .from(tourPackages)
    .where(and(eq(tourPackages.id, BigInt(id)), isNull(tourPackages.deletedAt)));
  return row && present(row);
}

export async function lockTourPackage(tx: Tx, id: string): Promise<DeskTourPackage | undefined> {
  const [row] = await tx
    .select(desk)
    .from(tourPackages)
    .where(eq(tourPackages.id, BigInt(id)))
    .for('update');
  return row && present(row);
}

type Change = Partial<TourPackageContent & Publishing & { isSample: boolean; version: number }>;

export async function updateTourPackageRow(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(tourPackages)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(tourPackages.id, BigInt(id)));
}

export async function markDeleted(tx: Tx, id: string, isDeleted: boolean): Promise<void> {
  await tx
    .update(tourPackages)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(eq(tourPackages.id, BigInt(id)));
}

export type PublishedRow = { id: string; name: string };

/** Those whose time has come; two workers never take the same. */
export async function publishDueRows(tx: Tx, limit: number): Promise<PublishedRow[]> {
  const due = tx
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(
      and(
        eq(tourPackages.state, 'scheduled'),
        isNull(tourPackages.deletedAt),
        lte(tourPackages.publishAt, sql`now()`),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(tourPackages)
    .set({ state: 'published', publishAt: null, updatedAt: sql`now()` })
    .where(inArray(tourPackages.id, due))
    .returning({ id: tourPackages.id, name: tourPackages.name });
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

export async function deleteDeletedBefore(tx: Tx, moment: Date) {
  const rows = await tx
    .delete(tourPackages)
    .where(lt(tourPackages.deletedAt, moment))
    .returning({ id: tourPackages.id, pdfKey: tourPackages.pdfKey });
  return rows.map(({ id, pdfKey }) => ({ id: String(id), pdfKey }));
}

/** One that is published and has no print of its present version; two workers never take the same. */
export async function lockUnprinted(tx: Tx) {
  const [row] = await tx
    .select({ ...desk, pdfKey: tourPackages.pdfKey })
    .from(tourPackages)
    .where(
      and(
        eq(tourPackages.state, 'published'),
        isNull(tourPackages.deletedAt),
        ne(tourPackages.pdfVersion, tourPackages.version),
      ),
    )
    .orderBy(asc(tourPackages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && { tourPackage: present(row), formerKey: row.pdfKey };
}

export async function setPrint(tx: Tx, id: string, print: { pdfKey: string; pdfVersion: number }) {
  await tx
    .update(tourPackages)
    .set(print)
    .where(eq(tourPackages.id, BigInt(id)));
}

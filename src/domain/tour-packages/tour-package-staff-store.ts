import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { fitsWords, inTab, markRowDeleted, publishDueRows } from '#domain/publishing/published-rows-store.ts';
import type { ListTab, Publishing, Slice } from '#domain/publishing/publishing.ts';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import { hasFailedToPrint } from '#platform/storage/print-claim.ts';
import type { StaffTourPackage, TourPackageContent } from './tour-package.ts';
import { tourPackages } from './tour-package-table.ts';

const {
  createdAt: _createdAt,
  search: _search,
  pdfKey: _pdfKey,
  pdfVersion: _pdfVersion,
  pdfLetterheadVersion: _pdfLetterheadVersion,
  printTries: _printTries,
  printStartedAt: _printStartedAt,
  printKey: _printKey,
  ...ownColumns
} = getTableColumns(tourPackages);

const isPrintFailed = sql<boolean>`(${tourPackages.state} = 'published' and ${tourPackages.deletedAt} is null
  and ${hasFailedToPrint(tourPackages)})`;

const staffColumns = { ...ownColumns, isPrintFailed };

const present = ({ id, ...row }: Omit<StaffTourPackage, 'id'> & { id: bigint }): StaffTourPackage => ({
  ...row,
  id: String(id),
});

export function staffSlice(db: Queryable, tab: ListTab | undefined, { offset, limit, fromEnd }: Slice) {
  const ids = db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(inTab(tourPackages, tab))
    .orderBy(fromEnd ? asc(tourPackages.id) : desc(tourPackages.id))
    .offset(offset)
    .limit(limit);
  return db
    .select(staffColumns)
    .from(tourPackages)
    .where(inArray(tourPackages.id, ids))
    .orderBy(desc(tourPackages.id));
}

export const slice = async (db: Queryable, tab: ListTab | undefined, asked: Slice) =>
  (await staffSlice(db, tab, asked)).map(present);

/** No index has this order, so the planner uses the word index and sorts its results. */
const newestOfFew = sql`${tourPackages.id} + 0 desc`;

/** Matches in the name first, each group by newest. */
export function matchingRows(db: Queryable, tab: ListTab | undefined, query: WordQuery) {
  const { anywhere, inName, among } = query;
  const rows = db
    .select({ id: tourPackages.id, search: tourPackages.search })
    .from(tourPackages)
    .where(
      and(inTab(tourPackages, tab), among === 'all' ? fitsWords(tourPackages.search, anywhere) : undefined),
    )
    .orderBy(among === 'all' ? newestOfFew : desc(tourPackages.id))
    .limit(among === 'all' ? maxFound : among)
    .as('rows');
  const newest = db.select().from(rows).where(fitsWords(rows.search, anywhere)).limit(maxFound).as('newest');
  return db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(sql`(${newest.search} @@ to_tsquery('english', ${inName})) desc`, sql`${newest.id} desc`);
}

export const matching = async (db: Queryable, tab: ListTab | undefined, query: WordQuery) =>
  (await matchingRows(db, tab, query)).map(({ id }) => id);

/** In the order of their ids. */
export async function byIds(db: Queryable, ids: bigint[]): Promise<StaffTourPackage[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(staffColumns).from(tourPackages).where(inArray(tourPackages.id, ids));
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function find(db: Queryable, id: string): Promise<StaffTourPackage | undefined> {
  const [row] = await db
    .select(staffColumns)
    .from(tourPackages)
    .where(and(eq(tourPackages.id, BigInt(id)), isNull(tourPackages.deletedAt)));
  return row && present(row);
}

export async function lock(tx: Tx, id: string): Promise<StaffTourPackage | undefined> {
  const [row] = await tx
    .select(staffColumns)
    .from(tourPackages)
    .where(eq(tourPackages.id, BigInt(id)))
    .for('update');
  return row && present(row);
}

type Change = Partial<TourPackageContent & Publishing & { isSample: boolean; version: number }>;

/** What staff save has their price. */
export async function update(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(tourPackages)
    .set({ ...change, isPriceConfirmed: true, updatedAt: sql`now()` })
    .where(eq(tourPackages.id, BigInt(id)));
}

/** Its itinerary is printed again, with the price; a print that is under way is discarded. */
export async function setPriceConfirmed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(tourPackages)
    .set({
      isPriceConfirmed: true,
      pdfVersion: 0,
      printTries: 0,
      printStartedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(tourPackages.id, BigInt(id)));
}

export const markDeleted = (tx: Tx, id: string, isDeleted: boolean): Promise<void> =>
  markRowDeleted(tx, tourPackages, id, isDeleted);

export const publishDue = (tx: Tx, limit: number) =>
  publishDueRows(tx, tourPackages, tourPackages.name, limit);

export async function deleteDeletedBefore(tx: Tx, moment: Date) {
  const rows = await tx
    .delete(tourPackages)
    .where(lt(tourPackages.deletedAt, moment))
    .returning({ id: tourPackages.id, pdfKey: tourPackages.pdfKey, printKey: tourPackages.printKey });
  for (const { pdfKey, printKey } of rows)
    for (const key of [pdfKey, printKey]) await noteFileToRemove(tx, key);
  return rows.map(({ id }) => ({ id: String(id) }));
}

import { eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import * as published from '#domain/publishing/published-rows-store.ts';
import type { ListTab, Publishing, Slice } from '#domain/publishing/publishing.ts';
import type { WordQuery } from '#domain/search/words.ts';
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

const read = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ ...ownColumns, isPrintFailed, id: published.textId(tourPackages.id) })
    .from(tourPackages)
    .where(condition);

const packagesById = { table: tourPackages, newestBy: [tourPackages.id] };

export const staffSlice = (db: Queryable, tab: ListTab | undefined, slice: Slice) =>
  read(db, published.inSlice(db, packagesById, tab, slice)).orderBy(...published.newestFirst(packagesById));

export const matchingRows = (db: Queryable, tab: ListTab | undefined, query: WordQuery) =>
  published.matchingRows(db, packagesById, tab, query);

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

type Change = TourPackageContent & Publishing & { isSample: boolean; version: number };

export const tourPackageRows = {
  ...published.publishedRows<StaffTourPackage>({ ...packagesById, read, slice: staffSlice }),
  /** What staff save has their price. */
  async update(tx: Tx, id: string, change: Change): Promise<void> {
    await tx
      .update(tourPackages)
      .set({ ...change, isPriceConfirmed: true, updatedAt: sql`now()` })
      .where(eq(tourPackages.id, BigInt(id)));
  },
  async deleteDeletedBefore(tx: Tx, moment: Date): Promise<{ id: string }[]> {
    const { id, pdfKey, printKey } = tourPackages;
    const rows = await tx
      .delete(tourPackages)
      .where(lt(tourPackages.deletedAt, moment))
      .returning({ id: published.textId(id), pdfKey, printKey });
    for (const row of rows) for (const key of [row.pdfKey, row.printKey]) await noteFileToRemove(tx, key);
    return rows.map((row) => ({ id: row.id }));
  },
};

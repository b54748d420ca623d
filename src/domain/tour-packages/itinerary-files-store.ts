import { ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { released } from '#platform/storage/print-claim.ts';
import { tourPackages } from './tour-package-table.ts';

const { pdfKey } = tourPackages;

export async function selectPdfKeys(db: Queryable): Promise<string[]> {
  const rows = await db.select({ pdfKey }).from(tourPackages).where(ne(pdfKey, ''));
  return rows.map((row) => row.pdfKey);
}

/** Clears these keys, so that the packages are printed again. */
export async function clearPdfKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db
    .update(tourPackages)
    .set({ pdfKey: '', pdfVersion: 0, ...released, printTries: 0 })
    .where(sql`${pdfKey} = any(${sql.param(keys)})`);
}

import { and, asc, eq, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/db.ts';
import { deskColumns, present } from './tour-package-desk-store.ts';
import { tourPackages } from './tour-package-table.ts';

const { pdfKey, pdfVersion, pdfLetterheadVersion, state, deletedAt, version, id } = tourPackages;

async function lockFirst(tx: Tx, isBehind: SQL, order: typeof id | typeof pdfLetterheadVersion) {
  const [row] = await tx
    .select({ tourPackage: deskColumns, formerKey: pdfKey })
    .from(tourPackages)
    .where(and(eq(state, 'published'), isNull(deletedAt), isBehind))
    .orderBy(asc(order))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && { tourPackage: present(row.tourPackage), formerKey: row.formerKey };
}

/** First what says something else than its page, then what has an old letterhead: the former is a save of just now. */
export const lockUnprinted = async (tx: Tx, letterheadVersion: number) =>
  (await lockFirst(tx, ne(pdfVersion, version), id)) ??
  (await lockFirst(tx, lt(pdfLetterheadVersion, letterheadVersion), pdfLetterheadVersion));

type Print = { pdfKey: string; pdfVersion: number; pdfLetterheadVersion: number };

export async function setPrint(tx: Tx, packageId: string, print: Print): Promise<void> {
  await tx
    .update(tourPackages)
    .set(print)
    .where(eq(id, BigInt(packageId)));
}

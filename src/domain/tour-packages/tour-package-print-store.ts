import { and, asc, eq, getTableColumns, isNull, lt, ne, notLike, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import {
  claimed,
  isUnclaimed,
  mayBePrinted,
  type PrintClaim,
  released,
  uncounted,
} from '#platform/storage/print-claim.ts';
import { tourPackages } from './tour-package-table.ts';

const { id, state, deletedAt, version, pdfKey, pdfVersion, pdfLetterheadVersion } = tourPackages;
const { printTries, printStartedAt, printKey, isPriceConfirmed } = tourPackages;
const { search: _search, ...columns } = getTableColumns(tourPackages);

const isShown = and(eq(state, 'published'), isNull(deletedAt));

type Order = typeof id | typeof printTries | typeof pdfLetterheadVersion;

async function lockFirst(tx: Tx, isBehind: SQL | undefined, order: readonly Order[]) {
  const [row] = await tx
    .select(columns)
    .from(tourPackages)
    .where(and(isShown, isBehind, mayBePrinted(tourPackages)))
    .orderBy(...order.map((column) => asc(column)))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Outdated content first, then an old letterhead, then old figures. Failed prints come after new ones. */
export const lockUnprinted = async (tx: Tx, letterheadVersion: number, figures: string) =>
  (await lockFirst(tx, ne(pdfVersion, version), [printTries, id])) ??
  (await lockFirst(tx, lt(pdfLetterheadVersion, letterheadVersion), [pdfLetterheadVersion, id])) ??
  (await lockFirst(tx, and(eq(isPriceConfirmed, true), notLike(pdfKey, `%-${figures}.pdf`)), [
    printTries,
    id,
  ]));

export async function claimPrint(tx: Tx, packageId: bigint, key: string): Promise<PrintClaim> {
  const [row] = await tx
    .update(tourPackages)
    .set(claimed(tourPackages, key))
    .where(eq(id, packageId))
    .returning({ startedAt: printStartedAt });
  if (!row?.startedAt) throw new Error('the claim was not stored');
  return { id: String(packageId), key, startedAt: row.startedAt };
}

/** The present claim. */
export async function lockPrint(tx: Tx, packageId: string) {
  const [row] = await tx
    .select({ version, pdfKey, printKey, printStartedAt })
    .from(tourPackages)
    .where(eq(id, BigInt(packageId)))
    .for('update');
  return row;
}

type Print = { pdfKey: string; pdfVersion: number; pdfLetterheadVersion: number };

export async function setPrint(tx: Tx, packageId: string, print: Print): Promise<void> {
  await tx
    .update(tourPackages)
    .set({ ...print, ...released, printTries: 0 })
    .where(eq(id, BigInt(packageId)));
}

export async function releasePrint(db: Queryable, claim: PrintClaim, isCounted: boolean): Promise<void> {
  await db
    .update(tourPackages)
    .set(isCounted ? released : uncounted(tourPackages))
    .where(and(eq(id, BigInt(claim.id)), eq(printStartedAt, claim.startedAt)));
}

/** Resets the count of tries, unless a print is running. */
export async function resetTries(db: Queryable, packageId: string): Promise<{ name: string } | undefined> {
  const [row] = await db
    .update(tourPackages)
    .set({ printTries: sql`case when ${isUnclaimed(tourPackages)} then 0 else ${printTries} end` })
    .where(and(eq(id, BigInt(packageId)), isNull(deletedAt)))
    .returning({ name: tourPackages.name });
  return row;
}

/** Under the same conditions as on its page. */
export async function selectIsPublicPrint(db: Queryable, packageId: string, key: string): Promise<boolean> {
  const isPrint = and(eq(id, BigInt(packageId)), eq(pdfKey, key), eq(pdfVersion, version), isShown);
  return (await db.$count(tourPackages, isPrint)) > 0;
}

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

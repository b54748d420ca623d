import { and, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A worker's claim on a row while it prints; its time identifies it. */
export type PrintClaim = { id: string; key: string; startedAt: Date };

type PrintColumns = { printTries: PgColumn; printStartedAt: PgColumn; printKey: PgColumn };

const maxPrintTries = 3;

/** Longer than a print may take. A killed worker's claim expires after it. */
const claimTime = sql`interval '2 minutes'`;

export const isUnclaimed = ({ printStartedAt }: PrintColumns): SQL | undefined =>
  or(isNull(printStartedAt), lt(printStartedAt, sql`now() - ${claimTime}`));

export const mayBePrinted = (row: PrintColumns): SQL | undefined =>
  and(lt(row.printTries, maxPrintTries), isUnclaimed(row));

export const hasFailedToPrint = (row: PrintColumns): SQL | undefined =>
  and(gte(row.printTries, maxPrintTries), isUnclaimed(row));

/** In milliseconds, the precision of JavaScript's `Date`. */
export const claimed = ({ printTries }: PrintColumns, key: string) => ({
  printTries: sql`${printTries} + 1`,
  printStartedAt: sql<Date>`date_trunc('milliseconds', now())`,
  printKey: key,
});

/** The row can be claimed again at once. */
export const released = { printStartedAt: null, printKey: '' };

/** Takes a try back that failed for another reason than the document. */
export const uncounted = ({ printTries }: PrintColumns) => ({
  ...released,
  printTries: sql`greatest(${printTries} - 1, 0)`,
});

type PrintedRow = { pdfKey: string; printKey: string; printStartedAt: Date | null };

/** False when the claim expired and another worker has claimed the row. */
export const isHeldBy = <Row extends PrintedRow>(row: Row | undefined, claim: PrintClaim): row is Row =>
  row?.printStartedAt?.getTime() === claim.startedAt.getTime();

/** Whether a row has this file or will have it, because the next worker writes to the same key. */
export const namesFile = (row: PrintedRow | undefined, key: string): boolean =>
  row !== undefined && (row.pdfKey === key || row.printKey === key);

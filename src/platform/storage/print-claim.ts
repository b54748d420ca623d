import { and, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a worker holds while it prints; by its time it knows later whether the row is still its own. */
export type PrintClaim = { id: string; key: string; startedAt: Date };

type PrintColumns = { printTries: PgColumn; printStartedAt: PgColumn; printKey: PgColumn };

const maxPrintTries = 3;

/** Longer than a print may take. A worker that was killed has left its claim behind. */
const claimTime = sql`interval '2 minutes'`;

export const isUnclaimed = ({ printStartedAt }: PrintColumns): SQL | undefined =>
  or(isNull(printStartedAt), lt(printStartedAt, sql`now() - ${claimTime}`));

export const mayBePrinted = (row: PrintColumns): SQL | undefined =>
  and(lt(row.printTries, maxPrintTries), isUnclaimed(row));

export const hasFailedToPrint = (row: PrintColumns): SQL | undefined =>
  and(gte(row.printTries, maxPrintTries), isUnclaimed(row));

/** To the millisecond, as JavaScript knows times. */
export const claimed = ({ printTries }: PrintColumns, key: string) => ({
  printTries: sql`${printTries} + 1`,
  printStartedAt: sql<Date>`date_trunc('milliseconds', now())`,
  printKey: key,
});

/** The next one may claim it at once. */
export const released = { printStartedAt: null, printKey: '' };

/** A try that came to nothing by no fault of the document does not count. */
export const uncounted = ({ printTries }: PrintColumns) => ({
  ...released,
  printTries: sql`greatest(${printTries} - 1, 0)`,
});

type PrintedRow = { pdfKey: string; printKey: string; printStartedAt: Date | null };

/** Not where the claim ran out and another worker has made its own. */
export const isHeldBy = <Row extends PrintedRow>(row: Row | undefined, claim: PrintClaim): row is Row =>
  row?.printStartedAt?.getTime() === claim.startedAt.getTime();

/** Whether a row has this file, or will have it: whoever took the claim over writes to the same place. */
export const namesFile = (row: PrintedRow | undefined, key: string): boolean =>
  row !== undefined && (row.pdfKey === key || row.printKey === key);

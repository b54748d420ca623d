import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import {
  claimed,
  isUnclaimed,
  mayBePrinted,
  type PrintClaim,
  released,
  uncounted,
} from '#platform/storage/print-claim.ts';
import type { Quote } from './quote.ts';
import { columns, noFile, present } from './quote-store.ts';
import { quotes } from './quotes-table.ts';

const { id, pdfKey, printKey, printStartedAt } = quotes;

/** Skips rows locked by another worker. Failed prints come after new ones. */
export async function lockUnprinted(tx: Tx): Promise<Quote | undefined> {
  const [row] = await tx
    .select(columns)
    .from(quotes)
    .where(and(eq(pdfKey, ''), mayBePrinted(quotes)))
    .orderBy(asc(quotes.printTries), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && present(row);
}

export async function claimPrint(tx: Tx, quoteId: string, key: string): Promise<PrintClaim> {
  const [row] = await tx
    .update(quotes)
    .set(claimed(quotes, key))
    .where(eq(id, BigInt(quoteId)))
    .returning({ startedAt: printStartedAt });
  if (!row?.startedAt) throw new Error('the claim was not stored');
  return { id: quoteId, key, startedAt: row.startedAt };
}

/** The present claim. */
export async function lockPrint(tx: Tx, quoteId: string) {
  const [row] = await tx
    .select({ pdfKey, printKey, printStartedAt })
    .from(quotes)
    .where(eq(id, BigInt(quoteId)))
    .for('update');
  return row;
}

export async function setPdfKey(tx: Tx, quoteId: string, key: string): Promise<void> {
  await tx
    .update(quotes)
    .set({ pdfKey: key, ...released, printTries: 0 })
    .where(eq(id, BigInt(quoteId)));
}

export async function releasePrint(db: Queryable, claim: PrintClaim, isCounted: boolean): Promise<void> {
  await db
    .update(quotes)
    .set(isCounted ? released : uncounted(quotes))
    .where(and(eq(id, BigInt(claim.id)), eq(printStartedAt, claim.startedAt)));
}

export async function resetTries(db: Queryable, quoteId: string): Promise<void> {
  await db
    .update(quotes)
    .set({ pdfKey: '', printTries: 0 })
    .where(and(eq(id, BigInt(quoteId)), inArray(pdfKey, ['', noFile]), isUnclaimed(quotes)));
}

export async function selectPdfKeys(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ pdfKey: quotes.pdfKey })
    .from(quotes)
    .where(notInArray(quotes.pdfKey, ['', noFile]));
  return rows.map(({ pdfKey }) => pdfKey);
}

/** Clears these keys, so that the quotes are printed again. */
export async function clearPdfKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db
    .update(quotes)
    .set({ pdfKey: '', ...released, printTries: 0 })
    .where(sql`${quotes.pdfKey} = any(${sql.param(keys)})`);
}

import { notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { released } from '#platform/storage/print-claim.ts';
import { noFile } from './quote-store.ts';
import { quotes } from './quotes-table.ts';

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

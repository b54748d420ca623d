import { randomBytes } from 'node:crypto';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/db.ts';
import type { Storage } from '#platform/storage.ts';
import { quotePdf } from './quote-pdf.ts';

type Parts = { db: Db; storage: Storage };

/** Prints a quote and says where the file is kept: under a name that nobody guesses, since it is for one reader. */
export async function printQuote({ db, storage }: Parts, quote: QuoteToPrint): Promise<string> {
  const bytes = await quotePdf({ quote, settings: await readSettings(db) });
  const key = `quotes/${randomBytes(16).toString('hex')}.pdf`;
  await storage.put(key, bytes);
  return key;
}

import { createHmac } from 'node:crypto';
import { viewLeadName } from '#domain/enquiries/lead-progress-service.ts';
import { signingKey } from '#domain/previews/signing-key-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db, Queryable } from '#platform/db.ts';
import type { Encryption } from '#platform/encryption.ts';
import type { Quote } from './quote.ts';
import { lockUnprinted, setPdfKey } from './quote-store.ts';

export type QuoteToPrint = Quote & { reference: string; firstName: string };

/** In the key's place where no file could be made: it is not tried for ever. */
const noFile = '-';

/** Keeps the file under this key, and says whether one could be made. */
type Print = (quote: QuoteToPrint, settings: SiteSettings, key: string) => Promise<boolean>;

/**
 * Under a name that nobody guesses, since it is for one reader. It is always the same one, so that a worker that was
 * killed before it could write the name down leaves no file that nobody knows.
 */
async function keyOf(parts: { db: Queryable; encryption: Encryption }, quoteId: string): Promise<string> {
  const secret = await signingKey(parts, 'quote-files');
  return `quotes/${createHmac('sha256', secret).update(quoteId).digest('hex').slice(0, 32)}.pdf`;
}

/** For the worker: prints one quote that has no file yet. Says what became of it, and nothing where there was none. */
export async function printNextQuote(
  { db, encryption }: { db: Db; encryption: Encryption },
  print: Print,
): Promise<{ key: string; isMade: boolean } | undefined> {
  return db.transaction(async (tx) => {
    const quote = await lockUnprinted(tx);
    if (!quote) return undefined;
    const key = await keyOf({ db: tx, encryption }, quote.id);
    const lead = await viewLeadName(tx, quote.enquiryId);
    const isMade = lead !== undefined && (await print({ ...quote, ...lead }, await readSettings(tx), key));
    await setPdfKey(tx, quote.id, isMade ? key : noFile);
    return { key, isMade };
  });
}

/** The key of a quote's file, where there is one. */
export const fileOf = ({ pdfKey }: Pick<Quote, 'pdfKey'>): string | undefined =>
  pdfKey === '' || pdfKey === noFile ? undefined : pdfKey;

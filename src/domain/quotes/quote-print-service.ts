import { viewLeadName } from '#domain/enquiries/lead-progress-service.ts';
import type { Db } from '#platform/db.ts';
import type { Quote } from './quote.ts';
import { lockUnprinted, setPdfKey } from './quote-store.ts';

export type QuoteToPrint = Quote & { reference: string; firstName: string };

/** In the key's place where no file could be made: it is not tried for ever. */
const noFile = '-';

/** Makes the file and says under which key it is kept; an empty key where it could not be made. */
type Print = (quote: QuoteToPrint) => Promise<string>;

/** For the worker: prints one quote that has no file yet, and says whether there was one. */
export async function printNextQuote(db: Db, print: Print): Promise<boolean> {
  return db.transaction(async (tx) => {
    const quote = await lockUnprinted(tx);
    if (!quote) return false;
    const lead = await viewLeadName(tx, quote.enquiryId);
    const key = lead ? await print({ ...quote, ...lead }) : '';
    await setPdfKey(tx, quote.id, key || noFile);
    return true;
  });
}

/** The key of a quote's file, where there is one. */
export const fileOf = ({ pdfKey }: Pick<Quote, 'pdfKey'>): string | undefined =>
  pdfKey === '' || pdfKey === noFile ? undefined : pdfKey;

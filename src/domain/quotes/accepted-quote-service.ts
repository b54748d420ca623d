import { viewEnquiryName } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Quote } from './quote.ts';
import { selectQuote } from './quote-store.ts';

/** A quote that the customer has accepted; for payments, which check who asks. */
export async function readAcceptedQuote(db: Queryable, id: string): Promise<Quote | undefined> {
  const quote = rowId.test(id) ? await selectQuote(db, id) : undefined;
  return quote?.acceptedAt ? quote : undefined;
}

/** What staff call a quote: `quote 2 of PT-7K2M4Q`. */
export async function quoteName(db: Queryable, id: string): Promise<string> {
  const quote = rowId.test(id) ? await selectQuote(db, id) : undefined;
  const enquiry = quote && (await viewEnquiryName(db, quote.enquiryId));
  return enquiry ? `quote ${quote.version} of ${enquiry.reference}` : 'a quote';
}

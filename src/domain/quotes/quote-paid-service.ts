import { viewEnquiryRecipient } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Quote } from './quote.ts';
import { selectQuote } from './quote-store.ts';

export type PaidQuote = { quote: Quote; reference: string; name: string; email: string };

/** For receipts of what was paid before the booking; `undefined` when the customer was erased. */
export async function findPaidQuote(db: Queryable, quoteId: string): Promise<PaidQuote | undefined> {
  const quote = await selectQuote(db, quoteId);
  const recipient = quote && (await viewEnquiryRecipient(db, quote.enquiryId));
  if (!quote || !recipient) return undefined;
  const { reference, name, email } = recipient;
  return { quote, reference, name, email };
}

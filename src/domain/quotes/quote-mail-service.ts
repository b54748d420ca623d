import {
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryName,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Quote } from './quote.ts';
import { isAcceptanceMailed, markAcceptanceMailed, selectQuote } from './quote-store.ts';

export type AcceptedQuote = Quote & { reference: string };

/** For the worker: an accepted quote whose mail was not sent yet. */
export async function findUnmailedAcceptance(
  db: Queryable,
  quoteId: string,
): Promise<AcceptedQuote | undefined> {
  const quote = await selectQuote(db, quoteId);
  if (!quote?.acceptedAt || (await isAcceptanceMailed(db, quoteId))) return undefined;
  const enquiry = await viewEnquiryName(db, quote.enquiryId);
  return enquiry && { ...quote, reference: enquiry.reference };
}

export async function noteAcceptanceMailed(
  db: Db,
  { id, enquiryId }: Quote,
  detail: Record<string, string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, enquiryId);
    await markAcceptanceMailed(tx, id);
    if (enquiry) await noteOnEnquiry(tx, enquiry, { kind: 'mail-sent', detail });
  });
}

import type { PageContext } from '#app/page-context.ts';
import { toOfferView } from '#app/quote/to-offer-view.ts';
import { toQuoteView } from '#app/staff/quotes/quotes-view.ts';
import { isQuoteToBook } from '#domain/bookings/making/booking-start-service.ts';
import { toPlanView } from '#domain/bookings/plan/plan-text.ts';
import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { compareQuotes } from '#domain/quotes/price/compare-quotes.ts';
import { findLink, listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { linkExpiresAt } from '#domain/quotes/validity.ts';
import { timeText } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { sharedOf } from './quote-shared.ts';

type Parts = Pick<PageContext, 'db' | 'encryption' | 'baseUrl'>;

/** One version of an enquiry's quote with its link; `undefined` when there is none. */
export async function readVersion(
  { db, encryption, baseUrl }: Parts,
  actor: StaffActor,
  enquiryId: string,
  version: number,
  now = new Date(),
) {
  const found = await listQuotes(db, actor, enquiryId);
  const quote = found?.quotes.find((one) => one.version === version);
  if (!found || !quote) return undefined;
  const { enquiry, quotes } = found;
  const before = quotes.find((one) => one.version === version - 1);
  const payments = quote.acceptedAt ? await viewQuotePayments(db, quote.id) : undefined;
  const plan = payments && (await readPlanNotes(db, { quoteId: quote.id }, payments.parts, 'staff'));
  const canBook = quote.acceptedAt !== null && (await isQuoteToBook(db, actor, quote));
  const token = await findLink({ db, encryption }, quote, now);
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  const { reference, name, phoneE164, email } = enquiry;
  const about = { reference, version, firstName, madeBy: quote.madeBy, madeOn: timeText(quote.madeAt) };
  return {
    enquiryId,
    enquiry: { name: name || reference, reference, phoneE164, email },
    quote: toQuoteView(quote, now),
    versions: quotes.map((one) => one.version),
    shared: token ? sharedOf(quote, token, enquiry, baseUrl) : undefined,
    isLinkOver: linkExpiresAt(quote.validUntil) <= now,
    changes: before ? compareQuotes(before, quote) : undefined,
    offer: toOfferView(quote, about, {
      now,
      chosen: quote.chosenLines,
      paid: payments && toPlanView(payments.parts, plan?.notes),
      isBooked: payments?.booking != null,
    }),
    booking: payments?.booking ?? undefined,
    canBook,
  };
}

export type VersionData = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

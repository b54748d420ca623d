import {
  findMoneySubject,
  type PaidSubject,
  readPaidSubject,
} from '#domain/bookings/money/counted-service.ts';
import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Receipt, receiptNumber, toReceipt } from './receipt.ts';
import { selectBuyerName, selectDocumentNames } from './receipt-store.ts';

export type ReceiptPrint = { receipt: Receipt; settings: SiteSettings };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintReceipt = (print: ReceiptPrint, stop: AbortSignal) => Promise<Uint8Array>;

const payerOf = async (db: Queryable, { bookingId, customerName }: PaidSubject): Promise<string> =>
  (bookingId === null ? '' : await selectBuyerName(db, bookingId)) || customerName;

/** The receipt of a payment; `undefined` of refunds and of what was reversed. */
export async function readReceipt(db: Queryable, entryId: string): Promise<ReceiptPrint | undefined> {
  const found = rowId.test(entryId) ? await findMoneySubject(db, entryId) : undefined;
  const subject = found && (await readPaidSubject(db, found));
  const entry = subject?.money.find(({ id }) => id === entryId);
  if (!subject || !entry) return undefined;
  const [payer, documents, settings] = await Promise.all([
    payerOf(db, subject),
    selectDocumentNames(db, [entryId]),
    readSettings(db),
  ]);
  return { receipt: toReceipt({ subject, entry, payer, documents: documents.get(entryId) ?? [] }), settings };
}

export async function readReceiptForStaff(
  db: Queryable,
  actor: StaffActor,
  entryId: string,
): Promise<ReceiptPrint | undefined> {
  assertArea(actor, 'enquiries');
  return readReceipt(db, entryId);
}

/** What a customer's link shows payments of: the token of a booking or of a quote. */
export type PaidLink = { bookingToken: string } | { quoteToken: string };

async function subjectOf(db: Queryable, link: PaidLink, now: Date): Promise<MoneySubject | undefined> {
  if ('bookingToken' in link) {
    const bookingId = await findSharedBooking(db, link.bookingToken, now);
    return bookingId === undefined ? undefined : { bookingId };
  }
  const quote = await viewSharedQuote(db, link.quoteToken, now);
  const booking = quote && (await viewQuotePayments(db, quote.id))?.booking;
  if (booking) return { bookingId: booking.id };
  return quote && { quoteId: quote.id };
}

export type ListedReceipt = { entryId: string; number: string; amountPaise: number; receivedOn: string };

/** The receipts behind a customer's link, the oldest first. */
export async function listSharedReceipts(
  db: Queryable,
  link: PaidLink,
  now = new Date(),
): Promise<ListedReceipt[]> {
  const found = await subjectOf(db, link, now);
  const subject = found && (await readPaidSubject(db, found));
  return (subject?.money ?? []).map(({ id, amountPaise, receivedOn }) => ({
    ...{ entryId: id, number: receiptNumber(id), amountPaise, receivedOn },
  }));
}

/** One of them; `undefined` when the entry is not behind this link. */
export async function readSharedReceipt(
  db: Queryable,
  link: PaidLink,
  entryId: string,
  now = new Date(),
): Promise<ReceiptPrint | undefined> {
  const listed = await listSharedReceipts(db, link, now);
  return listed.some((receipt) => receipt.entryId === entryId) ? readReceipt(db, entryId) : undefined;
}

export const receiptFileName = ({ number }: Pick<Receipt, 'number'>): string => `receipt-${number}.pdf`;

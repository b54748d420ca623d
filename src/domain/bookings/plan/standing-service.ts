import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, type BookingEventKind, bookingNumber } from '#domain/bookings/booking.ts';
import { lockBooking, selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { selectByQuote, selectNewestOfQuote } from '#domain/bookings/making/new-booking-store.ts';
import { lockQuoteMoney, selectQuoteReceived } from '#domain/bookings/money/money-store.ts';
import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import { selectCustomerName } from '#domain/bookings/share/shared-booking-store.ts';
import {
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryName,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { readAcceptedQuote } from '#domain/quotes/accepted-quote-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { type PartStanding, type PlanPart, partsOf, planOfQuote } from './payment-plan.ts';
import { selectPlan } from './payment-plan-store.ts';

/** What a booking or an accepted quote costs, in which parts, and what is paid of it. */
export type MoneyStanding = {
  /** Null of a quote that is no booking yet. */
  bookingId: string | null;
  quoteId: string | null;
  /** Of the quote that is no booking yet. */
  enquiryId: string | null;
  isCancelled: boolean;
  totalPaise: number;
  receivedPaise: number;
  plan: PlanPart[];
};

async function standingOfBooking(db: Queryable, booking: Booking): Promise<MoneyStanding> {
  const { id, quoteId, totalPaise, receivedPaise } = booking;
  const isCancelled = booking.cancelledAt !== null;
  // The plan is about the trip, which no longer takes place: only its charge is left.
  const plan = isCancelled ? [] : await selectPlan(db, id);
  return { bookingId: id, quoteId, enquiryId: null, isCancelled, totalPaise, receivedPaise, plan };
}

async function standingOfQuote(db: Queryable, quote: Quote): Promise<MoneyStanding> {
  return {
    ...{ bookingId: null, quoteId: quote.id, enquiryId: quote.enquiryId, isCancelled: false },
    totalPaise: sumsOf(quote, quote.chosenLines).totalPaise,
    receivedPaise: await selectQuoteReceived(db, quote.id),
    plan: planOfQuote(quote),
  };
}

/** `undefined` of what is gone, and of a quote that was not accepted. */
export async function readStanding(db: Queryable, subject: MoneySubject): Promise<MoneyStanding | undefined> {
  const id = 'bookingId' in subject ? subject.bookingId : await selectNewestOfQuote(db, subject.quoteId);
  const booking = id !== undefined && rowId.test(id) ? await selectBooking(db, id) : undefined;
  if (booking) return standingOfBooking(db, booking);
  const quote = 'quoteId' in subject ? await readAcceptedQuote(db, subject.quoteId) : undefined;
  return quote && standingOfQuote(db, quote);
}

/** Locked until the transaction ends: what is asked, confirmed and counted for it happens one after the other. */
export async function lockStanding(tx: Tx, subject: MoneySubject): Promise<MoneyStanding | undefined> {
  if ('bookingId' in subject) {
    const booking = rowId.test(subject.bookingId) ? await lockBooking(tx, subject.bookingId) : undefined;
    return booking && standingOfBooking(tx, booking);
  }
  const quote = await readAcceptedQuote(tx, subject.quoteId);
  // As whoever makes the booking: first the enquiry, then the money of the quote, then the booking.
  if (!quote || !(await lockEnquiryContact(tx, quote.enquiryId))) return undefined;
  await lockQuoteMoney(tx, quote.id);
  const live = await selectByQuote(tx, quote.id);
  const id = live?.id ?? (await selectNewestOfQuote(tx, quote.id));
  const booking = id === undefined ? undefined : await lockBooking(tx, id);
  return booking ? standingOfBooking(tx, booking) : standingOfQuote(tx, quote);
}

/** In the order in which they are paid; without a plan the total is the only part. */
export const partsOfStanding = ({ plan, ...sums }: MoneyStanding): PartStanding[] => partsOf(plan, sums);

export const openPaiseOf = ({ totalPaise, receivedPaise }: MoneyStanding): number =>
  Math.max(0, totalPaise - receivedPaise);

/** The first name of whoever pays, for their page and mails. */
export async function readPayer(db: Queryable, standing: MoneyStanding): Promise<string> {
  if (standing.bookingId === null)
    return (await viewEnquiryName(db, standing.enquiryId ?? ''))?.firstName ?? '';
  return (await selectCustomerName(db, standing.bookingId)).trim().split(/\s+/)[0] ?? '';
}

/** The kinds that are about a request for a payment. */
export type PaymentEventKind = Extract<BookingEventKind, `payment-${string}`>;

type PaymentEvent = { kind: PaymentEventKind; detail: Record<string, string> };

/** On the timeline of the booking, or of the enquiry whose quote is no booking yet. The caller has locked it. */
export async function notePayment(
  tx: Tx,
  by: StaffActor | undefined,
  { bookingId, enquiryId }: MoneyStanding,
  { kind, detail }: PaymentEvent,
): Promise<void> {
  if (bookingId === null) {
    const enquiry = await lockEnquiryContact(tx, enquiryId ?? '');
    if (!enquiry) return;
    const change = kind.replace('payment-', '');
    await noteOnEnquiry(tx, enquiry, {
      kind: 'payment',
      ...(by && { actor: by }),
      detail: { ...detail, change },
    });
    if (by) {
      const subject = { kind: 'enquiry', id: enquiry.id, name: enquiry.reference };
      await noteActivity(tx, lineBy(by, 'enquiry-changed', subject, { change: kind }));
    }
    return;
  }
  await addBookingEvent(tx, by, { bookingId, kind, detail });
  if (!by) return;
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(by, 'booking-changed', subject, { change: kind }));
}

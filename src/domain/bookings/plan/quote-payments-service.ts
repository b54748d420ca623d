import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { selectBooking } from '#domain/bookings/booking-store.ts';
import { selectNewestOfQuote } from '#domain/bookings/making/new-booking-store.ts';
import type { Queryable } from '#platform/database/db.ts';
import { nextDue, type PartStanding, type PlanPart, standingOf } from './payment-plan.ts';
import { selectPlan } from './payment-plan-store.ts';

/** What was paid of the booking that a quote has become. */
export type QuotePayments = {
  /** Of the booking. */
  id: string;
  number: string;
  isCancelled: boolean;
  parts: PartStanding[];
  /** What is asked for next; 0 when nothing is. Only the booking's own page asks for a charge of a cancellation. */
  duePaise: number;
};

/** Also without a plan, what is paid is shown. */
function partsOf(plan: readonly PlanPart[], { totalPaise, receivedPaise }: Booking): PartStanding[] {
  if (plan.length > 0) return standingOf(plan, { totalPaise, receivedPaise });
  if (receivedPaise <= 0) return [];
  const openPaise = Math.max(0, totalPaise - receivedPaise);
  return [{ kind: 'total', amountPaise: totalPaise, dueOn: null, openPaise }];
}

/** For the page of a quote; `undefined` while it has not become a booking. */
export async function viewQuotePayments(db: Queryable, quoteId: string): Promise<QuotePayments | undefined> {
  const id = await selectNewestOfQuote(db, quoteId);
  const booking = id === undefined ? undefined : await selectBooking(db, id);
  if (!booking) return undefined;
  const plan = await selectPlan(db, booking.id);
  const isCancelled = booking.cancelledAt !== null;
  return {
    id: booking.id,
    number: bookingNumber(booking.id),
    isCancelled,
    parts: isCancelled ? [] : partsOf(plan, booking),
    duePaise: isCancelled ? 0 : (nextDue(plan, booking)?.paise ?? 0),
  };
}

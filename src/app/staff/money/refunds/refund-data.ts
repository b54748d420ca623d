import { typedAmount } from '#app/staff/cabs/bookings/page/balance.ts';
import { balanceOf, bookingNumber } from '#domain/bookings/booking.ts';
import type { BookingView } from '#domain/bookings/page/booking-page-service.ts';
import { viewBookingRefunds } from '#domain/payments/refunds/refund-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { toRefundView, toSourceView } from './refund-view.ts';
import { refundTexts as texts } from './texts.ts';

/** The refunds of a booking, for its page. */
export async function readBookingRefunds(
  db: Queryable,
  actor: StaffActor,
  { booking, customer }: BookingView,
  agency: string,
  now: Date,
) {
  const found = await viewBookingRefunds(db, actor, booking.id, now);
  const pending = found.refunds
    .filter(({ state, entryId }) => entryId === null && (state === 'asked' || state === 'approved'))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const duePaise = Math.min(found.openPaise, Math.max(0, -balanceOf(booking) - pending));
  const reader = { ...customer, agency, number: bookingNumber(booking.id) };
  const isAllowed = hasArea(actor, 'money');
  return {
    refunds: found.refunds.map((refund) => toRefundView(refund, actor, reader)),
    sources: found.sources.filter(({ openPaise }) => openPaise > 0).map(toSourceView),
    seenPaise: found.seenPaise,
    limit: formatPaise(found.limitPaise),
    /** As it is typed; empty when nothing is due back. */
    due: duePaise > 0 ? typedAmount(duePaise) : '',
    dueAmount: formatPaise(duePaise),
    dueText: duePaise > 0 ? texts.due(formatPaise(duePaise)) : '',
    hasArea: isAllowed,
    mayAsk: isAllowed && found.openPaise > 0,
    isCancelled: booking.cancelledAt !== null,
  };
}

export type BookingRefundsView = Awaited<ReturnType<typeof readBookingRefunds>>;

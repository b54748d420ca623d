import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import type { Booking, MoneyEntry } from '#domain/bookings/booking.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { collectedTcs } from '#domain/bookings/packages/collected-tcs.ts';
import { type BookedPackage, isTripOver } from '#domain/bookings/packages/package.ts';
import { tripCancellation } from '#domain/bookings/packages/package-cancellation.ts';
import { stepText } from '#domain/cancellation/charge-text.ts';
import type { CancellationTerms } from '#domain/cancellation/terms.ts';
import { rowsOfSums } from '#domain/quotes/price/quote-text.ts';
import { travellersText } from '#domain/quotes/price/trip-text.ts';
import { pointsOf } from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = staffBookingsContent.trip;

type Days = Pick<Booking, 'firstDay' | 'lastDay'>;

export const daysText = ({ firstDay, lastDay }: Days): string =>
  firstDay && lastDay ? content.dayRange(dateText(firstDay), dateText(lastDay)) : content.noDays;

/** As a duty would have it, for the same pill. */
export function tripStatus(booking: Days & { isCancelled: boolean }, now: Date): DutyStatus {
  if (booking.isCancelled) return 'cancelled';
  return isTripOver(booking, now) ? 'done' : 'confirmed';
}

type Around = {
  money: readonly MoneyEntry[];
  refundDays: number | null;
  /** The terms that hold today for its kind of trip. */
  usual: CancellationTerms | null;
  /** By the rule of today, deposited TCS stays with the tax office. */
  keepsDepositedTcs: boolean;
  /** Why documents of a cancellation would wait. */
  missing: readonly string[];
};

/** A booking at the price of its quote, with what was quoted. */
export function toTripView(
  booking: Booking,
  { id, title, amountPaise, offer, sums }: BookedPackage,
  { money, refundDays, usual, keepsDepositedTcs, missing }: Around,
  now: Date,
) {
  const isCancelled = booking.cancelledAt !== null;
  const { firstDay, lastDay, kind } = booking;
  const byTerms = isCancelled ? undefined : tripCancellation(booking, { offer, sums }, now);
  const { totalPaise, receivedPaise } = booking;
  const tcs = collectedTcs(money, { totalPaise, tcsPaise: sums.tcsPaise }, now);
  return {
    basis: {
      ...{ sold: { offer: { placeOfSupply: offer.placeOfSupply }, sums }, receivedPaise, refundDays },
      otherPaise: totalPaise - amountPaise,
    },
    /** What of its TCS may be with the tax office; nothing of a trip without. */
    tcs: {
      ...{ ...tcs, keepsDeposited: keepsDepositedTcs },
      ...{ all: formatPaise(tcs.allPaise), earlier: formatPaise(tcs.earlierPaise) },
    },
    missing,
    /** The usual terms of its kind, for a booking without its own. */
    usualSteps: offer.cancellation ? [] : (usual?.steps ?? []).map(stepText),
    hasSteps: Boolean(offer.cancellation),
    id,
    title,
    kind: content.kinds[kind],
    status: tripStatus({ firstDay, lastDay, isCancelled }, now),
    isCancelled,
    hasDays: firstDay !== null,
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
    days: daysText(booking),
    amount: formatPaise(amountPaise),
    price: formatPaise(sums.totalPaise),
    lines: offer.lines.map(({ text, quantity }) => (quantity > 1 ? content.times(quantity, text) : text)),
    sums: [
      ...rowsOfSums(offer, sums),
      { name: content.price, amount: formatPaise(sums.totalPaise) },
      ...(isCancelled ? [{ name: content.charge, amount: formatPaise(amountPaise) }] : []),
    ],
    itinerary: pointsOf(offer.itinerary),
    included: pointsOf(offer.inclusions),
    notIncluded: pointsOf(offer.exclusions),
    terms: offer.terms,
    travellers: offer.travellers ? travellersText(offer.travellers) : '',
    cancellation: byTerms && {
      ...byTerms,
      charge: formatPaise(byTerms.chargePaise),
    },
  };
}

export type TripView = ReturnType<typeof toTripView>;

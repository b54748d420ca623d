import { bookingContent as content } from '#app/content/site/links/booking.ts';
import type { BookedPackage } from '#domain/bookings/packages/package.ts';
import { isTripOver } from '#domain/bookings/packages/package.ts';
import { tripCancellation } from '#domain/bookings/packages/package-cancellation.ts';
import type { SharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { rowsOfSums } from '#domain/quotes/price/quote-text.ts';
import { travellersText } from '#domain/quotes/price/trip-text.ts';
import { pointsOf } from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paidText } from './paid-text.ts';

const { trip, price } = content;

type Row = { name: string; value: string };

function standingOf(
  { isCancelled, lastDay, charges }: SharedBooking,
  { amountPaise }: BookedPackage,
  now: Date,
) {
  if (!isCancelled) return isTripOver({ lastDay }, now) ? trip.over : trip.confirmed;
  const charge = amountPaise > 0 ? content.charged(formatPaise(amountPaise)) : content.notCharged;
  const { name, text } = trip.cancelled;
  const tcsPaise = charges.find(({ kind }) => kind === 'tcs')?.amountPaise ?? 0;
  const tcs = tcsPaise > 0 ? content.keptTcs(formatPaise(tcsPaise)) : '';
  return { name, text: [text, charge, tcs, content.mistaken].filter(Boolean).join(' ') };
}

const stateOf = ({ isCancelled, lastDay }: SharedBooking, now: Date) => {
  if (isCancelled) return 'ended' as const;
  return isTripOver({ lastDay }, now) ? ('over' as const) : ('good' as const);
};

/** The sums of the quote, unless the price was changed since. */
function costOf({ isCancelled }: SharedBooking, { amountPaise, offer, sums }: BookedPackage): Row[] {
  if (isCancelled) return [{ name: price.cancellation, value: formatPaise(amountPaise) }];
  if (amountPaise !== sums.totalPaise) return [{ name: price.agreedTrip, value: formatPaise(amountPaise) }];
  return rowsOfSums(offer, sums).map(({ name, amount }) => ({ name, value: amount }));
}

/** What was sold as a whole, as it was quoted; `undefined` of a booking of cabs. */
export function toTripView(booking: SharedBooking, now: Date) {
  const { package: sold, firstDay, lastDay } = booking;
  if (!sold) return undefined;
  const cancelling = tripCancellation(booking, sold, now);
  const { lines, inclusions, exclusions, itinerary, terms } = sold.offer;
  return {
    title: sold.title,
    state: stateOf(booking, now),
    standing: standingOf(booking, sold, now),
    dates: firstDay && lastDay ? trip.dateRange(dateText(firstDay), dateText(lastDay)) : trip.datesLater,
    lines: lines.map(({ text, quantity }) => (quantity > 1 ? trip.times(quantity, text) : text)),
    itinerary: pointsOf(itinerary),
    included: pointsOf(inclusions),
    notIncluded: pointsOf(exclusions),
    terms,
    travellers: sold.offer.travellers ? travellersText(sold.offer.travellers) : '',
    cancelling,
    paid: cancelling ? paidText(booking, sold, cancelling.chargePaise) : '',
    cost: costOf(booking, sold),
  };
}

export type TripView = NonNullable<ReturnType<typeof toTripView>>;

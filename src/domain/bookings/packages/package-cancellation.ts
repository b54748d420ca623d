import type { Booking } from '#domain/bookings/booking.ts';
import { cancellationOn } from '#domain/cancellation/charge.ts';
import { type CancellingRow, cancellingRowsOf, chargeReason } from '#domain/cancellation/charge-text.ts';
import type { BookedPackage } from './package.ts';

type Days = Pick<Booking, 'firstDay'>;
type Sold = Pick<BookedPackage, 'offer' | 'sums'>;

export type TripCancellation = {
  chargePaise: number;
  /** By which step of the terms, for the timeline. */
  reason: string;
  rows: CancellingRow[];
  /** What staff wrote for the customer beside the steps. */
  note: string;
};

/** What cancelling a trip costs now by its own terms; `undefined` of an older booking, and while it has no days. */
export function tripCancellation(
  { firstDay }: Days,
  { offer, sums }: Sold,
  now: Date,
): TripCancellation | undefined {
  const { cancellation } = offer;
  if (!cancellation || firstDay === null) return undefined;
  const trip = { pricePaise: sums.totalPaise, firstDay };
  const { paise: chargePaise, percent, daysBefore } = cancellationOn(cancellation.steps, trip, now);
  return {
    chargePaise,
    reason: chargeReason({ percent, daysBefore }),
    rows: cancellingRowsOf(cancellation.steps, trip, now),
    note: cancellation.note,
  };
}

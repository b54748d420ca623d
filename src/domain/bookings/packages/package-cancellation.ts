import type { Booking } from '#domain/bookings/booking.ts';
import { cancellationOn } from '#domain/cancellation/charge.ts';
import { type CancellingRow, cancellingRowsOf, chargeReason } from '#domain/cancellation/charge-text.ts';
import { shareOfWhole } from '#domain/quotes/price/percent.ts';
import { priceWithGstOf } from '#domain/quotes/price/quote-sums.ts';
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

/** The charge of a cancelled trip, in the parts of its invoice. */
export type ChargeParts = { valuePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/** GST has the same share of the charge as of the price; CGST and SGST are equal. The parts add up to the charge. */
export function chargePartsOf(
  { offer, sums }: { offer: Pick<Sold['offer'], 'placeOfSupply'>; sums: Sold['sums'] },
  chargePaise: number,
): ChargeParts {
  const pricePaise = priceWithGstOf(sums);
  const isSameState = offer.placeOfSupply === 'same-state';
  const taxPaise = isSameState ? sums.gstPaise / 2 : sums.gstPaise;
  const headPaise = shareOfWhole(chargePaise, taxPaise, pricePaise);
  return {
    valuePaise: chargePaise - (isSameState ? 2 : 1) * headPaise,
    cgstPaise: isSameState ? headPaise : 0,
    sgstPaise: isSameState ? headPaise : 0,
    igstPaise: isSameState ? 0 : headPaise,
  };
}

/** What cancelling a trip costs now by its own terms; `undefined` of an older booking, and while it has no days. */
export function tripCancellation(
  { firstDay }: Days,
  { offer, sums }: Sold,
  now: Date,
): TripCancellation | undefined {
  const { cancellation } = offer;
  if (!cancellation || firstDay === null) return undefined;
  const trip = { pricePaise: priceWithGstOf(sums), firstDay };
  const { paise: chargePaise, percent, daysBefore } = cancellationOn(cancellation.steps, trip, now);
  return {
    chargePaise,
    reason: chargeReason({ percent, daysBefore }),
    rows: cancellingRowsOf(cancellation.steps, trip, now),
    note: cancellation.note,
  };
}

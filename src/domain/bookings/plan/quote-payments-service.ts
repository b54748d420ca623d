import { bookingNumber } from '#domain/bookings/booking.ts';
import type { Queryable } from '#platform/database/db.ts';
import { nextDue, type PartStanding, standingOf } from './payment-plan.ts';
import { type MoneyStanding, partsOfStanding, readStanding } from './standing-service.ts';

/** What was paid of an accepted quote, or of the booking that it has become. */
export type QuotePayments = {
  /** Null while there is none. */
  booking: { id: string; number: string; isCancelled: boolean } | null;
  parts: PartStanding[];
  /** What is asked for next; 0 when nothing is. Only the booking's own page asks for a charge of a cancellation. */
  duePaise: number;
};

/** Also without a plan, what is paid is shown. */
function partsOf(standing: MoneyStanding): PartStanding[] {
  if (standing.plan.length > 0) return standingOf(standing.plan, standing);
  return standing.receivedPaise > 0 ? partsOfStanding(standing) : [];
}

/** For the page of a quote; `undefined` while it is not accepted. */
export async function viewQuotePayments(db: Queryable, quoteId: string): Promise<QuotePayments | undefined> {
  const standing = await readStanding(db, { quoteId });
  if (!standing) return undefined;
  const { bookingId, isCancelled } = standing;
  return {
    booking: bookingId === null ? null : { id: bookingId, number: bookingNumber(bookingId), isCancelled },
    parts: isCancelled ? [] : partsOf(standing),
    duePaise: isCancelled ? 0 : (nextDue(standing.plan, standing)?.paise ?? 0),
  };
}

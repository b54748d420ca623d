import type { PayMethod } from '#domain/bookings/booking.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectRefunds } from './refund-store.ts';
import { dueBackText, onTheWayText } from './refund-text.ts';

type Owed = {
  bookingId: string;
  isCancelled: boolean;
  /** What is still to come back, with what is on its way. */
  owedPaise: number;
  payMethods: readonly PayMethod[];
  refundDays: number | null;
};

/** What the customer of a booking reads about what is still to come back; its sentences. */
export async function refundNotes(
  db: Queryable,
  { bookingId, isCancelled, owedPaise, payMethods, refundDays }: Owed,
): Promise<string[]> {
  if (owedPaise <= 0) return [];
  const underWay = (await selectRefunds(db, bookingId)).filter(
    ({ state, entryId, sourceEntryId }) =>
      (state === 'approved' || state === 'sent') && entryId === null && sourceEntryId !== null,
  );
  const restPaise = owedPaise - underWay.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  // The days of the settings count from a cancellation.
  const days = isCancelled ? refundDays : null;
  return [
    ...underWay.map(onTheWayText),
    dueBackText({ owedPaise: restPaise, payMethods, refundDays: days }),
  ].filter(Boolean);
}

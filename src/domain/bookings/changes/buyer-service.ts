import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { selectBuyerId, updateBuyerId } from './buyer-store.ts';

/** Who the documents of a booking name; `null` for the customer. */
export const readBookingBuyer = (db: Queryable, bookingId: string): Promise<string | null> =>
  selectBuyerId(db, bookingId);

/** The caller has checked that the buyer is one of the customer. */
export async function setBookingBuyer(
  tx: Tx,
  actor: StaffActor,
  bookingId: string,
  buyer: { id: string; name: string } | null,
): Promise<void> {
  assertArea(actor, 'enquiries');
  const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
  if (!booking) throw new Failure('not_found', bookingMessages.bookings.gone);
  if ((await selectBuyerId(tx, bookingId)) === (buyer?.id ?? null)) return;
  await updateBuyerId(tx, bookingId, buyer?.id ?? null);
  const detail = { detail: 'buyer', to: buyer?.name ?? '' };
  await addBookingEvent(tx, actor, { bookingId, kind: 'changed', detail });
}

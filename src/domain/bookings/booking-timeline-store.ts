import type { Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { BookingEventKind } from './booking.ts';
import { bookingEvents } from './bookings-table.ts';

/** The staff member who acts; undefined for a driver or a customer, who come by a link. */
type Actor = { id: string; name: string } | undefined;

type BookingEvent = {
  bookingId: string;
  dutyId?: string;
  kind: BookingEventKind;
  detail?: Record<string, string>;
};

/** Adds to the booking's timeline, and notifies open pages when the transaction commits. Returns its id. */
export async function addBookingEvent(tx: Tx, actor: Actor, event: BookingEvent): Promise<string> {
  const { bookingId, dutyId, kind, detail = {} } = event;
  const [row] = await tx
    .insert(bookingEvents)
    .values({
      bookingId: BigInt(bookingId),
      dutyId: dutyId === undefined ? null : BigInt(dutyId),
      actorId: actor ? BigInt(actor.id) : null,
      actorName: actor?.name ?? '',
      kind,
      detail,
    })
    .returning({ id: bookingEvents.id });
  await announceLive(tx, { bookingId });
  return String(row?.id);
}

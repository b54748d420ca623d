import { isTripOver } from '#domain/bookings/packages/package.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { changeTrip, noteTrip } from './trip-change.ts';
import { tripMessages as messages } from './trip-messages.ts';
import { markUsed } from './trip-store.ts';

/** After the last day: what was confirmed was used. Returns how many services. */
export async function markTripUsed(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  now = new Date(),
): Promise<number> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx, booking) => {
    if (!isTripOver(booking, now)) throw new Failure('conflict', messages.notOver);
    const count = await markUsed(tx, bookingId);
    await noteTrip(tx, actor, bookingId, { subject: 'trip', change: 'used', name: String(count) });
    return count;
  });
}

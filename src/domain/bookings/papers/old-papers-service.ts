import { removeFilesOfTravellers } from '#domain/attachments/file-service.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import * as store from './paper-store.ts';

const bookingsAtOnce = 50;

async function deleteSome(tx: Tx, now: Date): Promise<number> {
  const bookingIds = await store.lockBookingsOfOldPapers(tx, now, bookingsAtOnce);
  if (bookingIds.length === 0) return 0;
  await store.deletePapersOf(tx, bookingIds);
  await removeFilesOfTravellers(tx, await store.selectTravellerIdsOf(tx, bookingIds));
  for (const bookingId of bookingIds)
    await addBookingEvent(tx, undefined, { bookingId, kind: 'papers-deleted' });
  return bookingIds.length;
}

/**
 * For the worker: deletes papers and files of travellers 30 days after the trip or its cancellation, in batches, so that locks
 * stay short. Returns of how many bookings.
 */
export async function deleteOldPapers(
  db: Db,
  { now = new Date(), stop }: { now?: Date; stop?: AbortSignal } = {},
): Promise<number> {
  for (let total = 0; ; ) {
    const count = await db.transaction((tx) => deleteSome(tx, now));
    total += count;
    if (count === 0 || stop?.aborted) return total;
  }
}

import type { PageContext } from '#app/page-context.ts';
import { listTravellerFiles } from '#domain/bookings/files/booking-file-service.ts';
import { listPapers } from '#domain/bookings/papers/paper-service.ts';
import type { ViewedTrip } from '#domain/bookings/trips/trip-view-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { type PapersView, toPapersView } from './papers-view.ts';

export async function readPapersView(
  { db, encryption }: Pick<PageContext, 'db' | 'encryption'>,
  actor: StaffActor,
  trip: ViewedTrip,
  now: Date,
): Promise<PapersView> {
  const [papers, files] = await Promise.all([
    listPapers({ db, encryption }, actor, trip.booking.id),
    listTravellerFiles(db, actor, trip.booking.id),
  ]);
  return toPapersView(trip, { papers, files }, now);
}

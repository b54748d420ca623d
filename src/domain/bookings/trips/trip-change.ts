import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { lockBooking, updateBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { refusalOf } from '#domain/bookings/changes/change-duty.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { ServiceState } from './services.ts';
import { tripMessages as messages } from './trip-messages.ts';

/** Why a field was not saved, or what it was and is now; `changeId` undoes it. */
export type FieldOutcome =
  | { kind: 'same' }
  | {
      kind: 'changed';
      changeId: string;
      /** What was changed, such as a service, and which field of it. */
      name: string;
      label: string;
      former: string;
      stored: string;
      /** Where it stands now, when another field has changed that too. */
      state?: ServiceState;
    }
  /** Another staff member changed it since; `present` is its text now. */
  | { kind: 'conflict'; present: string };

export type FieldRequest = {
  field: string;
  typed: string;
  /** The text that the staff member saw. */
  basedOn: string;
};

/** What the timeline says of a change, and what undoing needs. Erasing blanks all of it. */
export type TripEvent = {
  /** What was changed: `service`, `day`, `traveller` or `trip`. */
  subject: 'service' | 'day' | 'traveller' | 'trip';
  change: 'changed' | 'added' | 'removed' | 'undone' | 'used';
  subjectId?: string;
  name: string;
  field?: string;
  before?: string;
  after?: string;
  /** JSON of the columns before and after. */
  columnsBefore?: string;
  columnsAfter?: string;
};

type Work<Result> = (tx: Tx, booking: Booking) => Promise<Result>;

/** Locks the trip, so that of two changes the second one sees the first. */
export async function changeTrip<Result>(
  db: Db,
  actor: StaffActor,
  bookingId: string | undefined,
  work: Work<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      const booking =
        bookingId !== undefined && rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
      if (!booking) throw new Failure('not_found', messages.gone);
      if (booking.kind === 'cab') throw new Failure('conflict', messages.notATrip);
      if (booking.cancelledAt) throw new Failure('conflict', messages.cancelled);
      const result = await work(tx, booking);
      await updateBooking(tx, booking.id, {});
      const subject = { kind: 'booking', id: booking.id, name: bookingNumber(booking.id) };
      await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'trip' }));
      return result;
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Adds to the timeline of the trip. Returns the id of the change. */
export const noteTrip = (tx: Tx, actor: StaffActor, bookingId: string, detail: TripEvent): Promise<string> =>
  addBookingEvent(tx, actor, { bookingId, kind: 'trip-changed', detail });

import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking, refreshCancelled, refreshTotal } from '#domain/bookings/booking-store.ts';
import { lockDuty, selectDuty } from '#domain/bookings/duty-store.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { hasLostRace, violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';

const messages = bookingMessages.bookings;

/** The duty as the staff member saw it. */
export type ExpectedDuty = { dutyId: string; revision: number };

/** Locks the booking and then the duty, always in this order. */
export async function lockBoth(tx: Tx, dutyId: string): Promise<{ booking: Booking; duty: Duty }> {
  const found = rowId.test(dutyId) ? await selectDuty(tx, dutyId) : undefined;
  const booking = found && (await lockBooking(tx, found.bookingId));
  const duty = booking && (await lockDuty(tx, dutyId));
  if (!duty) throw new Failure('not_found', messages.gone);
  return { booking, duty };
}

/** What the database refuses, as the staff member reads it. */
export function refusalOf(error: unknown): unknown {
  const texts: Record<string, string> = {
    duties_car_free: messages.carTaken,
    duties_driver_free: messages.driverTaken,
    bookings_of_quote: messages.otherBooking,
  };
  const text = hasLostRace(error) ? messages.changedMeanwhile : texts[violatedConstraint(error) ?? ''];
  return text === undefined ? error : new Failure('conflict', text, { cause: error });
}

/** Changes a duty with the booking's total. The caller has to look whether it was changed since it was seen. */
export async function changeLocked<Result>(
  db: Db,
  actor: StaffActor,
  dutyId: string,
  change: string,
  work: (tx: Tx, duty: Duty, booking: Booking) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      const { booking, duty } = await lockBoth(tx, dutyId);
      const result = await work(tx, duty, booking);
      await refreshTotal(tx, booking.id);
      await refreshCancelled(tx, booking.id);
      const subject = { kind: 'booking', id: booking.id, name: bookingNumber(booking.id) };
      await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change }));
      return result;
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The same for a duty that was not changed since it was seen. */
export const changeDuty = <Result>(
  db: Db,
  actor: StaffActor,
  { dutyId, revision }: ExpectedDuty,
  change: string,
  work: (tx: Tx, duty: Duty, booking: Booking) => Promise<Result>,
): Promise<Result> =>
  changeLocked(db, actor, dutyId, change, async (tx, duty, booking) => {
    if (duty.revision !== revision) throw new Failure('conflict', messages.changedMeanwhile);
    return work(tx, duty, booking);
  });

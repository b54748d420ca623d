import type { Booking, Duty } from '#domain/bookings/booking.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { updateDuty } from '#domain/bookings/changes/duty-change-store.ts';
import { isPlanned } from '#domain/bookings/duty-status.ts';
import { lockDuty, selectDutiesOf } from '#domain/bookings/duty-store.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { tripMessages as messages } from './trip-messages.ts';

const dayMs = 24 * 3600_000;

const isOver = ({ status }: Duty) => status === 'cancelled' || status === 'no-show';

/** The rides of the trip from day `number` on move with the days. The database refuses a car or driver who is taken then. */
export async function moveRides(
  tx: Tx,
  actor: StaffActor,
  { id: bookingId, firstDay }: Pick<Booking, 'id' | 'firstDay'>,
  number: number,
  days: number,
): Promise<void> {
  if (!firstDay || days === 0) return;
  const from = daysAfter(firstDay, number - 1);
  const rides = (await selectDutiesOf(tx, [bookingId])).filter(
    (duty) => !isOver(duty) && dayInIndia(duty.pickupAt) >= from,
  );
  if (rides.some(({ status }) => !isPlanned(status))) throw new Failure('conflict', messages.dutyStarted);
  // The last one first, so that two rides of one car never overlap on the way.
  const ordered = days > 0 ? rides.toReversed() : rides;
  for (const { id } of ordered) {
    const duty = await lockDuty(tx, id);
    if (!duty) continue;
    const pickupAt = new Date(duty.pickupAt.getTime() + days * dayMs);
    const endsAt = new Date(duty.endsAt.getTime() + days * dayMs);
    await updateDuty(tx, id, { pickupAt, endsAt });
    const detail = {
      ...{ from: duty.pickupAt.toISOString(), to: pickupAt.toISOString() },
      ...{ fromEnd: duty.endsAt.toISOString(), chargePaise: '0' },
    };
    await addBookingEvent(tx, actor, { bookingId, dutyId: id, kind: 'rescheduled', detail });
  }
}

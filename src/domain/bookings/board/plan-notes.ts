import type { Duty } from '#domain/bookings/booking.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';
import type { Plan } from './plan-store.ts';
import type { Fleet } from './warning-service.ts';

/** A duty with its new plan, and the car and the driver of that. */
export type Noted = { duty: Duty; plan: Plan } & Fleet;

/** What has changed of a plan, on the timeline of the booking. */
export async function noteChanges(
  tx: Tx,
  actor: StaffActor,
  { duty, plan, car, driver }: Noted,
): Promise<void> {
  const of = { bookingId: duty.bookingId, dutyId: duty.id };
  if (plan.carId !== duty.carId || plan.driverId !== duty.driverId)
    await addBookingEvent(tx, actor, {
      ...of,
      kind: car || driver ? 'assigned' : 'unassigned',
      detail: { ...(car && { car: plateText(car.plate) }), ...(driver && { driver: driver.name }) },
    });
  if (plan.pickupAt.getTime() !== duty.pickupAt.getTime())
    await addBookingEvent(tx, actor, {
      ...of,
      kind: 'moved',
      detail: { from: minuteInIndia(duty.pickupAt), to: minuteInIndia(plan.pickupAt) },
    });
}

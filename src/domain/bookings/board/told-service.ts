import { selectDuty } from '#domain/bookings/duty-store.ts';
import { viewBookingAddresses } from '#domain/bookings/mails/booking-mail-service.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { selectCrew } from '#domain/bookings/slip/slip-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Whom to tell of a change of a duty, and where. */
export type ToldCustomer = {
  bookingId: string;
  name: string;
  /** Empty when none is known. */
  phone: string;
  addresses: string[];
  route: string;
};

export async function viewToldCustomer(
  db: Queryable,
  actor: StaffActor,
  dutyId: string,
): Promise<ToldCustomer | undefined> {
  assertArea(actor, 'enquiries');
  const duty = rowId.test(dutyId) ? await selectDuty(db, dutyId) : undefined;
  if (!duty) return undefined;
  const { bookingId } = duty;
  const [crew, addresses] = await Promise.all([selectCrew(db, dutyId), viewBookingAddresses(db, bookingId)]);
  return crew && { bookingId, name: crew.customer, phone: crew.phone, addresses, route: dutyRoute(duty) };
}

import type { Booking } from '#domain/bookings/booking.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { moveRides } from './move-rides.ts';
import { maxTripDays } from './trip.ts';
import { tripMessages as messages } from './trip-messages.ts';
import { daysFromTo } from './trip-start.ts';
import { deleteDay, insertDays, refreshServiceDays, selectDays, selectTripServices } from './trip-store.ts';

const dayMs = 24 * 3600_000;

/** A longer trip gets blank days at its end; a shorter one loses days that have no services. Rides move with the first day. */
export async function fitDays(
  tx: Tx,
  actor: StaffActor,
  booking: Pick<Booking, 'id' | 'firstDay'>,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<void> {
  const { id } = booking;
  if ((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs >= maxTripDays)
    throw new Failure('invalid', messages.tooManyDays, { field: 'lastDay' });
  const count = daysFromTo(firstDay, lastDay);
  const days = await selectDays(tx, id);
  const services = await selectTripServices(tx, id);
  const [stranded] = services.filter(({ day, state }) => (day ?? 0) > count && state !== 'cancelled');
  if (stranded?.day)
    throw new Failure('conflict', messages.dayHasServices(stranded.day), { field: 'lastDay' });
  for (const { number } of days.slice(count)) await deleteDay(tx, id, number);
  const blank = { title: '', text: '', meals: [] };
  const missing = Array.from({ length: Math.max(0, count - days.length) }, (_, index) => index);
  await insertDays(
    tx,
    id,
    missing.map((index) => ({ ...blank, number: days.length + index + 1 })),
  );
  if (booking.firstDay) {
    const days = (Date.parse(firstDay) - Date.parse(booking.firstDay)) / dayMs;
    await moveRides(tx, actor, booking, 1, days);
  }
  await refreshServiceDays(tx, id);
}

import type { Booking } from '#domain/bookings/booking.ts';
import { selectBooking } from '#domain/bookings/booking-store.ts';
import { selectDutiesOf } from '#domain/bookings/duty-store.ts';
import { clockInIndia, dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { TripService } from './services.ts';
import type { Costs, Trip } from './trip.ts';
import { selectCosts, selectDays, selectTravellers, selectTripServices } from './trip-store.ts';

const dayMs = 24 * 3600_000;

/** The day of the trip on which a date falls; null outside of it. */
function numberOfDay(date: string, { firstDay, lastDay }: Pick<Booking, 'firstDay' | 'lastDay'>) {
  if (!firstDay || !lastDay || date < firstDay || date > lastDay) return null;
  return (Date.parse(date) - Date.parse(firstDay)) / dayMs + 1;
}

/** A ride has its time from its duty. */
async function withRides(db: Queryable, booking: Booking, services: TripService[]): Promise<TripService[]> {
  if (!services.some(({ kind }) => kind === 'cab')) return services;
  const duties = new Map((await selectDutiesOf(db, [booking.id])).map((duty) => [duty.id, duty]));
  return services.map((service) => {
    const duty = duties.get(service.id);
    if (!duty) return service;
    const onDay = dayInIndia(duty.pickupAt);
    const isOver = duty.status === 'cancelled' || duty.status === 'no-show';
    return {
      ...service,
      onDay,
      day: numberOfDay(onDay, booking),
      starts: clockInIndia(duty.pickupAt),
      state: isOver ? 'cancelled' : duty.status === 'done' ? 'used' : 'confirmed',
    };
  });
}

/**
 * The days, travellers and services of a trip, for pages that have checked who reads them. They are read one after the other,
 * because a transaction has one connection.
 */
export async function readTrip(db: Queryable, booking: Booking): Promise<Trip> {
  const days = await selectDays(db, booking.id);
  const travellers = await selectTravellers(db, booking.id);
  const services = await selectTripServices(db, booking.id);
  return { days, travellers, services: await withRides(db, booking, services) };
}

export type ViewedTrip = Trip & {
  booking: Booking;
  /** `undefined` for staff without the area money. */
  costs: Costs | undefined;
};

/** The trip as staff see it; `undefined` where there is none. */
export async function viewTrip(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<ViewedTrip | undefined> {
  assertArea(actor, 'enquiries');
  const booking = rowId.test(bookingId) ? await selectBooking(db, bookingId) : undefined;
  if (!booking || booking.kind === 'cab') return undefined;
  const [trip, costs] = await Promise.all([
    readTrip(db, booking),
    hasArea(actor, 'money') ? selectCosts(db, bookingId) : undefined,
  ]);
  return { ...trip, booking, costs };
}

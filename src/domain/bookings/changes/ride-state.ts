import * as z from 'zod/mini';
import type { Duty, DutyPlan } from '#domain/bookings/booking.ts';
import type { BookingDetails } from '#domain/bookings/booking-fields.ts';

/** Everything that a change of the ride replaces, with the title of its service. */
export type RideState = Omit<DutyPlan, keyof BookingDetails> & { title: string };

export const rideStateOf = (duty: Duty, title: string): RideState => ({
  title,
  tripType: duty.tripType,
  city: duty.city,
  fromSlug: duty.fromSlug,
  toSlug: duty.toSlug,
  fromName: duty.fromName,
  toName: duty.toName,
  stops: duty.stops,
  carType: duty.carType,
  pickupAt: duty.pickupAt,
  endsAt: duty.endsAt,
  km: duty.km,
  hours: duty.hours,
  days: duty.days,
  fare: duty.fare,
  farePaise: duty.farePaise,
  leftOut: duty.leftOut,
  rateVersion: duty.rateVersion,
});

type Crew = Pick<Duty, 'carId' | 'driverId'>;

/** As the timeline keeps it, so that the change can be taken back. */
export const storedRideState = (state: RideState, { carId, driverId }: Crew): string =>
  JSON.stringify({ ...state, carId, driverId });

const shape = z.looseObject({ title: z.string(), pickupAt: z.string(), endsAt: z.string() });

/** Only our own writing is read; what erasing has removed is undefined. */
export function readRideState(stored: string): (RideState & Crew) | undefined {
  if (stored === '') return undefined;
  const parsed = z.parse(shape, JSON.parse(stored)) as unknown as RideState & Crew;
  return { ...parsed, pickupAt: new Date(parsed.pickupAt), endsAt: new Date(parsed.endsAt) };
}

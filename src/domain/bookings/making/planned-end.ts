import type { DutyPlan } from '#domain/bookings/booking.ts';
import type { TripType } from '#domain/fares/trip.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';

const minuteMs = 60_000;

/** For loading, a break and the way to the next duty. */
const bufferMinutes = 30;
/** Where no route is known: a slow average of hills and towns. */
const kmPerHour = 40;
const defaultRideMinutes = 120;
const defaultHours = 8;

type Planned = {
  tripType: TripType;
  pickupAt: Date;
  /** Of the route, one way. */
  minutes?: number | undefined;
  km?: number | null | undefined;
  hours?: number | null | undefined;
  days?: number | null | undefined;
  /** When a round trip is back, if it is known. */
  returnAt?: Date | undefined;
};

const rideMinutes = ({ minutes, km }: Pick<Planned, 'minutes' | 'km'>): number =>
  minutes ?? (km ? Math.ceil((km / kmPerHour) * 60) : defaultRideMinutes);

/** Midnight after the last day in India. */
const endOfDays = (pickupAt: Date, days: number): Date =>
  startOfDayInIndia(daysAfter(dayInIndia(pickupAt), days));

/** When car and driver are free again: after the ride and a buffer, after the hours, or at the end of the last day. */
export function plannedEnd(planned: Planned): Date {
  const { tripType, pickupAt, hours, days, returnAt } = planned;
  const after = (minutes: number) => new Date(pickupAt.getTime() + Math.round(minutes) * minuteMs);
  switch (tripType) {
    case 'one-way':
    case 'airport':
      return after(rideMinutes(planned) + bufferMinutes);
    case 'local':
    case 'sightseeing':
      return after((hours ?? defaultHours) * 60);
    case 'round-trip':
      return returnAt && returnAt > pickupAt ? returnAt : endOfDays(pickupAt, days ?? 1);
  }
}

/** The end after another pick-up: as long as before; a round trip until the end of its last day stays one. */
export function endAfterMove(
  duty: Pick<DutyPlan, 'tripType' | 'pickupAt' | 'endsAt' | 'days'>,
  pickupAt: Date,
): Date {
  const { tripType, days, endsAt } = duty;
  const isWholeDays =
    tripType === 'round-trip' && endsAt.getTime() === endOfDays(duty.pickupAt, days ?? 1).getTime();
  return isWholeDays
    ? endOfDays(pickupAt, days ?? 1)
    : new Date(pickupAt.getTime() + endsAt.getTime() - duty.pickupAt.getTime());
}

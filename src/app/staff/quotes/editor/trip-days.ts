import type { TripInput } from '#domain/quotes/input/trip-input.ts';
import { dayOf, daysAfter } from '#domain/shared/india-time.ts';
import type { PlannedDay } from '#domain/shared/trip-plan.ts';

/** An enquiry with one day only leaves the last one open; the days of a plan say it then. */
export function withLastDay(trip: TripInput, plan: readonly PlannedDay[]): TripInput {
  const firstDay = dayOf(trip.firstDay);
  const isOpen = trip.lastDay === '' || trip.lastDay === trip.firstDay;
  return firstDay && isOpen && plan.length > 1
    ? { ...trip, lastDay: daysAfter(firstDay, plan.length - 1) }
    : trip;
}

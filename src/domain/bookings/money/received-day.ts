import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';

/** Older money is a wrong year more often than a late entry. */
const maxDaysBack = 366;

/** Refuses a day on which the money cannot have come. */
export function assertReceivedDay(receivedOn: string, now: Date): void {
  const today = dayInIndia(now);
  if (receivedOn > today || receivedOn < daysAfter(today, -maxDaysBack))
    throw new Failure('invalid', bookingMessages.bookings.receivedWrong, { field: 'receivedOn' });
}

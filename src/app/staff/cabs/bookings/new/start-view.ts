import type { BookingStart } from '#domain/bookings/making/booking-start-service.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

/** What the form for a new booking begins with; without a start it is empty. */
export const toStartView = (start: BookingStart | undefined) => ({
  fields: start?.fields ?? {},
  version: start?.version,
  quoteVersion: start?.quoteVersion,
  enquiry: start?.enquiry,
  made: start?.made.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id) ?? [],
  email: start?.email ?? '',
  customer: start && { name: start.customer.name, phone: numberWithCountry(start.customer.phoneE164) },
});

export type StartView = ReturnType<typeof toStartView>;

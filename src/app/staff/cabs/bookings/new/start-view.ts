import { bookingNumber } from '#domain/bookings/booking.ts';
import type { RideStart } from '#domain/bookings/making/added-rides-service.ts';
import type { BookingStart } from '#domain/bookings/making/booking-start-service.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

type Customer = BookingStart['customer'];

const toCustomerView = ({ name, phoneE164 }: Customer) => ({ name, phone: numberWithCountry(phoneE164) });

/** What the form for a new booking begins with; without a start it is empty. */
export const toStartView = (start: BookingStart | undefined) => ({
  fields: start?.fields ?? {},
  version: start?.version,
  quoteVersion: start?.quoteVersion,
  enquiry: start?.enquiry,
  made: start?.made.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id) ?? [],
  email: start?.email ?? '',
  customer: start && toCustomerView(start.customer),
  /** The booking that gets another ride. */
  rideOf: undefined as RideOf | undefined,
});

export type StartView = ReturnType<typeof toStartView>;

type RideOf = { id: string; number: string; isTrip: boolean; isCancelled: boolean };

/** Another ride for the people of the last one, of a trip on its first day. */
export function toRideStartView({ booking, customer, last }: RideStart): StartView {
  const { id, isTrip, isCancelled } = booking;
  return {
    ...toStartView(undefined),
    fields: {
      date: isTrip ? (booking.firstDay ?? '') : '',
      ...(last && {
        car: last.carType,
        passengers: last.passengers === null ? '' : String(last.passengers),
        passengerName: last.passengerName,
        passengerPhone: last.passengerPhone,
      }),
    },
    customer: toCustomerView(customer),
    rideOf: { id, number: bookingNumber(id), isTrip, isCancelled },
  };
}

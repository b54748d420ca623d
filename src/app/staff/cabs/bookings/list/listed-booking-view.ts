import { balanceText } from '#app/staff/cabs/bookings/page/balance.ts';
import { daysText, tripStatus } from '#app/staff/cabs/bookings/page/trip-view.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { nearTimeText } from '#app/staff/kit/time-text.ts';
import { balanceOf, bookingNumber } from '#domain/bookings/booking.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import type { ListedBooking, ListedRide } from '#domain/bookings/list/booking-list.ts';
import { routeBetween } from '#domain/fares/fare-text.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

const { page } = staffBookingsContent;

const crewOf = ({ plate, driver }: ListedRide): string =>
  plate || driver
    ? [plate ? plateText(plate) : page.noCar, driver || page.noDriver].join(', ')
    : page.unassigned;

/** When it begins, where it goes, and with whom. */
function toRideView({ ride, title, firstDay, lastDay, isCancelled }: ListedBooking, now: Date) {
  if (!ride) {
    const days = daysText({ firstDay, lastDay });
    const status = tripStatus({ firstDay, lastDay, isCancelled }, now);
    const near = firstDay ? dateText(firstDay) : days;
    return { status, isClosed: undefined, trip: title, pickUp: days, pickUpNear: near, crew: '' };
  }
  const { status, isClosed, fromName, toName, cityName, pickupAt, cars } = ride;
  return {
    status,
    isClosed,
    trip: [routeBetween(fromName, toName, cityName), cars.join(' + ')].filter(Boolean).join(' · '),
    pickUp: timeText(pickupAt),
    pickUpNear: nearTimeText(pickupAt, now),
    crew: crewOf(ride),
  };
}

/** A row of the list, and of a customer's page. */
export function toListedView(booking: ListedBooking, now: Date) {
  const { bookingId, serviceId } = booking;
  const balancePaise = balanceOf(booking);
  return {
    ...toRideView(booking, now),
    bookingId,
    serviceId,
    number: bookingNumber(bookingId),
    customer: booking.customer || numberWithCountry(booking.phoneE164) || bookingNumber(bookingId),
    total: formatPaise(booking.totalPaise),
    balance: balanceText(balancePaise),
    isDue: balancePaise !== 0,
  };
}

export type ListedBookingView = ReturnType<typeof toListedView>;

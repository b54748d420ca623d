import { balanceText } from '#app/staff/cabs/bookings/page/balance.ts';
import { daysText, tripStatus } from '#app/staff/cabs/bookings/page/shown-trip.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { nearTimeText } from '#app/staff/kit/time-text.ts';
import { balanceOf, bookingNumber } from '#domain/bookings/booking.ts';
import { shownPlate } from '#domain/bookings/fleet.ts';
import type { ListedBooking, ListedRide } from '#domain/bookings/list/booking-list.ts';
import { routeBetween } from '#domain/fares/fare-text.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

const { page } = staffBookingsContent;

const crewOf = ({ plate, driver }: ListedRide): string =>
  plate || driver
    ? [plate ? shownPlate(plate) : page.noCar, driver || page.noDriver].join(', ')
    : page.unassigned;

/** When it begins, where it goes, and with whom. */
function presentRide({ ride, title, firstDay, lastDay, isCancelled }: ListedBooking, now: Date) {
  if (!ride) {
    const days = daysText({ firstDay, lastDay });
    const status = tripStatus({ firstDay, lastDay, isCancelled }, now);
    const near = firstDay ? shownDate(firstDay) : days;
    return { status, isClosed: undefined, trip: title, pickUp: days, pickUpNear: near, crew: '' };
  }
  const { status, isClosed, fromName, toName, cityName, pickupAt } = ride;
  return {
    status,
    isClosed,
    trip: routeBetween(fromName, toName, cityName),
    pickUp: shownTime(pickupAt),
    pickUpNear: nearTimeText(pickupAt, now),
    crew: crewOf(ride),
  };
}

/** A row of the list, and of a customer's page. */
export function presentListed(booking: ListedBooking, now: Date) {
  const { bookingId, serviceId } = booking;
  const balancePaise = balanceOf(booking);
  return {
    ...presentRide(booking, now),
    bookingId,
    serviceId,
    number: bookingNumber(bookingId),
    customer: booking.customer || numberWithCountry(booking.phoneE164) || bookingNumber(bookingId),
    total: formatPaise(booking.totalPaise),
    balance: balanceText(balancePaise),
    isDue: balancePaise !== 0,
  };
}

export type ShownListedBooking = ReturnType<typeof presentListed>;

import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { balanceText } from '#app/staff/bookings/page/balance.ts';
import { nearTimeText } from '#app/staff/texts/time-text.ts';
import { balanceOf, bookingNumber } from '#domain/bookings/booking.ts';
import { shownPlate } from '#domain/bookings/fleet.ts';
import type { ListedBooking } from '#domain/bookings/list/booking-list.ts';
import { routeText } from '#domain/fares/fare-text.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

const { page } = staffBookingsContent;

/** A row of the list, and of a customer's page. */
export function presentListed(booking: ListedBooking, now: Date) {
  const { bookingId, dutyId, status, plate, driver, pickupAt } = booking;
  const balancePaise = balanceOf(booking);
  return {
    bookingId,
    dutyId,
    status,
    isClosed: booking.isClosed,
    number: bookingNumber(bookingId),
    customer: booking.customer || numberWithCountry(booking.phoneE164) || bookingNumber(bookingId),
    trip: routeText({ from: booking.fromName, to: booking.toName, city: booking.city }),
    pickUp: shownTime(pickupAt),
    pickUpNear: nearTimeText(pickupAt, now),
    crew:
      plate || driver
        ? [plate ? shownPlate(plate) : page.noCar, driver || page.noDriver].join(', ')
        : page.unassigned,
    total: formatPaise(booking.totalPaise),
    balance: balanceText(balancePaise),
    isDue: balancePaise !== 0,
  };
}

export type ShownListedBooking = ReturnType<typeof presentListed>;

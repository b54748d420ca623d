import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { DutyPill } from '#app/staff/bookings/duty-pill.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath } from '#staff-paths.ts';
import type { ShownListedBooking } from './shown-listed-booking.ts';

const { columns, caption } = staffBookingsContent.list;

const names = ['number', 'status', 'customer', 'trip', 'pickUp', 'crew', 'total', 'balance'] as const;

function Row({ booking }: { booking: ShownListedBooking }) {
  return (
    <tr className="booking-row">
      <th scope="row" data-column="number" className="font-normal text-quiet tabular-nums">
        {booking.number}
      </th>
      <td data-column="status">
        <DutyPill status={booking.status} isClosed={booking.isClosed} />
      </td>
      <td data-column="customer" className="truncate">
        <TextLink
          look="row"
          to={bookingPath(booking.bookingId)}
          // The whole row opens the booking.
        >
          {booking.customer}
        </TextLink>
      </td>
      <td data-column="trip" className="truncate">
        {booking.trip}
      </td>
      <td data-column="pickUp" className="truncate" title={booking.pickUp}>
        {booking.pickUpNear}
      </td>
      <td data-column="crew" className="truncate text-quiet">
        {booking.crew}
      </td>
      <td data-column="total" className="text-right tabular-nums">
        {booking.total}
      </td>
      <td
        data-column="balance"
        className={`truncate text-right tabular-nums ${booking.isDue ? 'font-semibold text-brick' : 'text-quiet'}`}
      >
        {booking.balance}
      </td>
    </tr>
  );
}

/** One line of 44 px for each booking; on a phone three short ones. */
export function BookingsTable({ bookings }: { bookings: readonly ShownListedBooking[] }) {
  return (
    <table className="booking-table">
      <caption className="sr-only">{caption}</caption>
      <thead className="@max-4xl:sr-only">
        <tr className="booking-head text-quiet text-sm">
          {names.map((name) => (
            <th key={name} scope="col" data-column={name} className="font-normal">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.serviceId} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

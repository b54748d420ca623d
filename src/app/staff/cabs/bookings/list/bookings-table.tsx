import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath } from '#staff-paths.ts';
import type { ListedBookingView } from './listed-booking-view.ts';

const { columns, caption } = staffBookingsContent.list;

/** One line of 44 px for each booking; on a phone three short ones. The whole row opens the booking. */
export const BookingsTable = ({ bookings }: { bookings: readonly ListedBookingView[] }) => (
  <DataTable
    layout="lines"
    caption={caption}
    rows={bookings}
    rowKey={({ serviceId }) => serviceId}
    columns={[
      {
        key: 'number',
        header: columns.number,
        width: 'w-18',
        isQuiet: true,
        narrow: 'b3',
        cell: ({ number }) => <span className="tabular-nums">{number}</span>,
      },
      {
        key: 'status',
        header: columns.status,
        width: 'w-34',
        narrow: 'a3',
        cell: ({ status, isClosed }) => <DutyPill status={status} isClosed={isClosed} />,
      },
      {
        key: 'customer',
        header: columns.customer,
        narrow: 'a1',
        cell: ({ bookingId, customer }) => (
          <TextLink look="row" to={bookingPath(bookingId)}>
            {customer}
          </TextLink>
        ),
      },
      {
        key: 'trip',
        header: columns.trip,
        narrow: 'a2',
        title: ({ trip }) => trip,
        cell: ({ trip }) => trip,
      },
      {
        key: 'pickUp',
        header: columns.pickUp,
        width: 'w-34',
        narrow: 'b1',
        title: ({ pickUp }) => pickUp,
        cell: ({ pickUpNear }) => pickUpNear,
      },
      { key: 'crew', header: columns.crew, isQuiet: true, narrow: 'hidden', cell: ({ crew }) => crew },
      {
        key: 'total',
        header: columns.total,
        width: 'w-24',
        isNumeric: true,
        narrow: 'hidden',
        cell: ({ total }) => total,
      },
      {
        key: 'balance',
        header: columns.balance,
        width: 'w-32',
        isNumeric: true,
        narrow: 'b2',
        cell: ({ balance, isDue }) => (
          <span className={isDue ? 'font-semibold text-brick' : 'text-quiet'}>{balance}</span>
        ),
      },
    ]}
  />
);

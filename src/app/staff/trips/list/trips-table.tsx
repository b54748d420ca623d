import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath } from '#staff-paths.ts';
import { tripListTexts } from './texts.ts';
import type { TripRowView } from './trips-view.ts';

const { columns, captions } = tripListTexts;

/** One line of 44 px for each trip; on a phone two short ones. The whole row opens the trip. */
export const TripsTable = ({ trips }: { trips: readonly TripRowView[] }) => (
  <DataTable
    layout="lines"
    caption={captions.trips}
    rows={trips}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-trip': id })}
    columns={[
      {
        key: 'begins',
        header: columns.begins,
        width: 'w-34',
        narrow: 'b1',
        cell: ({ begins }) => begins,
      },
      {
        key: 'customer',
        header: columns.customer,
        width: 'w-[20%]',
        isRowHeader: true,
        narrow: 'a1',
        title: ({ customer }) => customer,
        cell: ({ id, customer }) => (
          <TextLink look="row" to={bookingPath(id)}>
            {customer}
          </TextLink>
        ),
      },
      {
        key: 'trip',
        header: columns.trip,
        narrow: 'a2',
        title: ({ title }) => title,
        cell: ({ number, title }) => (
          <>
            <span className="text-quiet tabular-nums">{number}</span> {title}
          </>
        ),
      },
      {
        key: 'dates',
        header: columns.dates,
        width: 'w-56',
        narrow: 'hidden',
        title: ({ dates }) => dates,
        cell: ({ dates }) => dates,
      },
      {
        key: 'progress',
        header: columns.progress,
        width: 'w-28',
        isNumeric: true,
        narrow: 'b2',
        cell: ({ progress, isComplete }) => (
          <span className={isComplete ? 'text-quiet' : 'font-semibold'}>{progress}</span>
        ),
      },
      {
        key: 'owner',
        header: columns.owner,
        width: 'w-36',
        isQuiet: true,
        narrow: 'hidden',
        title: ({ owner }) => owner || undefined,
        cell: ({ owner }) => owner,
      },
    ]}
  />
);

import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath } from '#staff-paths.ts';
import { ServiceCell, ServiceDialogButton, StateChoice } from './service-cells.tsx';
import { tripListTexts } from './texts.ts';
import type { ServiceRowView } from './trips-view.ts';

const { columns } = tripListTexts;

type Props = {
  caption: string;
  isCaptionShown: boolean;
  services: readonly ServiceRowView[];
  /** Of one day, whose name is the caption. */
  isOfDay: boolean;
  /** Columns are named once above the tables of several days. */
  hasHead?: boolean;
};

const when = ({ day, starts }: ServiceRowView) => [day, starts].filter(Boolean).join(', ');

/** One line of 44 px for each service; on a phone two short ones. The whole row opens the trip. */
export const ServicesTable = ({ caption, isCaptionShown, services, isOfDay, hasHead = true }: Props) => (
  <DataTable
    layout="lines"
    caption={caption}
    isCaptionShown={isCaptionShown}
    head={hasHead ? 'shown' : 'hidden'}
    rows={services}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-service': id })}
    columns={[
      {
        key: 'when',
        header: isOfDay ? columns.time : columns.day,
        width: isOfDay ? 'w-16' : 'w-40',
        isQuiet: true,
        narrow: 'b2',
        title: when,
        cell: (row) => (isOfDay ? row.starts : when(row)),
      },
      {
        key: 'service',
        header: columns.service,
        isRowHeader: true,
        narrow: 'a1',
        title: ({ title, note }) => `${title}, ${note}`,
        cell: ({ bookingId, title, note }) => (
          <>
            <TextLink look="row" to={bookingPath(bookingId)}>
              {title}
            </TextLink>{' '}
            <span className="text-quiet text-sm">{note}</span>
          </>
        ),
      },
      {
        key: 'trip',
        header: columns.trip,
        width: 'w-[16%]',
        narrow: 'a2',
        title: ({ trip, tripTitle }) => `${trip}, ${tripTitle}`,
        cell: ({ trip, supplier }) => (
          <>
            {trip}
            {supplier.shown && <span className="text-quiet @3xl:hidden"> · {supplier.shown}</span>}
          </>
        ),
      },
      {
        key: 'supplier',
        header: columns.supplier,
        width: 'w-[16%]',
        narrow: 'hidden',
        title: ({ supplier }) => supplier.shown || undefined,
        cell: (row) => <ServiceCell service={row} field="supplier" place="row" />,
      },
      {
        key: 'state',
        header: columns.state,
        width: 'w-34',
        narrow: 'b1',
        cell: (row) => (
          <>
            <div className="@max-3xl:hidden">
              <StateChoice service={row} />
            </div>
            <div className="@3xl:hidden">
              <ServiceDialogButton service={row} />
            </div>
          </>
        ),
      },
      {
        key: 'heldUntil',
        header: columns.heldUntil,
        width: 'w-36',
        narrow: 'hidden',
        isWide: true,
        cell: (row) => <ServiceCell service={row} field="heldUntil" place="row" />,
      },
      {
        key: 'confirmation',
        header: columns.confirmation,
        width: 'w-32',
        narrow: 'hidden',
        title: ({ confirmation }) => confirmation.shown || undefined,
        cell: (row) => <ServiceCell service={row} field="confirmation" place="row" />,
      },
      {
        key: 'owner',
        header: columns.owner,
        width: 'w-28',
        isQuiet: true,
        isWide: true,
        narrow: 'hidden',
        title: ({ owner }) => owner || undefined,
        cell: ({ owner }) => owner,
      },
    ]}
  />
);

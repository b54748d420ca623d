import { DataTable } from '#app/staff/kit/data-table.tsx';
import type { ListedLeg } from '#domain/fares/legs/leg-staff-service.ts';
import { legTexts } from '#domain/fares/legs/leg-text.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { legFieldLabels as fields } from './field-labels.ts';
import { OpenButton, ToDo } from './row-parts.tsx';
import { staffRoutesContent } from './texts.ts';

const { legs: content, routes } = staffRoutesContent;

type Props = { legs: ListedLeg[]; onOpen: (leg: ListedLeg) => void };

export const LegsTable = ({ legs, onOpen }: Props) => (
  <DataTable
    layout="cards"
    caption={content.caption}
    rows={legs}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'leg',
        header: `${fields.from} – ${fields.to}`,
        cell: (leg) => {
          const name = routeName(leg.from, leg.to);
          return (
            <OpenButton
              text={name}
              label={leg.isRemoved ? content.bringBack(name) : content.edit(name)}
              onOpen={() => onOpen(leg)}
            />
          );
        },
      },
      {
        key: 'km',
        header: fields.km,
        isNumeric: true,
        cell: (leg) => (
          <>
            {legTexts(leg).km}
            {legTexts(leg).km && <span className="@4xl:hidden"> {routes.kmUnit}</span>}
          </>
        ),
      },
      {
        key: 'minutes',
        header: fields.minutes,
        isNumeric: true,
        cell: (leg) => <span className="whitespace-nowrap">{legTexts(leg).minutes}</span>,
      },
      {
        key: 'isHill',
        header: fields.isHill,
        narrow: 'labelled',
        cell: ({ isHill }) => isHill && content.isHill,
      },
      {
        key: 'closedMonths',
        header: fields.closedMonths,
        narrow: 'labelled',
        cell: (leg) => legTexts(leg).closedMonths,
      },
      {
        key: 'source',
        header: fields.source,
        isCut: true,
        isQuiet: true,
        cell: (leg) => legTexts(leg).source || <ToDo>{content.toConfirm}</ToDo>,
      },
      {
        key: 'note',
        header: fields.note,
        isCut: true,
        isQuiet: true,
        narrow: 'line',
        cell: (leg) => legTexts(leg).note,
      },
    ]}
  />
);

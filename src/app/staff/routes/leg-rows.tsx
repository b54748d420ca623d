import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { ListCell, ListRow, ListTable, RowHeader } from '#app/staff/ui/list-table.tsx';
import type { ListedLeg } from '#domain/fares/legs/leg-staff-service.ts';
import { legTexts } from '#domain/fares/legs/leg-text.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { legFieldLabels as fields } from './field-labels.ts';
import { cellClass, Head, layout, OpenButton, oneLine, rowClass, ToDo } from './row-parts.tsx';

const { legs: content, routes } = staffRoutesContent;

const columns = [
  { name: `${fields.from} – ${fields.to}` },
  { name: fields.km, className: 'text-right' },
  { name: fields.minutes, className: 'text-right' },
  { name: fields.isHill },
  { name: fields.closedMonths },
  { name: fields.source },
  { name: fields.note },
];

function LegRow({ leg, onOpen }: { leg: ListedLeg; onOpen: () => void }) {
  const texts = legTexts(leg);
  const name = routeName(leg.from, leg.to);
  return (
    <ListRow layout={layout} className={rowClass}>
      <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
        <OpenButton
          text={name}
          label={leg.isRemoved ? content.bringBack(name) : content.edit(name)}
          onOpen={onOpen}
        />
      </RowHeader>
      <ListCell
        layout={layout}
        column=""
        hasLabel={false}
        className={`${cellClass} tabular-nums @4xl:text-right`}
      >
        {texts.km}
        <span className="@4xl:hidden"> {routes.kmUnit}</span>
      </ListCell>
      <ListCell
        layout={layout}
        column=""
        hasLabel={false}
        className={`${cellClass} whitespace-nowrap tabular-nums @4xl:text-right`}
      >
        {texts.minutes}
      </ListCell>
      <ListCell layout={layout} column={`${fields.isHill}: `} className={cellClass}>
        {leg.isHill && content.isHill}
      </ListCell>
      <ListCell
        layout={layout}
        column={`${fields.closedMonths}: `}
        className={`${cellClass} whitespace-nowrap`}
      >
        {texts.closedMonths}
      </ListCell>
      <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} ${oneLine} text-quiet`}>
        {texts.source || <ToDo>{content.toConfirm}</ToDo>}
      </ListCell>
      <ListCell
        layout={layout}
        column=""
        hasLabel={false}
        className={`${cellClass} ${oneLine} text-quiet @max-4xl:w-full`}
      >
        {texts.note}
      </ListCell>
    </ListRow>
  );
}

type Props = { legs: ListedLeg[]; onOpen: (leg: ListedLeg) => void };

export const LegsTable = ({ legs, onOpen }: Props) => (
  <ListTable
    layout={layout}
    caption={content.caption}
    className="text-[0.95rem]"
    head={<Head columns={columns} />}
  >
    {legs.map((leg) => (
      <LegRow key={leg.id} leg={leg} onOpen={() => onOpen(leg)} />
    ))}
  </ListTable>
);

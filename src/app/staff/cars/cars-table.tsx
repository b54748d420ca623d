import { staffCarsContent as content } from '#app/content/staff/cabs/fleet.ts';
import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { SampleBadge } from '#app/staff/ui/state-badge.tsx';
import type { ShownCar } from './shown-car.ts';

const layout = '4xl';
const rowClass =
  '@max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2 @4xl:h-11 @4xl:hover:bg-sand';
const cellClass = 'py-1 pr-4 @4xl:align-middle';

type Props = { cars: ShownCar[]; onOpen: (car: ShownCar) => void };

/** One line of 44 px a car; on narrow screens a card. */
export function CarsTable({ cars, onOpen }: Props) {
  const { columns } = content;
  return (
    <ListTable
      layout={layout}
      caption={content.caption}
      className="text-[0.95rem] @4xl:table-fixed"
      head={
        <HeaderRow>
          {Object.values(columns).map((name) => (
            <ColumnHeader key={name} className="py-1 pr-4 font-semibold text-sm first:w-[20%] last:w-[32%]">
              {name}
            </ColumnHeader>
          ))}
        </HeaderRow>
      }
    >
      {cars.map((car) => (
        <ListRow key={car.id} layout={layout} data-car={car.id} className={rowClass}>
          <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
            <span className="flex items-center gap-2">
              <OpenButton text={car.plate} label={content.edit(car.plate)} onOpen={() => onOpen(car)} />
              {car.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          </RowHeader>
          <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} @4xl:truncate`}>
            {car.type}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
            {car.cityName}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} @4xl:truncate`}>
            {car.owner}
          </ListCell>
          <ListCell
            layout={layout}
            column={`${columns.papers}: `}
            className={`${cellClass} @max-4xl:w-full @4xl:truncate`}
          >
            <ExpiryBadge expiry={car.expiry} good={car.hasPapers ? content.papersGood : content.papersNone} />
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

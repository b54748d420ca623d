import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import type { CarView } from './car-view.ts';

type Props = { cars: CarView[]; onOpen: (car: CarView) => void };

/** One line of 44 px a car; on narrow screens a card. */
export function CarsTable({ cars, onOpen }: Props) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      rows={cars}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-car': id })}
      columns={[
        {
          key: 'plate',
          header: columns.plate,
          width: 'w-[20%]',
          cell: (car) => (
            <span className="flex items-center gap-2">
              <OpenButton text={car.plate} label={content.edit(car.plate)} onOpen={() => onOpen(car)} />
              {car.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          ),
        },
        { key: 'type', header: columns.type, isCut: true, cell: ({ type }) => type },
        { key: 'city', header: columns.city, cell: ({ cityName }) => cityName },
        { key: 'owner', header: columns.owner, isCut: true, cell: ({ owner }) => owner },
        {
          key: 'papers',
          header: columns.papers,
          width: 'w-[32%]',
          narrow: 'labelledLine',
          isCut: true,
          cell: ({ expiry, hasPapers }) => (
            <ExpiryBadge expiry={expiry} good={hasPapers ? content.papersGood : content.papersNone} />
          ),
        },
      ]}
    />
  );
}

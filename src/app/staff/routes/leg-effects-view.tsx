import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { carName } from '#domain/fares/cab-names.ts';
import type { ShownLegEffects } from './shown-leg-effects.ts';

const content = staffRoutesContent.legs.effects;
const layout = '4xl';

type ShownRide = ShownLegEffects['rides'][number];

function Change({ change: { was, becomes, change } }: { change: ShownRide['fare'] }) {
  if (!was) return <span className="text-quiet">{becomes}</span>;
  return (
    <>
      <del className="whitespace-nowrap text-quiet text-sm">
        <span className="sr-only">{content.was} </span>
        {was}
      </del>{' '}
      <strong className="whitespace-nowrap">{becomes}</strong>{' '}
      <span className="whitespace-nowrap text-sm text-teal">{change}</span>
    </>
  );
}

function RidesTable({ rides, car }: { rides: readonly ShownRide[]; car: string }) {
  const columns = [
    { key: 'km', name: content.km },
    { key: 'minutes', name: content.minutes },
    { key: 'fare', name: content.fare(car) },
  ] as const;
  return (
    <ListTable
      layout={layout}
      caption={content.caption}
      className="text-[0.95rem]"
      head={
        <HeaderRow>
          <ColumnHeader className="py-1.5 pr-3 font-semibold text-sm">{content.ride}</ColumnHeader>
          {columns.map(({ key, name }) => (
            <ColumnHeader key={key} className="py-1.5 pl-3 text-right font-semibold text-sm">
              {name}
            </ColumnHeader>
          ))}
        </HeaderRow>
      }
    >
      {rides.map((ride) => (
        <ListRow
          key={ride.key}
          layout={layout}
          className="@max-4xl:flex-wrap @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:bg-paper"
        >
          <RowHeader className="py-1.5 pr-3 font-normal @max-4xl:w-full @max-4xl:p-0 @max-4xl:font-semibold">
            {ride.name} <span className="font-normal text-quiet text-sm">{ride.day}</span>
          </RowHeader>
          {columns.map(({ key, name }) => (
            <ListCell
              key={key}
              layout={layout}
              column={name}
              className="tabular-nums @4xl:py-1.5 @4xl:pl-3 @4xl:text-right @max-4xl:min-w-24 @max-4xl:grow @max-4xl:basis-[calc(33%-0.75rem)] @max-4xl:before:block @max-4xl:before:text-xs"
            >
              <Change change={ride[key]} />
            </ListCell>
          ))}
        </ListRow>
      ))}
    </ListTable>
  );
}

const maxAtOnce = 6;

/** What a change of road legs does to distances and fares, as staff see it before they save. */
export function LegEffectsView({ effects }: { effects: ShownLegEffects }) {
  const cabs = useCabs();
  const { warnings, summary, sums, rides } = effects;
  const car = carName(cabs, effects.car);
  return (
    <div className="@container grid gap-3">
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold text-brick wrap-anywhere">
          {warning}
        </p>
      ))}
      <div className="text-quiet">
        <p>{summary}</p>
        {sums.map((sum) => (
          <p key={sum}>{sum}</p>
        ))}
      </div>
      {rides.length > 0 && <RidesTable rides={rides.slice(0, maxAtOnce)} car={car} />}
      {rides.length > maxAtOnce && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
            {content.more(rides.length - maxAtOnce)}
          </summary>
          <RidesTable rides={rides.slice(maxAtOnce)} car={car} />
        </details>
      )}
    </div>
  );
}

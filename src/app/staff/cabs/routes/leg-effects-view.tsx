import { DataTable } from '#app/staff/kit/data-table.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { carName } from '#domain/fares/cab-names.ts';
import { staffRoutesContent } from './texts.ts';
import type { LegEffectsView } from './to-leg-effects-view.ts';

const content = staffRoutesContent.legs.effects;

type RideView = LegEffectsView['rides'][number];

function Change({ change: { was, becomes, change } }: { change: RideView['fare'] }) {
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

const RidesTable = ({ rides, car }: { rides: readonly RideView[]; car: string }) => (
  <DataTable
    layout="cards"
    caption={content.caption}
    rows={rides}
    rowKey={({ key }) => key}
    columns={[
      {
        key: 'ride',
        header: content.ride,
        cell: ({ name, day }) => (
          <>
            {name} <span className="text-quiet text-sm">{day}</span>
          </>
        ),
      },
      {
        key: 'km',
        header: content.km,
        isNumeric: true,
        narrow: 'labelledLine',
        cell: ({ km }) => <Change change={km} />,
      },
      {
        key: 'minutes',
        header: content.minutes,
        isNumeric: true,
        narrow: 'labelledLine',
        cell: ({ minutes }) => <Change change={minutes} />,
      },
      {
        key: 'fare',
        header: content.fare(car),
        isNumeric: true,
        narrow: 'labelledLine',
        cell: ({ fare }) => <Change change={fare} />,
      },
    ]}
  />
);

const maxAtOnce = 6;

/** What a change of road legs does to distances and fares, as staff see it before they save. */
export function LegEffects({ effects }: { effects: LegEffectsView }) {
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

import type { DriverDutyView } from './duty-view.ts';
import { PageText } from './page-text.tsx';

/** What the driver collects, in sight before anything else of the duty. */
export function ToCollect({ collect }: { collect: NonNullable<DriverDutyView['collect']> }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-2xl bg-sand p-4 font-semibold text-lg">
      <PageText of={`collect.${collect.kind}`} />{' '}
      {collect.kind === 'cash' && <strong className="text-2xl tabular-nums">{collect.amount}</strong>}
    </p>
  );
}

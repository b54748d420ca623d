import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterDate } from '#app/staff/kit/filter-bar.tsx';
import { type Period, periodNames } from '#domain/bookings/figures/period.ts';
import { paths } from '#paths.ts';
import { type FiguresQuery, figuresAddress } from './figures-query.ts';
import { staffCabFiguresContent as content } from './texts.ts';

/** The period, in the address. Without script the chosen days are sent by the button. */
export function PeriodChoice({ name, period }: { name: FiguresQuery['name']; period: Period }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chips label={content.periodLabel}>
        {periodNames.map((one) => (
          <ChipLink key={one} to={figuresAddress(one)} isCurrent={one === name} current="true">
            {content.periods[one]}
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={`${period.firstDay} ${period.lastDay}`}
        action={paths.adminBookingFigures}
        label={content.chosen}
        go={content.show}
      >
        <FilterDate name="from" label={content.from} value={period.firstDay} required />
        <FilterDate name="to" label={content.to} value={period.lastDay} required />
      </FilterBar>
    </div>
  );
}

import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterDate } from '#app/staff/kit/filter-bar.tsx';
import { periodNames } from '#domain/bookings/figures/period.ts';
import type { PeriodQuery } from './period-query.ts';
import { moneyTexts } from './texts.ts';

const texts = moneyTexts.period;

type Props = {
  path: string;
  query: PeriodQuery;
  /** Other fields of the address that stay. */
  keep?: Readonly<Record<string, string | undefined>>;
};

/** The period, in the address. Without script the chosen days are sent by the button. */
export function PeriodChoice({ path, query: { name, periods }, keep = {} }: Props) {
  const { firstDay, lastDay } = periods.now;
  const kept = Object.entries(keep).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chips label={texts.label}>
        {periodNames.map((one) => (
          <ChipLink
            key={one}
            to={`${path}?${new URLSearchParams([['period', one], ...kept])}`}
            isCurrent={one === name}
            current="true"
          >
            {texts.names[one]}
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={`${firstDay} ${lastDay}`}
        action={path}
        label={texts.chosen}
        go={texts.show}
        keep={keep}
      >
        <FilterDate name="from" label={texts.from} value={firstDay} required />
        <FilterDate name="to" label={texts.to} value={lastDay} required />
      </FilterBar>
    </div>
  );
}

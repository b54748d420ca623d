import type { ReactNode } from 'react';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterDate, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { boardAddress, type CabBoardQuery } from './board-query.ts';
import { staffCabBoardContent as content } from './texts.ts';

type SwitchProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  addressOf: (value: Value) => string;
};

function Switch<Value extends string>({ label, options, chosen, addressOf }: SwitchProps<Value>) {
  return (
    <Chips label={label}>
      {options.map(({ value, name }) => (
        <ChipLink key={value} to={addressOf(value)} isCurrent={value === chosen} current="true">
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

type Props = {
  query: CabBoardQuery;
  today: string;
  dateText: string;
  /** What can be done with the day. */
  children?: ReactNode;
};

type FilterProps = Pick<Props, 'query' | 'today'>;

function Filters({ query, today }: FilterProps) {
  const cabs = useCabs();
  const { view, rows, day, city = '', carType = '', hasCancelled } = query;
  return (
    <FilterBar
      key={boardAddress(query, today)}
      action={paths.adminCabs}
      label={content.filters.label}
      appliesAtOnce
      keep={{ view: view === 'week' && 'week', rows: rows === 'drivers' && 'drivers' }}
    >
      <FilterDate name="day" label={content.steps.day} value={day} hidesLabel />
      <FilterSelect
        name="city"
        label={content.filters.city}
        any={content.filters.anyCity}
        value={city}
        options={cabs.cities.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FilterSelect
        name="type"
        label={content.filters.carType}
        any={content.filters.anyType}
        value={carType}
        options={cabs.carTypes.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Checkbox name="cancelled" value="yes" defaultChecked={hasCancelled}>
        {content.filters.cancelled}
      </Checkbox>
    </FilterBar>
  );
}

/** The date, the period, the rows and the filters, all in the address. */
export function BoardHead({ query, today, dateText, children }: Props) {
  const { view, rows, day } = query;
  const length = view === 'day' ? 1 : 7;
  const at = (change: Partial<CabBoardQuery>) => boardAddress({ ...query, ...change }, today);
  const [before, after] =
    view === 'day' ? [content.previousDay, content.nextDay] : [content.previousWeek, content.nextWeek];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      {/* On a wide screen the links above name it, and the room is for the duties. */}
      <div className="md:sr-only">
        <PageTitle>{content.title}</PageTitle>
      </div>
      <nav aria-label={content.steps.label} className="flex items-center gap-1">
        <ButtonLink look="quiet" to={at({ day: daysAfter(day, -length) })} aria-label={before}>
          ‹
        </ButtonLink>
        <ButtonLink look="quiet" to={at({ day: today })} aria-current={day === today ? 'date' : undefined}>
          {content.steps.today}
        </ButtonLink>
        <ButtonLink look="quiet" to={at({ day: daysAfter(day, length) })} aria-label={after}>
          ›
        </ButtonLink>
      </nav>
      <p className="whitespace-nowrap font-semibold text-sm" data-date={day}>
        {dateText}
      </p>
      <Switch
        label={content.views.label}
        options={[
          { value: 'day', name: content.views.day },
          { value: 'week', name: content.views.week },
        ]}
        chosen={view}
        addressOf={(value) => at({ view: value })}
      />
      <div className="max-md:hidden">
        <Switch
          label={content.rows.label}
          options={[
            { value: 'cars', name: content.rows.cars },
            { value: 'drivers', name: content.rows.drivers },
          ]}
          chosen={rows}
          addressOf={(value) => at({ rows: value })}
        />
      </div>
      {children}
      <div className="max-md:hidden">
        <Filters query={query} today={today} />
      </div>
      <details className="md:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-teal underline">
          {content.filters.more}
        </summary>
        <Filters query={query} today={today} />
      </details>
    </div>
  );
}

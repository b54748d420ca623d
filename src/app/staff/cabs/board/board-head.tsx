import { Form, Link, useSubmit } from 'react-router';
import { staffCabBoardContent as content } from '#app/content/staff/cabs/cab-board.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { boardAddress, type CabBoardQuery } from './board-query.ts';

const option =
  'inline-flex min-h-11 items-center rounded-md px-3 text-sm aria-[current]:bg-teal aria-[current]:font-semibold aria-[current]:text-on-teal lg:min-h-8';
const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-line px-3 text-sm hover:border-teal lg:min-h-9 lg:min-w-9';
const box = 'min-h-11 rounded-lg border border-quiet/60 bg-card px-2 text-sm lg:min-h-9';

type SwitchProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  addressOf: (value: Value) => string;
};

function Switch<Value extends string>({ label, options, chosen, addressOf }: SwitchProps<Value>) {
  return (
    <nav aria-label={label} className="flex rounded-lg border border-line p-0.5">
      {options.map(({ value, name }) => (
        <Link
          key={value}
          to={addressOf(value)}
          aria-current={value === chosen ? 'true' : undefined}
          className={option}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type Props = { query: CabBoardQuery; today: string; dateText: string };

type FilterProps = Pick<Props, 'query' | 'today'>;

function Filters({ query, today }: FilterProps) {
  const submit = useSubmit();
  const cabs = useCabs();
  const { view, rows, day, city = '', carType = '', hasCancelled } = query;
  return (
    <Form
      key={boardAddress(query, today)}
      action={paths.adminCabs}
      aria-label={content.filters.label}
      className="flex flex-wrap items-center gap-2"
      onChange={(event) => submit(event.currentTarget)}
    >
      {view === 'week' && <input type="hidden" name="view" value="week" />}
      {rows === 'drivers' && <input type="hidden" name="rows" value="drivers" />}
      <input type="date" name="day" aria-label={content.steps.day} defaultValue={day} className={box} />
      <select name="city" aria-label={content.filters.city} defaultValue={city} className={box}>
        <option value="">{content.filters.anyCity}</option>
        {cabs.cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select name="type" aria-label={content.filters.carType} defaultValue={carType} className={box}>
        <option value="">{content.filters.anyType}</option>
        {cabs.carTypes.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label className="inline-flex min-h-11 items-center gap-1.5 text-sm lg:min-h-9">
        <input
          type="checkbox"
          name="cancelled"
          value="yes"
          defaultChecked={hasCancelled}
          className="size-5"
        />
        {content.filters.cancelled}
      </label>
    </Form>
  );
}

/** The date, the period, the rows and the filters, all in the address. */
export function BoardHead({ query, today, dateText }: Props) {
  const { view, rows, day } = query;
  const length = view === 'day' ? 1 : 7;
  const at = (change: Partial<CabBoardQuery>) => boardAddress({ ...query, ...change }, today);
  const [before, after] =
    view === 'day' ? [content.previousDay, content.nextDay] : [content.previousWeek, content.nextWeek];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-2xl">{content.title}</h1>
      <nav aria-label={content.steps.label} className="flex items-center gap-1">
        <Link to={at({ day: daysAfter(day, -length) })} aria-label={before} className={step}>
          ‹
        </Link>
        <Link to={at({ day: today })} className={step} aria-current={day === today ? 'date' : undefined}>
          {content.steps.today}
        </Link>
        <Link to={at({ day: daysAfter(day, length) })} aria-label={after} className={step}>
          ›
        </Link>
      </nav>
      <p className="font-semibold" data-date={day}>
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

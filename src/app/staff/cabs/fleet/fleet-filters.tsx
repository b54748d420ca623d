import { Form, Link, useSubmit } from 'react-router';
import { staffCarsContent as content } from '#app/content/staff/cabs/fleet.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { FleetQuery } from '#domain/bookings/fleet-list.ts';
import { fleetAddress } from './fleet-query.ts';

type Props = { path: string; label: string; query: FleetQuery; total: number; expiring: number };

const box = 'min-h-11 w-full rounded-lg border border-quiet/60 bg-card px-3';
const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-3 text-sm aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal lg:min-h-9';

/** The search and the filters of cars or drivers, which are in the address. */
export function FleetFilters({ path, label, query, total, expiring }: Props) {
  const { search, city = '', show } = query;
  const submit = useSubmit();
  const { cities } = useCabs();
  const shows = [
    { value: 'in-use', name: content.show['in-use'] },
    { value: 'expiring', name: content.expiring(expiring) },
    { value: 'ended', name: content.show.ended },
  ] as const;
  return (
    <div className="grid gap-2">
      <nav aria-label={content.show.label} className="flex flex-wrap gap-1.5">
        {shows.map(({ value, name }) => (
          <Link
            key={value}
            to={fleetAddress(path, { ...query, show: value })}
            aria-current={value === show ? 'page' : undefined}
            className={chip}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Form
        // Back and forward change the query, and the fields must follow it.
        key={`${search} ${city} ${show}`}
        role="search"
        action={path}
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        {show !== 'in-use' && <input type="hidden" name="show" value={show} />}
        <label className="grid min-w-0 grow basis-44 gap-1 sm:max-w-xs">
          <span className="text-sm">{label}</span>
          <input type="search" name="search" defaultValue={search} className={box} />
        </label>
        <label className="grid gap-1">
          <span className="text-sm">{content.filters.city}</span>
          <select
            name="city"
            defaultValue={city}
            className={box}
            onChange={(event) => submit(event.currentTarget.form)}
          >
            <option value="">{content.filters.anyCity}</option>
            {cities.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={outlineButtonClass}>
          {content.search.go}
        </button>
        {(search || city) && (
          <Link
            to={fleetAddress(path, { show })}
            className="inline-flex min-h-11 items-center text-teal underline"
          >
            {content.search.all}
          </Link>
        )}
        <p className="flex min-h-11 items-center text-quiet">{content.found(total)}</p>
      </Form>
    </div>
  );
}

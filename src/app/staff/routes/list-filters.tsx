import { Form, Link, useSubmit } from 'react-router';
import { staffRoutesContent as content } from '#app/content/staff/cabs/routes.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { paths } from '#paths.ts';
import { type RoutesQuery, routesAddress } from './routes-query.ts';

type Props = { query: RoutesQuery; total: number; unchecked: number; unconfirmed: number };

const box = 'min-h-11 w-full rounded-lg border border-quiet/60 bg-card px-3';
const link = 'inline-flex min-h-11 items-center text-teal underline';

/** The filters of a list, which are in the address. */
export function ListFilters({ query, total, unchecked, unconfirmed }: Props) {
  const { tab, search, city = '', isUnchecked, isRemoved } = query;
  const submit = useSubmit();
  const { cities } = useCabs();
  const isFiltered = search !== '' || city !== '' || isUnchecked || isRemoved;
  const toDo = {
    routes: { count: unchecked, text: content.filters.unchecked(unchecked) },
    legs: { count: unconfirmed, text: content.filters.unconfirmed(unconfirmed) },
  };
  const open = tab === 'routes' || tab === 'legs' ? toDo[tab] : undefined;
  return (
    <Form
      // Back and forward change the query, and the fields must follow it.
      key={`${tab} ${search} ${city}`}
      role="search"
      action={paths.adminRoutes}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      {tab !== 'routes' && <input type="hidden" name="tab" value={tab} />}
      {isUnchecked && <input type="hidden" name="show" value="unchecked" />}
      {isRemoved && <input type="hidden" name="show" value="removed" />}
      <label className="grid min-w-0 grow basis-44 gap-1 sm:max-w-xs">
        <span className="text-sm">{content.search.label}</span>
        <input type="search" name="search" defaultValue={search} className={box} />
      </label>
      {/* A road leg leads from one region into another. */}
      {tab !== 'legs' && (
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
      )}
      <button type="submit" className={outlineButtonClass}>
        {content.search.go}
      </button>
      {open && !isUnchecked && open.count > 0 && (
        <Link to={routesAddress({ ...query, isUnchecked: true, isRemoved: false })} className={link}>
          {open.text}
        </Link>
      )}
      {tab === 'legs' && !isRemoved && (
        <Link to={routesAddress({ ...query, isRemoved: true, isUnchecked: false })} className={link}>
          {content.filters.removed}
        </Link>
      )}
      {isFiltered && (
        <Link to={routesAddress({ tab })} className={link}>
          {content.search.all}
        </Link>
      )}
      <p className="flex min-h-11 items-center text-quiet">{content.found(total)}</p>
    </Form>
  );
}

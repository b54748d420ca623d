import { Form, Link, useSubmit } from 'react-router';
import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { SightQuery } from '#domain/sights/sight-staff-service.ts';
import { paths } from '#paths.ts';
import { placesAddress, shelves } from './places-query.ts';

const box = 'min-h-11 w-full rounded-lg border border-quiet/60 bg-card px-3';
const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-3 text-sm aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal lg:min-h-9';

type ChoiceProps = {
  name: 'region' | 'kind';
  label: string;
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
};

/** Applies at once; without script the button does. */
function Choice({ name, label, any, value = '', options }: ChoiceProps) {
  const submit = useSubmit();
  return (
    <label className="grid gap-1 max-sm:grow">
      <span className="text-sm">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className={box}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type Props = { query: SightQuery; regions: readonly string[] };

/** The state, the search and the filters of the list, which are in the address. */
export function PlacesFilters({ query, regions }: Props) {
  const { search, region, kind, shelf } = query;
  const { filters } = content;
  return (
    <div className="grid gap-2">
      <nav aria-label={content.shelves.label} className="flex flex-wrap gap-1.5">
        {shelves.map((one) => (
          <Link
            key={one ?? 'all'}
            to={placesAddress({ ...query, shelf: one, page: 1 })}
            aria-current={one === shelf ? 'page' : undefined}
            className={chip}
          >
            {content.shelves[one ?? 'all']}
          </Link>
        ))}
      </nav>
      <Form
        // Back and forward change the query, and the fields must follow it.
        key={placesAddress(query)}
        role="search"
        action={paths.adminPlaces}
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        {shelf && <input type="hidden" name="shelf" value={shelf} />}
        <label className="grid min-w-0 grow basis-44 gap-1 sm:max-w-xs">
          <span className="text-sm">{content.search.label}</span>
          <input type="search" name="search" defaultValue={search} className={box} />
        </label>
        <Choice
          {...{ name: 'region', label: filters.region, any: filters.anyRegion, value: region }}
          options={regions.map((one) => [one, one])}
        />
        <Choice
          {...{ name: 'kind', label: filters.kind, any: filters.anyKind, value: kind }}
          options={Object.entries(content.kinds)}
        />
        <button type="submit" className={outlineButtonClass}>
          {content.search.go}
        </button>
        {(search || region || kind) && (
          <Link
            to={placesAddress({ shelf })}
            className="inline-flex min-h-11 items-center text-teal underline"
          >
            {content.search.all}
          </Link>
        )}
      </Form>
    </div>
  );
}

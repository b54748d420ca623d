import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { ListTabs } from '#app/staff/website/publishing/list-tabs.tsx';
import type { PlaceQuery } from '#domain/places/place-staff-service.ts';
import { paths } from '#paths.ts';
import { placesAddress } from './places-query.ts';
import { staffPlacesContent as content } from './texts.ts';

type Props = { query: PlaceQuery; regions: readonly string[] };

/** The state, the search and the filters of the list, which are in the address. */
export function PlacesFilters({ query, regions }: Props) {
  const { search, region, kind, shelf } = query;
  const { filters } = content;
  return (
    <div className="grid gap-2">
      <ListTabs to={(tab) => placesAddress({ ...query, shelf: tab, page: 1 })} tab={shelf} />
      <FilterBar
        key={placesAddress(query)}
        action={paths.adminPlaces}
        appliesAtOnce
        keep={{ shelf }}
        search={{ texts: content.search, value: search ?? '' }}
        clear={
          Boolean(search || region || kind) && { to: placesAddress({ shelf }), label: content.search.all }
        }
      >
        <FilterSelect
          name="region"
          label={filters.region}
          any={filters.anyRegion}
          value={region}
          options={regions.map((one) => ({ value: one, label: one }))}
        />
        <FilterSelect
          name="kind"
          label={filters.kind}
          any={filters.anyKind}
          value={kind}
          options={Object.entries(content.kinds).map(([value, label]) => ({ value, label }))}
        />
      </FilterBar>
    </div>
  );
}

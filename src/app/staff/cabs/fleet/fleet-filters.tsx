import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import type { FleetQuery } from '#domain/bookings/fleet-list.ts';
import { fleetAddress } from './fleet-query.ts';
import { staffCarsContent as content } from './texts.ts';

type Props = { path: string; label: string; query: FleetQuery; total: number; expiring: number };

/** The search and the filters of cars or drivers, which are in the address. */
export function FleetFilters({ path, label, query, total, expiring }: Props) {
  const { search, city = '', show } = query;
  const { cities } = useCabs();
  const shows = [
    { value: 'in-use', name: content.show['in-use'] },
    { value: 'expiring', name: content.expiring(expiring) },
    { value: 'ended', name: content.show.ended },
  ] as const;
  return (
    <div className="grid gap-2">
      <Chips label={content.show.label}>
        {shows.map(({ value, name }) => (
          <ChipLink key={value} to={fleetAddress(path, { ...query, show: value })} isCurrent={value === show}>
            {name}
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={`${search} ${city} ${show}`}
        action={path}
        appliesAtOnce
        keep={{ show: show !== 'in-use' && show }}
        search={{ texts: { label, go: content.search.go }, value: search }}
        clear={Boolean(search || city) && { to: fleetAddress(path, { show }), label: content.search.all }}
        end={<p className="text-quiet">{content.found(total)}</p>}
      >
        <FilterSelect
          name="city"
          label={content.filters.city}
          any={content.filters.anyCity}
          value={city}
          options={cities.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </FilterBar>
    </div>
  );
}

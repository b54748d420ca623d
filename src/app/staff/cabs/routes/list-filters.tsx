import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { paths } from '#paths.ts';
import { type RoutesQuery, routesAddress } from './routes-query.ts';
import { staffRoutesContent as content } from './texts.ts';

type Props = { query: RoutesQuery; total: number; unchecked: number; unconfirmed: number };

/** The filters of a list, which are in the address. */
export function ListFilters({ query, total, unchecked, unconfirmed }: Props) {
  const { tab, search, city = '', isUnchecked, isRemoved } = query;
  const { cities } = useCabs();
  const isFiltered = search !== '' || city !== '' || isUnchecked || isRemoved;
  const toDo = {
    routes: { count: unchecked, text: content.filters.unchecked(unchecked) },
    legs: { count: unconfirmed, text: content.filters.unconfirmed(unconfirmed) },
  };
  const open = tab === 'routes' || tab === 'legs' ? toDo[tab] : undefined;
  return (
    <FilterBar
      key={`${tab} ${search} ${city}`}
      action={paths.adminRoutes}
      appliesAtOnce
      keep={{
        tab: tab !== 'routes' && tab,
        show: (isUnchecked && 'unchecked') || (isRemoved && 'removed'),
      }}
      search={{ texts: content.search, value: search }}
      clear={isFiltered && { to: routesAddress({ tab }), label: content.search.all }}
      end={<p className="text-quiet">{content.found(total)}</p>}
    >
      {/* A road leg leads from one region into another. */}
      {tab !== 'legs' && (
        <FilterSelect
          name="city"
          label={content.filters.city}
          any={content.filters.anyCity}
          value={city}
          options={cities.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {open && !isUnchecked && open.count > 0 && (
        <TextLink to={routesAddress({ ...query, isUnchecked: true, isRemoved: false })}>{open.text}</TextLink>
      )}
      {tab === 'legs' && !isRemoved && (
        <TextLink to={routesAddress({ ...query, isRemoved: true, isUnchecked: false })}>
          {content.filters.removed}
        </TextLink>
      )}
    </FilterBar>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import type { FleetQuery } from '#domain/bookings/fleet-list.ts';
import { fleetAddress } from './fleet-query.ts';
import { staffCarsContent as content } from './texts.ts';

type FleetFiltersProps = { path: string; label: string; query: FleetQuery; total: number; expiring: number };

/** The search and the filters of cars or drivers, which are in the address. */
function FleetFilters({ path, label, query, total, expiring }: FleetFiltersProps) {
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

type Texts = {
  title: string;
  add: string;
  searchLabel: string;
  none: string;
  empty: string;
  import: string;
  paging: ComponentProps<typeof NumberedPaging>['texts'];
};

type Props = Pick<ComponentProps<typeof FleetFilters>, 'path' | 'query'> & {
  /** Where a list of them is imported. */ importPath: string;
  texts: Texts;
  page: { page: number; totalPages: number; total: number; expiring: number };
  status: FormStatus | undefined;
  onAdd: () => void;
  /** `undefined` when no row fits. */
  table: ReactNode;
};

/** What the lists of cars and of drivers share: heading, filters, status and paging. */
export function FleetList({ path, importPath, query, texts, page, status, onAdd, table }: Props) {
  const isFiltered = query.search !== '' || query.city !== undefined || query.show !== 'in-use';
  return (
    <>
      <CabsNav />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{texts.title}</PageTitle>
        <Button aria-haspopup="dialog" onClick={onAdd}>
          {texts.add}
        </Button>
      </div>
      <FleetFilters path={path} label={texts.searchLabel} query={query} {...page} />
      <FormStatusLine status={status} takesRoom={false} />
      <div className="@container">{table ?? <p>{isFiltered ? texts.none : texts.empty}</p>}</div>
      {!table && !isFiltered && (
        <ButtonLink look="secondary" to={importPath}>
          {texts.import}
        </ButtonLink>
      )}
      {page.totalPages > 1 && (
        <NumberedPaging texts={texts.paging} page={page.page} totalPages={page.totalPages} />
      )}
    </>
  );
}

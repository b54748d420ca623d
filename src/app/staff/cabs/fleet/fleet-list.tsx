import type { ComponentProps, ReactNode } from 'react';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { FleetFilters } from './fleet-filters.tsx';

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

import { pageContext } from '#app/page-context.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import {
  type SupplierListPage,
  type SupplierListQuery,
  supplierKinds,
  supplierShows,
} from '#domain/suppliers/supplier.ts';
import { listSuppliers } from '#domain/suppliers/supplier-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/suppliers-page.ts';
import { readSuppliersQuery, suppliersAddress } from './suppliers-query.ts';
import { SuppliersTable, toSupplierRow } from './suppliers-table.tsx';
import { staffSuppliersContent } from './texts.ts';

const { list: content, form } = staffSuppliersContent;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readSuppliersQuery(new URL(request.url).searchParams);
  const { suppliers, ...page } = await listSuppliers(context.get(pageContext).db, actor, query);
  return { query, page, suppliers: suppliers.map(toSupplierRow) };
}

/** The search and the filters, which are in the address. */
function SupplierFilters({ query }: { query: SupplierListQuery }) {
  const { show, kind, search = '' } = query;
  return (
    <div className="grid gap-2">
      <Chips label={content.show.label}>
        {supplierShows.map((value) => (
          <ChipLink key={value} to={suppliersAddress({ ...query, show: value })} isCurrent={value === show}>
            {content.show[value]}
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={`${search} ${kind} ${show}`}
        action={paths.adminSuppliers}
        appliesAtOnce
        keep={{ show: show !== 'in-use' && show }}
        search={{ texts: content.search, value: search }}
        clear={Boolean(search || kind) && { to: suppliersAddress({ show }), label: content.search.all }}
      >
        <FilterSelect
          name="kind"
          label={content.kind.label}
          any={content.kind.any}
          value={kind}
          options={supplierKinds.map((value) => ({ value, label: form.kinds[value] }))}
        />
      </FilterBar>
    </div>
  );
}

type PagingProps = { query: SupplierListQuery; page: Omit<SupplierListPage, 'suppliers'> };

function SuppliersPaging({ query, page: { hasNext, hasPrevious, firstCursor, lastCursor } }: PagingProps) {
  const { label, first, previous, next } = content.paging;
  return (
    <Paging
      label={label}
      steps={[
        { label: first, to: hasPrevious && suppliersAddress(query) },
        { label: previous, to: hasPrevious && suppliersAddress(query, { before: firstCursor }) },
        { label: next, to: hasNext && suppliersAddress(query, { after: lastCursor }) },
      ]}
    />
  );
}

export default function SuppliersPage({ loaderData: { query, page, suppliers } }: Route.ComponentProps) {
  const isFiltered =
    Boolean(query.search || query.kind || query.after || query.before) || query.show === 'ended';
  return (
    <div className="grid gap-3">
      <PageTitle actions={<ButtonLink to={paths.adminNewSupplier}>{content.add}</ButtonLink>}>
        {content.title}
      </PageTitle>
      <SupplierFilters query={query} />
      {suppliers.length > 0 ? (
        <SuppliersTable suppliers={suppliers} />
      ) : (
        <EmptyState>{isFiltered ? content.none : content.empty}</EmptyState>
      )}
      <SuppliersPaging query={query} page={page} />
    </div>
  );
}

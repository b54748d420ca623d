import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import type { CustomerListPage, CustomerListQuery } from '#domain/enquiries/customers/customer-list.ts';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/customers-page.ts';
import { customersAddress, readCustomersQuery } from './customers-query.ts';
import { CustomersTable } from './customers-table.tsx';
import { toCustomerView } from './customers-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.list;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readCustomersQuery(new URL(request.url).searchParams);
  const { customers, ...page } = await listCustomers(context.get(pageContext).db, actor, query);
  const now = new Date();
  return { query, page, customers: customers.map((customer) => toCustomerView(customer, now)) };
}

type PagingProps = { query: CustomerListQuery; page: Omit<CustomerListPage, 'customers'> };

function CustomersPaging({ query, page: { hasNext, hasPrevious, firstCursor, lastCursor } }: PagingProps) {
  const { label, first, previous, next } = content.paging;
  return (
    <Paging
      label={label}
      steps={[
        { label: first, to: hasPrevious && customersAddress(query) },
        { label: previous, to: hasPrevious && customersAddress(query, { before: firstCursor }) },
        { label: next, to: hasNext && customersAddress(query, { after: lastCursor }) },
      ]}
    />
  );
}

export default function CustomersPage({ loaderData: { query, page, customers } }: Route.ComponentProps) {
  const { search = '', sort } = query;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <PageTitle>{content.title}</PageTitle>
        <TextLink to={paths.adminCustomerImports}>{content.import}</TextLink>
      </div>
      <SearchBox
        path={paths.adminCustomers}
        texts={content.search}
        search={search}
        keep={sort === 'contact' ? undefined : { sort }}
      />
      {customers.length > 0 ? (
        <CustomersTable customers={customers} query={query} />
      ) : (
        <p>{search ? content.noneFound(search) : content.none}</p>
      )}
      {search ? page.hasNext && <p>{content.cut}</p> : <CustomersPaging query={query} page={page} />}
      <TextLink to={paths.customerData}>{content.requests}</TextLink>
    </div>
  );
}

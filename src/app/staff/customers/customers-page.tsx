import { Link } from 'react-router';
import { staffCustomersContent } from '#app/content/staff/customers.ts';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { SearchForm } from '#app/staff/ui/search-form.tsx';
import type { CustomerListPage, CustomerListQuery } from '#domain/enquiries/customers/customer-list.ts';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/customers-page.ts';
import { customersAddress, readCustomersQuery } from './customers-query.ts';
import { CustomersTable } from './customers-table.tsx';
import { presentCustomer } from './shown-customers.ts';

const content = staffCustomersContent.list;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readCustomersQuery(new URL(request.url).searchParams);
  const { customers, ...page } = await listCustomers(context.get(pageContext).db, actor, query);
  const now = new Date();
  return { query, page, customers: customers.map((customer) => presentCustomer(customer, now)) };
}

const stepClass = 'inline-flex min-h-11 items-center rounded-lg px-3 font-semibold';
const linkClass = 'inline-flex min-h-11 items-center text-teal underline';

/** A disabled step keeps its place, so that the others do not move. */
function Step({ label, to }: { label: string; to: string | false }) {
  if (!to) return <span className={`${stepClass} text-quiet`}>{label}</span>;
  return (
    <Link to={to} className={`${stepClass} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type PagingProps = { query: CustomerListQuery; page: Omit<CustomerListPage, 'customers'> };

function Paging({ query, page: { hasNext, hasPrevious, firstCursor, lastCursor } }: PagingProps) {
  const { label, first, previous, next } = content.paging;
  if (!hasNext && !hasPrevious) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      <Step label={first} to={hasPrevious && customersAddress(query)} />
      <Step label={previous} to={hasPrevious && customersAddress(query, { before: firstCursor })} />
      <Step label={next} to={hasNext && customersAddress(query, { after: lastCursor })} />
    </nav>
  );
}

export default function CustomersPage({ loaderData: { query, page, customers } }: Route.ComponentProps) {
  const { search = '', sort } = query;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-3xl">{content.title}</h1>
        <Link to={paths.adminCustomerImports} className={linkClass}>
          {content.import}
        </Link>
      </div>
      <SearchForm
        path={paths.adminCustomers}
        texts={content.search}
        search={search}
        keep={sort === 'contact' ? undefined : { name: 'sort', value: sort }}
      />
      {customers.length > 0 ? (
        <CustomersTable customers={customers} query={query} />
      ) : (
        <p>{search ? content.noneFound(search) : content.none}</p>
      )}
      {search ? page.hasNext && <p>{content.cut}</p> : <Paging query={query} page={page} />}
      <Link to={paths.customerData} className={`${linkClass} justify-self-start`}>
        {content.requests}
      </Link>
    </div>
  );
}

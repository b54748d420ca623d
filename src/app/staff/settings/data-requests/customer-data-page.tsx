import { redirect } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { findCustomers, viewStoredCustomer } from '#domain/privacy/privacy-service.ts';
import { paths } from '#paths.ts';
import { customerDataPath, customerPath } from '#staff-paths.ts';
import type { Route } from './+types/customer-data-page.ts';
import { CustomerSearch } from './customer-search.tsx';
import { toCustomerView } from './customer-view.ts';
import { handleErase } from './erase-action.ts';
import { Rights } from './rights.tsx';
import { StoredData } from './stored-data.tsx';
import { staffPrivacyContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const search = query.get('find')?.trim() ?? '';
  const found = search === '' ? [] : await findCustomers(db, actor, search);
  const [only, another] = found;
  if (only && !another) throw redirect(customerDataPath(only.id));
  const stored = await viewStoredCustomer(db, actor, query.get('id') ?? '');
  return { search, found, customer: stored && toCustomerView(stored) };
}

export const action = handleErase;

export default function CustomerDataPage({ loaderData: { search, found, customer } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
        <p className="text-quiet">{content.intro}</p>
        <TextLink to={customer ? customerPath(customer.id) : paths.adminCustomers}>
          {customer ? content.customerPage : content.allCustomers}
        </TextLink>
      </div>
      <CustomerSearch search={search} found={found} />
      {customer && (
        <>
          <StoredData customer={customer} />
          <Rights key={customer.id} customer={customer} />
        </>
      )}
    </div>
  );
}

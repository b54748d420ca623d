import { type CustomerListQuery, customerSorts } from '#domain/enquiries/customers/customer-list.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';

/** Reads the query string of the list; invalid values are ignored. */
export function readCustomersQuery(query: URLSearchParams): CustomerListQuery {
  const text = (name: string) =>
    storable(query.get(name) ?? '')
      .trim()
      .slice(0, 200) || undefined;
  const [search, after, before] = [text('search'), text('after'), text('before')];
  return {
    sort: customerSorts.find((candidate) => candidate === query.get('sort')) ?? 'contact',
    ...(search && { search }),
    ...(after && { after }),
    ...(before && !after && { before }),
  };
}

type Cursor = { after?: string; before?: string };

export function customersAddress(
  { sort, search }: Pick<CustomerListQuery, 'sort' | 'search'>,
  cursor: Cursor = {},
): string {
  const parameters = new URLSearchParams({
    ...(sort !== 'contact' && { sort }),
    ...(search && { search }),
    ...cursor,
  });
  return parameters.size === 0 ? paths.adminCustomers : `${paths.adminCustomers}?${parameters}`;
}

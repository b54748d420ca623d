import { type SupplierListQuery, supplierKinds, supplierShows } from '#domain/suppliers/supplier.ts';
import { paths } from '#paths.ts';
import { cutTo, storable } from '#platform/text.ts';

const maxLength = 300;

/** Reads the query string of the list; invalid values are ignored. */
export function readSuppliersQuery(query: URLSearchParams): SupplierListQuery {
  const text = (name: string) => cutTo(storable(query.get(name) ?? '').trim(), maxLength) || undefined;
  const kind = supplierKinds.find((candidate) => candidate === query.get('kind'));
  const [search, after, before] = [text('search'), text('after'), text('before')];
  return {
    show: supplierShows.find((candidate) => candidate === query.get('show')) ?? 'in-use',
    ...(kind && { kind }),
    ...(search && { search }),
    ...(after && { after }),
    ...(before && !after && { before }),
  };
}

type Cursor = Pick<SupplierListQuery, 'after' | 'before'>;

export function suppliersAddress(
  { show, kind, search }: Pick<SupplierListQuery, 'show' | 'kind' | 'search'>,
  cursor: Cursor = {},
): string {
  const parameters = new URLSearchParams({
    ...(show !== 'in-use' && { show }),
    ...(kind && { kind }),
    ...(search && { search }),
    ...cursor,
  });
  return parameters.size === 0 ? paths.adminSuppliers : `${paths.adminSuppliers}?${parameters}`;
}

import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { type FoundSupplier, supplierKinds } from '#domain/suppliers/supplier.ts';
import { findSuppliers } from '#domain/suppliers/supplier-service.ts';
import type { Route } from './+types/supplier-names.ts';

const maxOffered = 10;

/** Loaded while a name is being typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundSupplier[]> {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const kind = supplierKinds.find((candidate) => candidate === query.get('kind'));
  const typed = (query.get('q') ?? '').slice(0, 200);
  return findSuppliers(context.get(pageContext).db, actor, typed, kind, maxOffered);
}

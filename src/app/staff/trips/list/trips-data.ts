import {
  listServices,
  listSuppliersToAsk,
  listTrips,
} from '#domain/bookings/operations/operations-service.ts';
import { viewSupplierRequest } from '#domain/bookings/operations/supplier-request-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { viewSupplier } from '#domain/suppliers/supplier-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { AskedSupplier } from './ask-dialog.tsx';
import { scopeOf, type TripListQuery } from './trips-query.ts';
import {
  type OwnerNames,
  type ServiceRowView,
  type SupplierRowView,
  type TripRowView,
  toServiceRow,
  toSupplierRow,
  toTripRow,
} from './trips-view.ts';

export type ListedRows = { nextCursor: string } & (
  | { kind: 'services'; services: ServiceRowView[]; supplier: AskedSupplier | undefined }
  | { kind: 'suppliers'; suppliers: SupplierRowView[] }
  | { kind: 'trips'; trips: TripRowView[] }
);

/** The supplier of the list, with how much it is still to be asked for. */
async function readSupplier(
  db: Queryable,
  actor: StaffActor,
  { supplierId }: TripListQuery,
): Promise<AskedSupplier | undefined> {
  const supplier = supplierId ? await viewSupplier(db, actor, supplierId) : undefined;
  if (!supplier) return undefined;
  const request = await viewSupplierRequest(db, actor, supplierId);
  return { id: supplier.id, name: supplier.name, toAsk: request?.count ?? 0 };
}

/** One page of the list that the address asks for. */
export async function readRows(
  db: Queryable,
  actor: StaffActor,
  query: TripListQuery,
  { owners, now }: { owners: OwnerNames; now: Date },
): Promise<ListedRows> {
  const scope = scopeOf(query);
  if (scope) {
    const [{ services, nextCursor }, supplier] = await Promise.all([
      listServices(db, actor, { ...query, scope }, now),
      readSupplier(db, actor, query),
    ]);
    const rows = services.map((service) => toServiceRow(service, owners));
    return { kind: 'services', services: rows, supplier, nextCursor };
  }
  if (query.view === 'suppliers') {
    const { suppliers, nextCursor } = await listSuppliersToAsk(db, actor, query, now);
    return { kind: 'suppliers', suppliers: suppliers.map(toSupplierRow), nextCursor };
  }
  const { trips, nextCursor } = await listTrips(db, actor, query, now);
  const context = { owners, today: dayInIndia(now) };
  return { kind: 'trips', trips: trips.map((trip) => toTripRow(trip, context)), nextCursor };
}

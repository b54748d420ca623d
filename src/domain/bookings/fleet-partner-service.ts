import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { supplierNamed } from '#domain/suppliers/supplier-service.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import {
  type CarOfSupplier,
  type DriverOfSupplier,
  selectCarsOf,
  selectDriversOf,
} from './fleet-partner-store.ts';

type Partner = { partner: string; supplierId: string | null };

/** The supplier whose name is typed as the partner of a car or a driver; `null` for what is our own. A name that stays keeps its supplier. */
export async function partnerSupplier(
  tx: Tx,
  actor: StaffActor,
  typed: string,
  previous?: Partner,
): Promise<bigint | null> {
  assertArea(actor, 'enquiries');
  if (typed === '') return null;
  if (previous?.supplierId && typed.toLowerCase() === previous.partner.toLowerCase())
    return BigInt(previous.supplierId);
  return BigInt(await supplierNamed(tx, actor, { typed, kind: 'transporter', field: 'partner' }));
}

/** The suppliers of the rows of a list, each looked up or created once. */
export async function withSuppliers<Row extends { partner: string }>(
  tx: Tx,
  actor: StaffActor,
  rows: readonly Row[],
): Promise<(Omit<Row, 'partner'> & { supplierId: bigint | null })[]> {
  assertArea(actor, 'enquiries');
  const suppliers = new Map<string, bigint | null>();
  for (const { partner } of rows)
    if (!suppliers.has(partner)) suppliers.set(partner, await partnerSupplier(tx, actor, partner));
  return rows.map(({ partner, ...row }) => ({ ...row, supplierId: suppliers.get(partner) ?? null }));
}

export type FleetOfSupplier = { cars: CarOfSupplier[]; drivers: DriverOfSupplier[] };

const maxListed = 100;

/** The cars and drivers that belong to a supplier, those in use first. */
export async function readFleetOfSupplier(
  db: Queryable,
  actor: StaffActor,
  supplierId: string,
): Promise<FleetOfSupplier> {
  assertArea(actor, 'enquiries');
  const [cars, drivers] = await Promise.all([
    selectCarsOf(db, supplierId, maxListed),
    selectDriversOf(db, supplierId, maxListed),
  ]);
  return { cars, drivers };
}

import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
export async function findSupplier(
  _db: Queryable,
  actor: StaffActor,
  _id: string,
): Promise<{ id: string; name: string } | undefined> {
  assertArea(actor, 'enquiries');
  return undefined;
}

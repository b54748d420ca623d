import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectUnsettled } from './unsettled-store.ts';

/** What the gateway still holds of payments that it has not settled. */
export async function readUnsettled(
  db: Queryable,
  actor: StaffActor,
): Promise<{ payments: number; paise: number }> {
  assertArea(actor, 'money');
  return selectUnsettled(db);
}

import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectUnsettled, type Unsettled } from './unsettled-store.ts';

export type { Unsettled };

/** What the gateway holds. */
export async function readUnsettled(db: Queryable, actor: StaffActor): Promise<Unsettled> {
  assertArea(actor, 'money');
  return selectUnsettled(db);
}

import type { Duty } from '#domain/bookings/booking.ts';
import { lockDuty } from '#domain/bookings/duty-store.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { rowId } from '#paths.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { selectLastActor } from './plan-store.ts';

const messages = fleetMessages.duties;

/** The duty and the revision that the staff member saw. */
export type ExpectedDuty = { dutyId: string; revision: number };

/** Locks a duty until the transaction ends; refuses when another staff member has changed it since it was seen. */
export async function lockDutyIfUnchanged(tx: Tx, { dutyId, revision }: ExpectedDuty): Promise<Duty> {
  const duty = rowId.test(dutyId) ? await lockDuty(tx, dutyId) : undefined;
  return assertUnchanged(tx, duty, { dutyId, revision });
}

/** Of a duty that is locked. */
export async function assertUnchanged(
  tx: Tx,
  duty: Duty | undefined,
  { dutyId, revision }: ExpectedDuty,
): Promise<Duty> {
  if (!duty) throw new Failure('not_found', messages.gone);
  if (duty.revision !== revision)
    throw new Failure('conflict', messages.changedMeanwhile(await selectLastActor(tx, { ...duty, dutyId })));
  return duty;
}

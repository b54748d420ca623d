import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type ExpectedDuty, lockDutyIfUnchanged } from './duty-lock.ts';
import { nextStatuses, type StatusByHand } from './next-statuses.ts';
import { updateStatus } from './plan-store.ts';

const messages = fleetMessages.duties;

const begun: readonly DutyStatus[] = ['on-the-way', 'on-duty', 'done'];

export type StatusChanged = { bookingId: string; revision: number; from: DutyStatus };

/** By staff, for a driver without the link or a mistake. */
export async function changeDutyStatus(
  db: Db,
  actor: StaffActor,
  seen: ExpectedDuty,
  status: StatusByHand,
  now = new Date(),
): Promise<StatusChanged> {
  assertArea(actor, 'enquiries');
  try {
    return await db.transaction(async (tx) => {
      const duty = await lockDutyIfUnchanged(tx, seen);
      if (duty.closedAt) throw new Failure('conflict', messages.closed);
      if (!nextStatuses(duty).includes(status)) throw new Failure('conflict', messages.statusWrong);
      await updateStatus(tx, duty.id, status, {
        startedAt: begun.includes(status) ? (duty.startedAt ?? now) : null,
        endedAt: status === 'done' ? (duty.endedAt ?? now) : null,
      });
      await addBookingEvent(tx, actor, {
        bookingId: duty.bookingId,
        dutyId: duty.id,
        kind: status === 'confirmed' ? 'confirmed' : 'status',
        detail: { from: duty.status, to: status },
      });
      return { bookingId: duty.bookingId, revision: duty.revision + 1, from: duty.status };
    });
  } catch (error) {
    // Reopened while its car or driver is on another duty.
    if (violatedConstraint(error)?.startsWith('duties_'))
      throw new Failure('conflict', messages.taken, { cause: error });
    throw error;
  }
}

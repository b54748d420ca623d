import type { Duty } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { isPlanned, statusWith } from '#domain/bookings/duty-status.ts';
import { endAfterMove } from '#domain/bookings/making/planned-end.ts';
import { lateChangeCharge } from '#domain/bookings/policy/change-policy.ts';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { changeDuty, type ExpectedDuty } from './change-duty.ts';
import { deleteCharge, insertCharge, selectLastMove, updateDuty } from './duty-change-store.ts';

const messages = bookingMessages.bookings;

export type Reschedule = ExpectedDuty & {
  pickupAt: Date;
  /** What the staff member was shown, or typed where the policy has no rate; 0 for free. */
  chargePaise: number;
  /** Whether car and driver are taken off, because they may not be free then. */
  dropsCrew: boolean;
  reason: string;
};

/** The agreed charge, if it is still the policy's. */
async function chargeFor(tx: Tx, duty: Duty, paiseText: number, now: Date): Promise<number> {
  const charge = lateChangeCharge(await policyOf(tx, duty, now), duty, now);
  if (charge.kind === 'staff-types') return paiseText;
  const paise = charge.kind === 'free' ? 0 : charge.paise;
  if (paise !== paiseText) throw new Failure('conflict', messages.chargeChanged(formatPaise(paise)));
  return paise;
}

/** The status and, where they are taken off, car and driver. */
const crewChange = (duty: Duty, drops: boolean) =>
  drops && (duty.carId !== null || duty.driverId !== null)
    ? { carId: null, driverId: null, status: statusWith(duty.status, { car: false, driver: false }) }
    : {};

export type MovedPickup = { from: Date; to: Date };

/** Moves the pick-up to another time; the end follows. A late change costs what the policy says. */
export async function rescheduleDuty(
  db: Db,
  actor: StaffActor,
  asked: Reschedule,
  now = new Date(),
): Promise<MovedPickup> {
  assertArea(actor, 'enquiries');
  const { pickupAt, reason } = asked;
  if (pickupAt <= now) throw new Failure('past_time', messages.pastTime, { field: 'date' });
  return changeDuty(db, actor, asked, 'rescheduled', async (tx, duty) => {
    const { id: dutyId, bookingId } = duty;
    if (!isPlanned(duty.status)) throw new Failure('conflict', messages.notPossible);
    if (pickupAt.getTime() === duty.pickupAt.getTime()) throw new Failure('invalid', messages.sameTime);
    const amountPaise = await chargeFor(tx, duty, asked.chargePaise, now);
    const endsAt = endAfterMove(duty, pickupAt);
    await updateDuty(tx, dutyId, { pickupAt, endsAt, ...crewChange(duty, asked.dropsCrew) });
    const charge = { bookingId, dutyId, kind: 'late-change', amountPaise, reason } as const;
    const chargeId = amountPaise > 0 ? await insertCharge(tx, { ...charge, madeBy: actor.name }) : '';
    await addBookingEvent(tx, actor, {
      bookingId,
      dutyId,
      kind: 'rescheduled',
      detail: {
        from: duty.pickupAt.toISOString(),
        fromEnd: duty.endsAt.toISOString(),
        to: pickupAt.toISOString(),
        chargePaise: String(amountPaise),
        ...(chargeId && { chargeId }),
        ...(reason && { reason }),
      },
    });
    return { from: duty.pickupAt, to: pickupAt };
  });
}

/** Takes the last change of time back, with its charge, while the duty still has that time. */
export async function undoReschedule(db: Db, actor: StaffActor, seen: ExpectedDuty): Promise<MovedPickup> {
  assertArea(actor, 'enquiries');
  return changeDuty(db, actor, seen, 'restored', async (tx, duty) => {
    const { id: dutyId, bookingId } = duty;
    const move = await selectLastMove(tx, dutyId);
    const isLast = move && move.to === duty.pickupAt.toISOString() && isPlanned(duty.status);
    if (!isLast) throw new Failure('conflict', messages.notPossible);
    const { from = '', fromEnd = '', chargeId } = move;
    await updateDuty(tx, dutyId, { pickupAt: new Date(from), endsAt: new Date(fromEnd) });
    if (chargeId) await deleteCharge(tx, bookingId, chargeId);
    await addBookingEvent(tx, actor, { bookingId, dutyId, kind: 'restored', detail: { to: from } });
    return { from: duty.pickupAt, to: new Date(from) };
  });
}

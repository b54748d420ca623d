import type { Duty } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { updateServiceAmount } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { lockCar } from '#domain/bookings/cars/car-store.ts';
import { lockDriver } from '#domain/bookings/drivers/driver-store.ts';
import { type DutyStatus, mayBecome, statusWith } from '#domain/bookings/duty-status.ts';
import { cancellationCharge } from '#domain/bookings/policy/change-policy.ts';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { changeDuty, type ExpectedDuty } from './change-duty.ts';
import { updateDuty } from './duty-change-store.ts';

const messages = bookingMessages.bookings;

function assertMay(duty: Duty, to: DutyStatus): void {
  if (!mayBecome(duty.status, to)) throw new Failure('conflict', messages.notPossible);
}

export type Cancellation = ExpectedDuty & {
  /** What the staff member was shown; at midnight it may become another amount. */
  chargePaise: number;
  /** What staff charge in place of it, 0 for nothing; it needs a reason. */
  reducedPaise?: number | undefined;
  reason: string;
  /** We cannot drive, so the customer pays nothing. */
  isByUs?: boolean;
};

export type EndedDuty = { chargedPaise: number };

/** Staff may charge less than the policy says, and say why. */
function assertReduction({ chargePaise, reducedPaise, reason }: Cancellation): void {
  if (reducedPaise === undefined) return;
  if (reducedPaise >= chargePaise)
    throw new Failure('invalid', messages.reducedTooHigh(formatPaise(chargePaise)), {
      field: 'reducedCharge',
    });
  if (reason === '') throw new Failure('invalid', messages.reducedReasonMissing, { field: 'reason' });
}

/** The charge takes the place of the fare. It is a share of the fare with tax, so it holds its tax. */
async function end(
  tx: Tx,
  actor: StaffActor,
  duty: Duty,
  to: 'cancelled' | 'no-show',
  cancellation: Cancellation,
  /** The moment whose charge holds. */
  moment: Date,
): Promise<EndedDuty> {
  const { chargePaise, reducedPaise, reason, isByUs = false } = cancellation;
  assertMay(duty, to);
  const { paise, percent } = isByUs
    ? { paise: 0, percent: 0 }
    : cancellationCharge(await policyOf(tx, duty, moment), duty, moment);
  if (paise !== chargePaise) throw new Failure('conflict', messages.chargeChanged(formatPaise(paise)));
  assertReduction(cancellation);
  const chargedPaise = reducedPaise ?? paise;
  await updateDuty(tx, duty.id, { status: to });
  await updateServiceAmount(tx, duty.id, chargedPaise);
  await addBookingEvent(tx, actor, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: to,
    detail: {
      percent: String(percent),
      chargePaise: String(chargedPaise),
      ...(reducedPaise !== undefined && { policyPaise: String(paise) }),
      ...(isByUs && { by: 'us' }),
      ...(reason && { reason }),
    },
  });
  return { chargedPaise };
}

export async function cancelDuty(
  db: Db,
  actor: StaffActor,
  cancellation: Cancellation,
  now = new Date(),
): Promise<EndedDuty> {
  assertArea(actor, 'enquiries');
  return changeDuty(db, actor, cancellation, 'cancelled', (tx, duty) =>
    end(tx, actor, duty, 'cancelled', cancellation, now),
  );
}

/** A customer who does not come pays as for a cancellation on the day of the pick-up. */
export async function markNoShow(
  db: Db,
  actor: StaffActor,
  cancellation: Cancellation,
  now = new Date(),
): Promise<EndedDuty> {
  assertArea(actor, 'enquiries');
  return changeDuty(db, actor, cancellation, 'no-show', async (tx, duty) => {
    if (now < duty.pickupAt) throw new Failure('conflict', messages.notPossible);
    return end(tx, actor, duty, 'no-show', cancellation, duty.pickupAt);
  });
}

/** Locked, so that neither is taken out of use meanwhile. */
async function isCrewInUse(tx: Tx, { carId, driverId, pickupAt }: Duty): Promise<boolean> {
  const car = carId === null ? undefined : await lockCar(tx, carId);
  const driver = driverId === null ? undefined : await lockDriver(tx, driverId, dayInIndia(pickupAt));
  return (carId === null || car?.isEnded === false) && (driverId === null || driver?.isEnded === false);
}

/** With its car and driver, unless another duty has them now or they are out of use. */
async function reopen(tx: Tx, duty: Duty): Promise<boolean> {
  const withoutCrew = { status: 'confirmed', carId: null, driverId: null } as const;
  if (!(await isCrewInUse(tx, duty))) {
    await updateDuty(tx, duty.id, withoutCrew);
    return false;
  }
  const status = statusWith('confirmed', { car: duty.carId !== null, driver: duty.driverId !== null });
  try {
    // In a transaction of its own, because a refused statement ends the one around it.
    await tx.transaction((inner) => updateDuty(inner, duty.id, { status }));
    return true;
  } catch (error) {
    if (!violatedConstraint(error)?.startsWith('duties_')) throw error;
    await updateDuty(tx, duty.id, withoutCrew);
    return false;
  }
}

/** Takes a cancellation or a no-show back: the fare is owed again. False when car and driver were lost. */
export async function restoreDuty(
  db: Db,
  actor: StaffActor,
  seen: ExpectedDuty,
): Promise<{ hasCrew: boolean }> {
  assertArea(actor, 'enquiries');
  let hasCrew = true;
  await changeDuty(db, actor, seen, 'restored', async (tx, duty) => {
    assertMay(duty, 'confirmed');
    if (duty.status !== 'cancelled' && duty.status !== 'no-show')
      throw new Failure('conflict', messages.notPossible);
    hasCrew = await reopen(tx, duty);
    await updateServiceAmount(tx, duty.id, duty.farePaise);
    await addBookingEvent(tx, actor, {
      bookingId: duty.bookingId,
      dutyId: duty.id,
      kind: 'restored',
      detail: { from: duty.status, ...(!hasCrew && { crew: 'lost' }) },
    });
  });
  return { hasCrew };
}

/** The customer has said yes. */
export async function confirmDuty(db: Db, actor: StaffActor, seen: ExpectedDuty): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeDuty(db, actor, seen, 'confirmed', async (tx, duty) => {
    if (duty.status !== 'requested') throw new Failure('conflict', messages.notPossible);
    await updateDuty(tx, duty.id, { status: 'confirmed' });
    await addBookingEvent(tx, actor, { bookingId: duty.bookingId, dutyId: duty.id, kind: 'confirmed' });
  });
}

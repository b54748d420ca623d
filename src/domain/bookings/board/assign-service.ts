import { bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { lockCar } from '#domain/bookings/cars/car-store.ts';
import { lockDriver } from '#domain/bookings/drivers/driver-store.ts';
import { isPlanned, statusWith } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { endAfterMove } from '#domain/bookings/making/planned-end.ts';
import { lateChangeCharge } from '#domain/bookings/policy/change-policy.ts';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import { dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { hasLostRace, violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { type ExpectedDuty, lockDutyIfUnchanged } from './duty-lock.ts';
import { type Noted, noteChanges } from './plan-notes.ts';
import { type Plan, selectDriverName, selectPlate, selectTakenBy, updatePlan } from './plan-store.ts';
import type { PlanWarning } from './plan-warnings.ts';
import { type UsualLeftOut, withUsual } from './usual-fleet.ts';
import { warningsOf } from './warning-service.ts';

const messages = fleetMessages.duties;

/** `null` takes the car or the driver away; left out, it stays. */
export type PlanChange = {
  carId?: string | null | undefined;
  driverId?: string | null | undefined;
  pickupAt?: Date | undefined;
};

/** What the duty was before, so that it can be undone. */
type PreviousPlan = { carId: string | null; driverId: string | null; pickupAt: Date };

/** What a change of the plan has changed, in the words of staff: number plates and names; `null` for none. */
export type PlannedChange =
  | { kind: 'time'; from: Date; to: Date }
  | { kind: 'car' | 'driver'; from: string | null; to: string | null };

export type Planned = {
  kind: 'planned';
  bookingId: string;
  revision: number;
  /** Whether there is something new to tell the driver. */
  isNewsForDriver: boolean;
  previous: PreviousPlan;
  changes: PlannedChange[];
  /** The usual driver or car that could not be assigned too. */
  leftOut: UsualLeftOut | undefined;
  /** What the duty has now, in the words of staff. */
  crew: { car: string | null; driver: string | null };
  warnings: PlanWarning[];
};

/**
 * `late-change`: another time costs something now, or moving back would; staff see and confirm it on the booking's page,
 * where it can also be undone.
 */
export type PlanResult = Planned | { kind: 'late-change'; bookingId: string };

async function isLateChange(db: Queryable, duty: Duty, plan: Plan, now: Date): Promise<boolean> {
  const policy = await policyOf(db, duty, now);
  return [duty.pickupAt, plan.pickupAt].some(
    (pickupAt) => lateChangeCharge(policy, { ...duty, pickupAt }, now).kind !== 'free',
  );
}

/** Locked in the same order by all, so that two who plan one car wait for each other and none fails. */
async function lockFleet(tx: Tx, { carId, driverId, pickupAt }: Plan, duty: Duty) {
  const car = carId === null ? undefined : await lockCar(tx, carId);
  const driver = driverId === null ? undefined : await lockDriver(tx, driverId, dayInIndia(pickupAt));
  if (carId !== null && (!car || (car.isEnded && carId !== duty.carId)))
    throw new Failure('conflict', messages.carGone);
  if (driverId !== null && (!driver || (driver.isEnded && driverId !== duty.driverId)))
    throw new Failure('conflict', messages.driverGone);
  return { car, driver };
}

async function changesOf(tx: Tx, { duty, plan, car, driver }: Noted): Promise<PlannedChange[]> {
  const changes: PlannedChange[] = [];
  if (plan.pickupAt.getTime() !== duty.pickupAt.getTime())
    changes.push({ kind: 'time', from: duty.pickupAt, to: plan.pickupAt });
  if (plan.carId !== duty.carId) {
    const previous = duty.carId === null ? null : await selectPlate(tx, duty.carId);
    changes.push({
      kind: 'car',
      from: previous && plateText(previous),
      to: car ? plateText(car.plate) : null,
    });
  }
  if (plan.driverId !== duty.driverId)
    changes.push({
      kind: 'driver',
      from: duty.driverId === null ? null : await selectDriverName(tx, duty.driverId),
      to: driver?.name ?? null,
    });
  return changes;
}

function planOf(duty: Duty, change: PlanChange): Plan {
  const { carId = duty.carId, driverId = duty.driverId, pickupAt = duty.pickupAt } = change;
  return {
    carId,
    driverId,
    pickupAt,
    endsAt: endAfterMove(duty, pickupAt),
    status: statusWith(duty.status, { car: carId !== null, driver: driverId !== null }),
  };
}

const columns = { carId: 'car_id', driverId: 'driver_id' } as const;

/** Refuses a car or a driver that is on another duty then, and says on which one. */
export async function assertFree(tx: Tx, dutyId: string, plan: Plan): Promise<void> {
  for (const field of ['carId', 'driverId'] as const) {
    const id = plan[field];
    const taken =
      id === null ? undefined : await selectTakenBy(tx, { column: columns[field], id }, { dutyId, ...plan });
    if (!taken) continue;
    const text = (field === 'carId' ? messages.carTaken : messages.driverTaken)(
      bookingNumber(taken.bookingId),
      taken.customer,
      `${timeText(taken.pickupAt)} – ${timeText(taken.endsAt)}`,
    );
    throw new Failure('conflict', text, { field });
  }
}

/** Every failure has a code. The constraint refuses what another way of planning has taken in the same moment. */
export function refusalOf(error: unknown): Failure {
  const constraint = violatedConstraint(error);
  if (constraint === 'duties_car_free' || constraint === 'duties_driver_free')
    return new Failure('conflict', messages.taken, { cause: error });
  if (hasLostRace(error)) return new Failure('conflict', messages.planning, { cause: error });
  return failureOf(error);
}

const isId = (id: string | null | undefined) => id === null || id === undefined || rowId.test(id);

type PlanRequest = ExpectedDuty & PlanChange;

async function changePlan(db: Db, actor: StaffActor, request: PlanRequest, now: Date): Promise<PlanResult> {
  if (!isId(request.carId)) throw new Failure('conflict', messages.carGone);
  if (!isId(request.driverId)) throw new Failure('conflict', messages.driverGone);
  try {
    return await db.transaction(async (tx): Promise<PlanResult> => {
      const duty = await lockDutyIfUnchanged(tx, request);
      const { bookingId, carId, driverId, pickupAt } = duty;
      if (!isPlanned(duty.status)) throw new Failure('conflict', messages.begun);
      const pickedUpAt = request.pickupAt ?? pickupAt;
      const moved = { ...duty, pickupAt: pickedUpAt, endsAt: endAfterMove(duty, pickedUpAt) };
      const usual = await withUsual(tx, moved, request);
      const plan = planOf(duty, { ...request, ...usual });
      const isMoved = plan.pickupAt.getTime() !== pickupAt.getTime();
      if (isMoved && (await isLateChange(tx, duty, plan, now))) return { kind: 'late-change', bookingId };
      const fleet = await lockFleet(tx, plan, duty);
      const changes = await changesOf(tx, { duty, plan, ...fleet });
      const isChanged = changes.length > 0;
      if (isChanged) {
        await assertFree(tx, duty.id, plan);
        await updatePlan(tx, duty.id, plan, plan.driverId !== driverId);
        await noteChanges(tx, actor, { duty, plan, ...fleet });
      }
      const warnings = await warningsOf(tx, { ...duty, ...plan }, fleet);
      const revision = duty.revision + Number(isChanged);
      const isNewsForDriver = isChanged && plan.driverId !== null;
      const previous = { carId, driverId, pickupAt };
      const crew = { car: fleet.car ? plateText(fleet.car.plate) : null, driver: fleet.driver?.name ?? null };
      return {
        ...{ kind: 'planned', bookingId, revision, isNewsForDriver, previous, changes, crew, warnings },
        leftOut: usual?.leftOut,
      };
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Gives a duty its car and its driver, or takes them away. */
export async function assignDuty(
  db: Db,
  actor: StaffActor,
  { dutyId, revision, carId, driverId }: Omit<PlanRequest, 'pickupAt'>,
  now = new Date(),
): Promise<PlanResult> {
  assertArea(actor, 'enquiries');
  return changePlan(db, actor, { dutyId, revision, carId, driverId }, now);
}

/** Moves a duty to another time, and to another car or driver where one is named. */
export async function moveDuty(
  db: Db,
  actor: StaffActor,
  request: PlanRequest & { pickupAt: Date },
  now = new Date(),
): Promise<PlanResult> {
  assertArea(actor, 'enquiries');
  return changePlan(db, actor, request, now);
}

import type { Duty } from '#domain/bookings/booking.ts';
import { lockCars, type StoredCar } from '#domain/bookings/cars/car-store.ts';
import { lockDrivers, type StoredDriver } from '#domain/bookings/drivers/driver-store.ts';
import { isPlanned, statusWith } from '#domain/bookings/duty-status.ts';
import { lockDuties } from '#domain/bookings/duty-store.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { assertFree, refusalOf } from './assign-service.ts';
import { assertUnchanged, type ExpectedDuty } from './duty-lock.ts';
import { noteChanges } from './plan-notes.ts';
import { clearFleet, type Plan, updatePlan } from './plan-store.ts';
import type { PlanWarning } from './plan-warnings.ts';
import type { SwapPart } from './swap-parts.ts';
import { warningsOf } from './warning-service.ts';

const messages = fleetMessages.duties;

export type SwapRequest = { one: ExpectedDuty; other: ExpectedDuty; part: SwapPart };

type SwappedDuty = {
  dutyId: string;
  bookingId: string;
  revision: number;
  /** What it has now, in the words of staff; empty for none. */
  car: string;
  driver: string;
  warnings: PlanWarning[];
};
export type Swapped = { one: SwappedDuty; other: SwappedDuty };

type Crew = Pick<Duty, 'carId' | 'driverId'>;

/** What a duty has after the swap: the parts that are swapped from the other one. */
const crewOf = (own: Duty, other: Duty, part: SwapPart): Crew => ({
  carId: part === 'driver' ? own.carId : other.carId,
  driverId: part === 'car' ? own.driverId : other.driverId,
});

const planOf = ({ pickupAt, endsAt, status }: Duty, crew: Crew): Plan => ({
  ...crew,
  ...{ pickupAt, endsAt },
  status: statusWith(status, { car: crew.carId !== null, driver: crew.driverId !== null }),
});

async function lockBoth(tx: Tx, { one, other }: SwapRequest): Promise<[Duty, Duty]> {
  if (one.dutyId === other.dutyId) throw new Failure('invalid', messages.swapSame);
  if (![one, other].every(({ dutyId }) => rowId.test(dutyId))) throw new Failure('not_found', messages.gone);
  const locked = await lockDuties(tx, [one.dutyId, other.dutyId]);
  const found = (expected: ExpectedDuty) =>
    assertUnchanged(
      tx,
      locked.find(({ id }) => id === expected.dutyId),
      expected,
    );
  const [first, second] = [await found(one), await found(other)];
  if (![first, second].every(({ status }) => isPlanned(status)))
    throw new Failure('conflict', messages.begun);
  return [first, second];
}

const idsOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

type Fleet = { cars: StoredCar[]; drivers: StoredDriver[] };

async function lockFleet(tx: Tx, both: readonly [Duty, Duty]): Promise<Fleet> {
  const firstDay = both.map(({ pickupAt }) => dayInIndia(pickupAt)).toSorted()[0] ?? '';
  return {
    cars: await lockCars(tx, idsOf(both.map(({ carId }) => carId))),
    drivers: await lockDrivers(tx, idsOf(both.map(({ driverId }) => driverId)), firstDay),
  };
}

/** A car that is out of use stays with the duty that has it, and goes to no other one. */
function assertInUse(fleet: Fleet, duty: Duty, { carId, driverId }: Crew): void {
  const isEnded = (rows: readonly (StoredCar | StoredDriver)[], id: string | null) =>
    rows.some((row) => row.id === id && row.isEnded);
  if (carId !== duty.carId && isEnded(fleet.cars, carId)) throw new Failure('conflict', messages.carGone);
  if (driverId !== duty.driverId && isEnded(fleet.drivers, driverId))
    throw new Failure('conflict', messages.driverGone);
}

type Exchange = { duty: Duty; plan: Plan; fleet: Fleet };

const crewIn = ({ plan, fleet }: Exchange) => ({
  car: fleet.cars.find(({ id }) => id === plan.carId),
  driver: fleet.drivers.find(({ id }) => id === plan.driverId),
});

async function give(tx: Tx, actor: StaffActor, exchange: Exchange): Promise<void> {
  const { duty, plan } = exchange;
  await assertFree(tx, duty.id, plan);
  await updatePlan(tx, duty.id, plan, plan.driverId !== duty.driverId);
  await noteChanges(tx, actor, { duty, plan, ...crewIn(exchange) });
}

async function swappedOf(tx: Tx, exchange: Exchange): Promise<SwappedDuty> {
  const { duty, plan } = exchange;
  const { car, driver } = crewIn(exchange);
  return {
    ...{ dutyId: duty.id, bookingId: duty.bookingId, revision: duty.revision + 1 },
    ...{ car: car ? plateText(car.plate) : '', driver: driver?.name ?? '' },
    warnings: await warningsOf(tx, { ...duty, ...plan }, { car, driver }),
  };
}

/** Exchanges car and driver of two duties, or one of them. Swapping again takes it back. */
export async function swapDuties(db: Db, actor: StaffActor, request: SwapRequest): Promise<Swapped> {
  assertArea(actor, 'enquiries');
  try {
    return await db.transaction(async (tx) => {
      const [one, other] = await lockBoth(tx, request);
      const fleet = await lockFleet(tx, [one, other]);
      const [ofOne, ofOther] = [crewOf(one, other, request.part), crewOf(other, one, request.part)];
      if (ofOne.carId === one.carId && ofOne.driverId === one.driverId)
        throw new Failure('conflict', messages.swapNothing);
      assertInUse(fleet, one, ofOne);
      assertInUse(fleet, other, ofOther);
      // Neither has what it gives away any more, because the constraint refuses a car on two duties also for a moment.
      await clearFleet(tx, [one.id, other.id]);
      const first = { duty: one, plan: planOf(one, ofOne), fleet };
      const second = { duty: other, plan: planOf(other, ofOther), fleet };
      await give(tx, actor, first);
      await give(tx, actor, second);
      return { one: await swappedOf(tx, first), other: await swappedOf(tx, second) };
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

import type { Duty } from '#domain/bookings/booking.ts';
import { lockCar, selectCarsOfUsualDriver } from '#domain/bookings/cars/car-store.ts';
import { lockDriver } from '#domain/bookings/drivers/driver-store.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Tx } from '#platform/database/db.ts';
import { type Plan, selectTakenBy, type TakenBy } from './plan-store.ts';
import { carWarnings, driverWarnings, type PlanWarning } from './plan-warnings.ts';

/** The usual driver of a chosen car or the usual car of a chosen driver, and why it was not assigned too. */
export type UsualLeftOut = { kind: 'car' | 'driver'; name: string; reason: PlanWarning | TakenDuty };
type TakenDuty = { kind: 'taken'; by: TakenBy };

type UsualPlan = Pick<Plan, 'carId' | 'driverId'> & { leftOut: UsualLeftOut | undefined };

async function takenReason(
  tx: Tx,
  column: 'car_id' | 'driver_id',
  id: string,
  duty: Pick<Duty, 'id' | 'pickupAt' | 'endsAt'>,
): Promise<TakenDuty | undefined> {
  const by = await selectTakenBy(tx, { column, id }, { dutyId: duty.id, ...duty });
  return by && { kind: 'taken', by };
}

/** A driver of another city is the dispatcher's choice; a day off and an expired licence are not. */
const forbids = ({ kind }: PlanWarning) => kind === 'day-off' || kind === 'licence-expired';

async function withUsualDriver(tx: Tx, duty: Duty, carId: string): Promise<UsualPlan> {
  const alone = { carId, driverId: null, leftOut: undefined };
  const car = await lockCar(tx, carId);
  const driverId = car?.usualDriverId ?? null;
  const driver = driverId === null ? undefined : await lockDriver(tx, driverId, dayInIndia(duty.pickupAt));
  if (!driver || driver.isEnded) return alone;
  const reason =
    (await takenReason(tx, 'driver_id', driver.id, duty)) ?? driverWarnings(duty, driver).find(forbids);
  if (!reason) return { carId, driverId, leftOut: undefined };
  return { ...alone, leftOut: { kind: 'driver', name: driver.name, reason } };
}

/** Of several cars the first that fits. Only that one is locked, so that two dispatchers do not wait for each other's cars. */
async function withUsualCar(tx: Tx, duty: Duty, driverId: string): Promise<UsualPlan> {
  const alone = { carId: null, driverId, leftOut: undefined };
  let leftOut: UsualLeftOut | undefined;
  for (const car of await selectCarsOfUsualDriver(tx, driverId)) {
    const [unfit] = carWarnings(duty, car);
    const reason = unfit ?? (await takenReason(tx, 'car_id', car.id, duty));
    if (!reason && (await lockCar(tx, car.id))?.isEnded === false)
      return { carId: car.id, driverId, leftOut: undefined };
    if (reason) leftOut ??= { kind: 'car', name: plateText(car.plate), reason };
  }
  return { ...alone, leftOut };
}

type Chosen = { carId?: string | null | undefined; driverId?: string | null | undefined };

/**
 * Adds the usual driver to a car that is newly chosen alone, and the usual car to a driver, where the duty has none yet. `duty` has the
 * times that are planned.
 */
export async function withUsual(
  tx: Tx,
  duty: Duty,
  { carId, driverId }: Chosen,
): Promise<UsualPlan | undefined> {
  if (carId && carId !== duty.carId && driverId === undefined && duty.driverId === null)
    return withUsualDriver(tx, duty, carId);
  if (driverId && driverId !== duty.driverId && carId === undefined && duty.carId === null)
    return withUsualCar(tx, duty, driverId);
  return undefined;
}

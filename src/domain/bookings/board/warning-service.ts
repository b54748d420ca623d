import type { Duty } from '#domain/bookings/booking.ts';
import { type StoredCar, selectCar } from '#domain/bookings/cars/car-store.ts';
import { type StoredDriver, selectDriver } from '#domain/bookings/drivers/driver-store.ts';
import { isPlanned } from '#domain/bookings/duty-status.ts';
import { readRoadMinutes } from '#domain/fares/fare-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectNeighbours } from './plan-store.ts';
import { carWarnings, driverWarnings, gapWarnings, type PlanWarning } from './plan-warnings.ts';

export type Fleet = { car: StoredCar | undefined; driver: StoredDriver | undefined };

/** What a dispatcher should check about a duty with this car and this driver. */
export async function warningsOf(db: Queryable, duty: Duty, { car, driver }: Fleet): Promise<PlanWarning[]> {
  const between = { dutyId: duty.id, pickupAt: duty.pickupAt };
  const neighbours = {
    ...(car && { car: await selectNeighbours(db, { column: 'car_id', id: car.id }, between) }),
    ...(driver && { driver: await selectNeighbours(db, { column: 'driver_id', id: driver.id }, between) }),
  };
  const day = dayInIndia(duty.pickupAt);
  return [
    ...(await gapWarnings(duty, neighbours, (one, other) => readRoadMinutes(db, day, one, other))),
    ...(car ? carWarnings(duty, car) : []),
    ...(driver ? driverWarnings(duty, driver) : []),
  ];
}

/** The same for a duty as it is stored, until the plan is mended or the duty begins. */
export async function toWarningsView(db: Queryable, duty: Duty): Promise<PlanWarning[]> {
  if (!isPlanned(duty.status)) return [];
  const [car, driver] = await Promise.all([
    duty.carId === null ? undefined : selectCar(db, duty.carId),
    duty.driverId === null ? undefined : selectDriver(db, duty.driverId, dayInIndia(duty.pickupAt)),
  ]);
  return warningsOf(db, duty, { car, driver });
}

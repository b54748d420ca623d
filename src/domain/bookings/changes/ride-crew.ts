import { type Resource, selectTakenBy, type TakenBy } from '#domain/bookings/board/plan-store.ts';
import type { PlanWarning } from '#domain/bookings/board/plan-warnings.ts';
import { type Fleet, warningsOf } from '#domain/bookings/board/warning-service.ts';
import type { Duty } from '#domain/bookings/booking.ts';
import { lockCar, selectCar } from '#domain/bookings/cars/car-store.ts';
import { lockDriver, selectDriver } from '#domain/bookings/drivers/driver-store.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** A car or a driver that cannot stay on the changed ride: of another type, or on another duty then. */
export type LostCrew = { of: 'car' | 'driver'; name: string; takenBy: TakenBy | undefined };

export type CrewAfter = {
  carId: string | null;
  driverId: string | null;
  lost: LostCrew[];
  /** About those that stay. */
  warnings: PlanWarning[];
};

type Assigned = { carId: string | null; driverId: string | null; pickupAt: Date };

export async function readFleet(db: Queryable, { carId, driverId, pickupAt }: Assigned): Promise<Fleet> {
  return {
    car: carId === null ? undefined : await selectCar(db, carId),
    driver: driverId === null ? undefined : await selectDriver(db, driverId, dayInIndia(pickupAt)),
  };
}

/** The same, locked in the order in which everybody who plans them locks them. */
export async function lockFleet(tx: Tx, { carId, driverId, pickupAt }: Assigned): Promise<Fleet> {
  return {
    car: carId === null ? undefined : await lockCar(tx, carId),
    driver: driverId === null ? undefined : await lockDriver(tx, driverId, dayInIndia(pickupAt)),
  };
}

/**
 * Who stays on a duty with another ride. The car stays if its type still fits and it is free, the driver if free. A car of another
 * type that staff chose for the same type stays.
 */
export async function crewAfter(
  db: Queryable,
  duty: Pick<Duty, 'carType'>,
  changed: Duty,
  { car, driver }: Fleet,
): Promise<CrewAfter> {
  const takenBy = ({ column, id }: Resource) =>
    selectTakenBy(db, { column, id }, { dutyId: changed.id, ...changed });
  const lost: LostCrew[] = [];
  const fits = !car || changed.carType === duty.carType || car.carType === changed.carType;
  const carTaken = car && (await takenBy({ column: 'car_id', id: car.id }));
  if (car && (!fits || carTaken)) lost.push({ of: 'car', name: plateText(car.plate), takenBy: carTaken });
  const driverTaken = driver && (await takenBy({ column: 'driver_id', id: driver.id }));
  if (driver && driverTaken) lost.push({ of: 'driver', name: driver.name, takenBy: driverTaken });
  const kept: Fleet = {
    car: fits && !carTaken ? car : undefined,
    driver: driverTaken ? undefined : driver,
  };
  return {
    ...{ carId: kept.car?.id ?? null, driverId: kept.driver?.id ?? null, lost },
    warnings: await warningsOf(db, changed, kept),
  };
}

import { type StoredCar, selectCars } from '#domain/bookings/cars/car-store.ts';
import { type StoredDriver, selectDrivers } from '#domain/bookings/drivers/driver-store.ts';
import { selectDuty } from '#domain/bookings/duty-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type BusyFleet, selectBusyFleet } from './choice-store.ts';
import { carWarnings, driverWarnings, type PlanWarning } from './plan-warnings.ts';

/** A car or a driver with what speaks against it for one duty. */
export type Choice<Row> = {
  row: Row;
  /** The duty that has it at that time. */
  busy: BusyFleet | undefined;
  warnings: PlanWarning[];
};

export type FleetChoices = {
  pickupAt: Date;
  cars: Choice<StoredCar>[];
  drivers: Choice<StoredDriver>[];
};

/** Far more than an agency has; each list is one select field. */
const maxChoices = 1000;
const inUse = { words: [], isEnded: false };

const rank = ({ busy, warnings }: Choice<unknown>): number => (busy ? 2 : warnings.length > 0 ? 1 : 0);

/** The free ones that fit, then the free ones with a reason against them, then the busy ones. */
const inOrder = <Row>(choices: Choice<Row>[]): Choice<Row>[] => choices.toSorted((a, b) => rank(a) - rank(b));

/** Every car and driver in use, as a dispatcher chooses among them for this duty. */
export async function listFleetChoices(
  db: Queryable,
  actor: StaffActor,
  dutyId: string,
): Promise<FleetChoices | undefined> {
  assertArea(actor, 'enquiries');
  const duty = rowId.test(dutyId) ? await selectDuty(db, dutyId) : undefined;
  if (!duty) return undefined;
  const page = { offset: 0, limit: maxChoices };
  const [cars, drivers, busy] = await Promise.all([
    selectCars(db, inUse, page),
    selectDrivers(db, inUse, { ...page, today: dayInIndia(duty.pickupAt) }),
    selectBusyFleet(db, duty),
  ]);
  return {
    pickupAt: duty.pickupAt,
    cars: inOrder(
      cars.map((row) => ({
        row,
        busy: busy.find(({ carId }) => carId === row.id),
        warnings: carWarnings(duty, row),
      })),
    ),
    drivers: inOrder(
      drivers.map((row) => ({
        row,
        busy: busy.find(({ driverId }) => driverId === row.id),
        warnings: driverWarnings(duty, row),
      })),
    ),
  };
}

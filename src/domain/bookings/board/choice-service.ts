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
import { toWarningsView } from './warning-service.ts';

/** In this order: what fits, what could do, and last what must not drive. */
export const choiceGroups = ['free', 'other-type', 'busy', 'other-city', 'unfit'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

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
  /** About the car and the driver that the duty has now. */
  warnings: PlanWarning[];
};

/** Far more than an agency has; each list is one select field. */
const maxChoices = 1000;
const inUse = { words: [], isEnded: false };

/** Expired papers, an expired licence or a day off. */
const isUnfit = ({ kind }: PlanWarning) =>
  kind === 'paper-expired' || kind === 'licence-expired' || kind === 'day-off';

/** A car of another city comes too late, so it is worse than one of the same city that may be swapped. */
export function groupOf({ busy, warnings }: Choice<unknown>): ChoiceGroup {
  if (warnings.some(isUnfit)) return 'unfit';
  if (warnings.some(({ kind }) => kind === 'other-city')) return 'other-city';
  if (busy) return 'busy';
  return warnings.length > 0 ? 'other-type' : 'free';
}

/** Whether a usual driver may be assigned with the car. A driver of another city is the dispatcher's choice. */
export const isFreeDriver = ({ busy, warnings }: Choice<StoredDriver>): boolean =>
  !busy && !warnings.some(isUnfit);

/** Whether a usual car may be assigned with its driver. */
export const isFreeCar = ({ busy, warnings }: Choice<StoredCar>): boolean => !busy && warnings.length === 0;

/** By group, and inside a group the free ones and those of the same city with fewer reasons against them first. */
const rank = (choice: Choice<unknown>): number =>
  choiceGroups.indexOf(groupOf(choice)) * 100 +
  (choice.warnings.some(({ kind }) => kind === 'other-city') ? 50 : 0) +
  (choice.busy ? 20 : 0) +
  choice.warnings.length;

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
  const [cars, drivers, busy, warnings] = await Promise.all([
    selectCars(db, inUse, page),
    selectDrivers(db, inUse, { ...page, today: dayInIndia(duty.pickupAt) }),
    selectBusyFleet(db, duty),
    toWarningsView(db, duty),
  ]);
  return {
    pickupAt: duty.pickupAt,
    warnings,
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

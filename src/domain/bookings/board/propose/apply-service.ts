import { refusalOf } from '#domain/bookings/board/assign-service.ts';
import type { ExpectedDuty } from '#domain/bookings/board/duty-lock.ts';
import { noteChanges } from '#domain/bookings/board/plan-notes.ts';
import { updatePlan } from '#domain/bookings/board/plan-store.ts';
import { carWarnings, driverWarnings } from '#domain/bookings/board/plan-warnings.ts';
import { bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { lockCars, type StoredCar } from '#domain/bookings/cars/car-store.ts';
import { lockDrivers, type StoredDriver } from '#domain/bookings/drivers/driver-store.ts';
import { isPlanned, statusWith } from '#domain/bookings/duty-status.ts';
import { lockDuties } from '#domain/bookings/duty-store.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { readRoads } from '#domain/fares/fare-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { FleetCalendar, type FleetRide, keptRoads } from './fleet-calendar.ts';
import { readRidesAround } from './propose-service.ts';

const messages = fleetMessages.duties;
const { proposal } = fleetMessages;

/** More than a day of the largest agency; a form has no more. */
export const maxPicks = 500;

export type ProposalPick = ExpectedDuty & { carId: string | null; driverId: string | null };

/** What was assigned, with what the duty had before, and what was left as it is, with the reason in words. */
export type Applied = {
  assigned: { bookingId: string; dutyId: string; revision: number; previous: Crew }[];
  left: { number: string; text: string }[];
};
type Crew = { carId: string | null; driverId: string | null };

type Locked = {
  duties: ReadonlyMap<string, Duty>;
  cars: ReadonlyMap<string, StoredCar>;
  drivers: ReadonlyMap<string, StoredDriver>;
};

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const idsOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

const isPick = ({ dutyId, carId, driverId }: ProposalPick): boolean =>
  [dutyId, carId, driverId].every((id) => id === null || rowId.test(id));

/** First all duties, then all cars, then all drivers, as one who plans a single duty locks them. */
async function lockAll(tx: Tx, picks: readonly ProposalPick[]): Promise<Locked> {
  const duties = await lockDuties(tx, idsOf(picks.map(({ dutyId }) => dutyId)));
  const firstDay = duties.map(({ pickupAt }) => dayInIndia(pickupAt)).toSorted()[0] ?? dayInIndia(new Date());
  const cars = await lockCars(tx, idsOf(picks.map(({ carId }) => carId)));
  const drivers = await lockDrivers(tx, idsOf(picks.map(({ driverId }) => driverId)), firstDay);
  return { duties: byId(duties), cars: byId(cars), drivers: byId(drivers) };
}

function lockedDuty({ duties }: Locked, { dutyId, revision }: ProposalPick): Duty {
  const duty = duties.get(dutyId);
  if (!duty) throw new Failure('not_found', messages.gone);
  if (duty.revision !== revision) throw new Failure('conflict', proposal.changed);
  if (!isPlanned(duty.status)) throw new Failure('conflict', messages.begun);
  return duty;
}

type Check = (duty: Duty, pick: ProposalPick) => void;

function assertCar(duty: Duty, car: StoredCar | undefined, calendar: FleetCalendar): void {
  if (!car || car.isEnded) throw new Failure('conflict', messages.carGone);
  if (carWarnings(duty, car).length > 0) throw new Failure('conflict', proposal.carUnfit);
  if (calendar.fit(car.id, duty, car.city).kind !== 'fits') throw new Failure('conflict', proposal.carTaken);
}

function assertDriver(duty: Duty, driver: StoredDriver | undefined, calendar: FleetCalendar): void {
  if (!driver || driver.isEnded) throw new Failure('conflict', messages.driverGone);
  if (driverWarnings(duty, driver).length > 0) throw new Failure('conflict', proposal.driverUnfit);
  if (calendar.fit(driver.id, duty, driver.city).kind !== 'fits')
    throw new Failure('conflict', proposal.driverTaken);
}

/** The same rules as those of the proposal, with what cars and drivers do now. */
async function fitCheck(tx: Tx, { duties, cars, drivers }: Locked): Promise<Check> {
  const all = [...duties.values()];
  const [first] = all;
  const rides = await readRidesAround(tx, all);
  const roads = keptRoads(await readRoads(tx, dayInIndia(first?.pickupAt ?? new Date())));
  const [carCalendar, driverCalendar] = [new FleetCalendar(roads), new FleetCalendar(roads)];
  const add = (ride: FleetRide) => {
    if (ride.carId !== null) carCalendar.add(ride.carId, ride);
    if (ride.driverId !== null) driverCalendar.add(ride.driverId, ride);
  };
  for (const ride of rides) add(ride);
  return (duty, { carId, driverId }) => {
    if (carId !== null && carId !== duty.carId) assertCar(duty, cars.get(carId), carCalendar);
    if (driverId !== null && driverId !== duty.driverId)
      assertDriver(duty, drivers.get(driverId), driverCalendar);
    add({ ...duty, carId, driverId });
  };
}

/** Another way of planning may take a car in the same moment: only that duty is left open. */
async function store(
  tx: Tx,
  actor: StaffActor,
  duty: Duty,
  pick: ProposalPick,
  locked: Locked,
): Promise<void> {
  const { carId, driverId } = pick;
  const { pickupAt, endsAt } = duty;
  const status = statusWith(duty.status, { car: carId !== null, driver: driverId !== null });
  const plan = { carId, driverId, pickupAt, endsAt, status };
  const car = carId === null ? undefined : locked.cars.get(carId);
  const driver = driverId === null ? undefined : locked.drivers.get(driverId);
  await tx.transaction(async (savepoint) => {
    await updatePlan(savepoint, duty.id, plan, driverId !== duty.driverId);
    await noteChanges(savepoint, actor, { duty, plan, car, driver });
  });
}

async function apply(
  db: Db,
  actor: StaffActor,
  picks: readonly ProposalPick[],
  checkOf: (tx: Tx, locked: Locked) => Promise<Check>,
): Promise<Applied> {
  if (picks.length > maxPicks || !picks.every(isPick)) throw new Failure('invalid', proposal.tooMany);
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockAll(tx, picks);
      const check = await checkOf(tx, locked);
      const applied: Applied = { assigned: [], left: [] };
      for (const pick of picks)
        try {
          const duty = lockedDuty(locked, pick);
          check(duty, pick);
          await store(tx, actor, duty, pick, locked);
          const { bookingId, carId, driverId } = duty;
          const previous = { carId, driverId };
          const revision = duty.revision + 1;
          applied.assigned.push({ bookingId, dutyId: duty.id, revision, previous });
        } catch (error) {
          const { userText = messages.taken } = refusalOf(error);
          const bookingId = locked.duties.get(pick.dutyId)?.bookingId;
          applied.left.push({
            number: bookingId === undefined ? '' : bookingNumber(bookingId),
            text: userText,
          });
        }
      return applied;
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Assigns all that still fits, in one transaction; what does not fit any more is named and left open. */
export async function applyProposal(
  db: Db,
  actor: StaffActor,
  picks: readonly ProposalPick[],
): Promise<Applied> {
  assertArea(actor, 'enquiries');
  return apply(db, actor, picks, fitCheck);
}

/** Gives the duties back what they had before, except those that were changed since. */
export async function undoProposal(
  db: Db,
  actor: StaffActor,
  picks: readonly ProposalPick[],
): Promise<Applied> {
  assertArea(actor, 'enquiries');
  return apply(db, actor, picks, async () => () => {});
}

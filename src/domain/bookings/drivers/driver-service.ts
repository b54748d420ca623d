import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { countOpenDuties } from '#domain/bookings/cars/car-store.ts';
import { warnedUntil } from '#domain/bookings/expiry.ts';
import { type FleetPage, type FleetQuery, pageSize, type Seen } from '#domain/bookings/fleet-list.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { partnerSupplier } from '#domain/bookings/fleet-partner-service.ts';
import { assertOffered } from '#domain/fares/cab-names-service.ts';
import { pagingOf } from '#domain/publishing/publishing.ts';
import { wordsOf } from '#domain/search/words.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { DayOffInput, DriverInput } from './driver-input.ts';
import {
  clearUsualDriver,
  countDrivers,
  type DriverName,
  deleteDayOff,
  insertDayOff,
  insertDriver,
  lockDriver,
  noteDriverChange,
  type StoredDriver,
  selectDriverNames,
  selectDrivers,
  selectDutiesOn,
  setDriverEnded,
  updateDriver,
} from './driver-store.ts';

export type { StoredDriver };

const messages = fleetMessages.fleet;
const offerTexts = { carType: messages.carTypeWrong, city: messages.cityWrong };

export async function listDrivers(
  db: Queryable,
  actor: StaffActor,
  { search, city, show, page }: FleetQuery,
  now: Date,
): Promise<FleetPage<StoredDriver>> {
  assertArea(actor, 'enquiries');
  const today = dayInIndia(now);
  const expiresUntil = warnedUntil(today);
  const filter = {
    words: wordsOf(search),
    city,
    expiresUntil: show === 'expiring' ? expiresUntil : undefined,
    isEnded: show === 'ended',
  };
  const [total, expiring] = await Promise.all([
    countDrivers(db, filter),
    countDrivers(db, { words: [], expiresUntil, isEnded: false }),
  ]);
  const paging = pagingOf(total, page, pageSize);
  const slice = { offset: (paging.page - 1) * pageSize, limit: pageSize, today };
  const rows = await selectDrivers(db, filter, slice);
  return { rows, total, expiring, page: paging.page, totalPages: paging.totalPages };
}

/** All in use, to choose a car's usual driver from. */
export async function listDriverNames(db: Queryable, actor: StaffActor): Promise<DriverName[]> {
  assertArea(actor, 'enquiries');
  return selectDriverNames(db);
}

/** For the log, by number because it is never erased and holds no personal data, and for the boards that are open. */
async function note(tx: Tx, actor: StaffActor, action: Action, id: string) {
  await noteActivity(tx, lineBy(actor, action, { kind: 'driver', id, name: id }));
  await announceLive(tx, { fleet: 'driver' });
}

/** A phone number that another driver has is refused by the index. */
async function mapUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === 'drivers_phone')
      throw new Failure('conflict', messages.phoneTaken, { field: 'phone', cause: error });
    throw error;
  }
}

async function seenDriver(tx: Tx, { id, revision }: Seen): Promise<StoredDriver> {
  const driver = rowId.test(id) ? await lockDriver(tx, id, dayInIndia(new Date())) : undefined;
  if (!driver) throw new Failure('not_found', messages.gone);
  if (driver.revision !== revision) throw new Failure('conflict', messages.changedMeanwhile);
  return driver;
}

export async function addDriver(db: Db, actor: StaffActor, input: DriverInput): Promise<string> {
  assertArea(actor, 'enquiries');
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      await assertOffered(tx, { city: input.city }, offerTexts);
      const { partner, ...driver } = input;
      const supplierId = await partnerSupplier(tx, actor, partner);
      const id = await insertDriver(tx, { ...driver, supplierId }, actor.name);
      await note(tx, actor, 'driver-added', id);
      return id;
    }),
  );
}

export async function changeDriver(db: Db, actor: StaffActor, seen: Seen, input: DriverInput): Promise<void> {
  assertArea(actor, 'enquiries');
  await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const previous = await seenDriver(tx, seen);
      await assertOffered(tx, { city: input.city }, offerTexts, { city: previous.city });
      const { partner, ...driver } = input;
      const supplierId = await partnerSupplier(tx, actor, partner, previous);
      await updateDriver(tx, seen.id, { ...driver, supplierId }, actor.name);
      await note(tx, actor, 'driver-changed', seen.id);
    }),
  );
}

/** Takes a driver out of use, who keeps their past duties, or back into use. */
export async function endDriver(
  db: Db,
  actor: StaffActor,
  seen: Seen,
  isEnded: boolean,
): Promise<StoredDriver> {
  assertArea(actor, 'enquiries');
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const driver = await seenDriver(tx, seen);
      if (driver.isEnded === isEnded) return driver;
      const planned = isEnded ? await countOpenDuties(tx, { driverId: seen.id }) : 0;
      if (planned > 0) throw new Failure('conflict', messages.hasDuties(planned));
      await setDriverEnded(tx, seen.id, isEnded, actor.name);
      if (isEnded) await clearUsualDriver(tx, seen.id);
      await note(tx, actor, isEnded ? 'driver-ended' : 'driver-restored', seen.id);
      return driver;
    }),
  );
}

/** Returns the bookings that the driver still has to drive on these days. */
export async function addDayOff(
  db: Db,
  actor: StaffActor,
  driverId: string,
  input: DayOffInput,
): Promise<string[]> {
  assertArea(actor, 'enquiries');
  await changingDaysOff(db, actor, driverId, (tx) => insertDayOff(tx, driverId, input, actor.name));
  return selectDutiesOn(db, driverId, input);
}

export async function removeDayOff(
  db: Db,
  actor: StaffActor,
  driverId: string,
  dayOffId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(dayOffId)) throw new Failure('not_found', messages.gone);
  await changingDaysOff(db, actor, driverId, (tx) => deleteDayOff(tx, driverId, dayOffId));
}

/** Days off have no revision: two staff members may add some at once. */
async function changingDaysOff(
  db: Db,
  actor: StaffActor,
  driverId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const driver = rowId.test(driverId) ? await lockDriver(tx, driverId, dayInIndia(new Date())) : undefined;
    if (!driver) throw new Failure('not_found', messages.gone);
    await change(tx);
    await noteDriverChange(tx, driverId, actor.name);
    await note(tx, actor, 'driver-changed', driverId);
  });
}

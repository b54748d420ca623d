import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { lockDriver } from '#domain/bookings/drivers/driver-store.ts';
import { warnedUntil } from '#domain/bookings/expiry.ts';
import { plateText } from '#domain/bookings/fleet.ts';
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
import type { CarInput } from './car-input.ts';
import {
  countCars,
  countOpenDuties,
  insertCar,
  lockCar,
  type StoredCar,
  selectCars,
  setCarEnded,
  updateCar,
} from './car-store.ts';

export type { StoredCar };

const messages = fleetMessages.fleet;
const offerTexts = { carType: messages.carTypeWrong, city: messages.cityWrong };

export async function listCars(
  db: Queryable,
  actor: StaffActor,
  { search, city, show, page }: FleetQuery,
  now: Date,
): Promise<FleetPage<StoredCar>> {
  assertArea(actor, 'enquiries');
  const expiresUntil = warnedUntil(dayInIndia(now));
  const filter = {
    words: wordsOf(search),
    city,
    expiresUntil: show === 'expiring' ? expiresUntil : undefined,
    isEnded: show === 'ended',
  };
  const [total, expiring] = await Promise.all([
    countCars(db, filter),
    countCars(db, { words: [], expiresUntil, isEnded: false }),
  ]);
  const paging = pagingOf(total, page, pageSize);
  const rows = await selectCars(db, filter, { offset: (paging.page - 1) * pageSize, limit: pageSize });
  return { rows, total, expiring, page: paging.page, totalPages: paging.totalPages };
}

/** For the log and for the boards that are open. */
async function note(tx: Tx, actor: StaffActor, action: Action, { id, plate }: { id: string; plate: string }) {
  await noteActivity(tx, lineBy(actor, action, { kind: 'car', id, name: plateText(plate) }));
  await announceLive(tx, { fleet: 'car' });
}

/** A number plate that another car in use has is refused by the index. */
async function mapUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === 'cars_plate')
      throw new Failure('conflict', messages.plateTaken, { field: 'plate', cause: error });
    throw error;
  }
}

async function seenCar(tx: Tx, id: string, revision: number): Promise<StoredCar> {
  const car = rowId.test(id) ? await lockCar(tx, id) : undefined;
  if (!car) throw new Failure('not_found', messages.gone);
  if (car.revision !== revision) throw new Failure('conflict', messages.changedMeanwhile);
  return car;
}

/** Locked until the transaction ends, so that the driver is not taken out of use meanwhile. */
async function assertInUse(tx: Tx, driverId: string | null): Promise<void> {
  if (driverId === null) return;
  const driver = await lockDriver(tx, driverId, dayInIndia(new Date()));
  if (!driver || driver.isEnded)
    throw new Failure('conflict', messages.usualDriverGone, { field: 'usualDriverId' });
}

export async function addCar(db: Db, actor: StaffActor, input: CarInput): Promise<string> {
  assertArea(actor, 'enquiries');
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      await assertOffered(tx, input, offerTexts);
      await assertInUse(tx, input.usualDriverId);
      const { partner, ...car } = input;
      const supplierId = await partnerSupplier(tx, actor, partner);
      const id = await insertCar(tx, { ...car, supplierId }, actor.name);
      await note(tx, actor, 'car-added', { id, plate: input.plate });
      return id;
    }),
  );
}

export async function changeCar(
  db: Db,
  actor: StaffActor,
  { id, revision }: Seen,
  input: CarInput,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const previous = await seenCar(tx, id, revision);
      await assertOffered(tx, input, offerTexts, previous);
      await assertInUse(tx, input.usualDriverId);
      const { partner, ...car } = input;
      const supplierId = await partnerSupplier(tx, actor, partner, previous);
      await updateCar(tx, id, { ...car, supplierId }, actor.name);
      await note(tx, actor, 'car-changed', { id, plate: input.plate });
    }),
  );
}

/** Takes a car out of use, which keeps its past duties, or back into use. */
export async function endCar(
  db: Db,
  actor: StaffActor,
  { id, revision }: Seen,
  isEnded: boolean,
): Promise<StoredCar> {
  assertArea(actor, 'enquiries');
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const car = await seenCar(tx, id, revision);
      if (car.isEnded === isEnded) return car;
      const planned = isEnded ? await countOpenDuties(tx, { carId: id }) : 0;
      if (planned > 0) throw new Failure('conflict', messages.hasDuties(planned));
      await setCarEnded(tx, id, isEnded, actor.name);
      await note(tx, actor, isEnded ? 'car-ended' : 'car-restored', car);
      return car;
    }),
  );
}

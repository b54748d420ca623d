import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { bookingLocks } from '#domain/bookings/personal-data.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { eraseRecords, exportSubject } from './contributors.ts';
import type { DriverData, DriverDataPrint } from './driver-data.ts';

const messages = fleetMessages.fleet;

/** By number: the log is never erased and holds no personal data. */
const note = (tx: Tx, actor: StaffActor, action: Action, id: string) =>
  noteActivity(tx, lineBy(actor, action, { kind: 'driver', id, name: id }));

/** Exports what is stored about a driver. The activity log records the export first. */
export async function exportDriver(db: Db, actor: StaffActor, id: string): Promise<DriverData> {
  assertArea(actor, 'users');
  if (!rowId.test(id)) throw new Failure('not_found', messages.gone);
  return db.transaction(
    async (tx) => {
      await note(tx, actor, 'driver-exported', id);
      const data = await exportSubject(tx, 'driver', { id });
      if (data.driver.length === 0) throw new Failure('not_found', messages.gone);
      return data;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** The same as a PDF, for drivers who do not read JSON. */
export async function exportDriverPdf(
  db: Db,
  actor: StaffActor,
  id: string,
  print: (print: DriverDataPrint) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  assertArea(actor, 'users');
  const settings = await readSettings(db);
  return print({ data: await exportDriver(db, actor, id), settings, madeAt: new Date() });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Erases a driver who has left for good, after the typed name. */
export async function eraseDriver(db: Db, actor: StaffActor, id: string, typed: string): Promise<void> {
  assertArea(actor, 'users');
  await db.transaction(async (tx) => {
    const driver = rowId.test(id) ? await bookingLocks.lockErasableDriver(tx, id) : undefined;
    if (!driver) throw new Failure('not_found', messages.gone);
    if (!driver.isEnded) throw new Failure('conflict', messages.eraseInUse);
    if (driver.openDuties > 0) throw new Failure('conflict', messages.hasDuties(driver.openDuties));
    if (plain(typed) !== plain(driver.name))
      throw new Failure('invalid', messages.eraseConfirmWrong, { field: 'confirm' });
    await eraseRecords(tx, 'driver', [id], actor);
    await note(tx, actor, 'driver-erased', id);
  });
}

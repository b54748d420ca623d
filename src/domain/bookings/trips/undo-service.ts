import { selectEvent } from '#domain/bookings/page/booking-page-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { TripService } from './services.ts';
import type { Traveller, TripDay } from './trip.ts';
import { changeTrip, noteTrip, type TripEvent } from './trip-change.ts';
import { tripMessages as messages } from './trip-messages.ts';
import {
  lockService,
  refreshServiceDays,
  selectDays,
  selectTravellers,
  updateDay,
  updateService,
  updateTraveller,
} from './trip-store.ts';

type Columns = Record<string, unknown>;
type Undo = { present: Columns; write: (columns: Columns) => Promise<void> };

const find = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
  rows.find((row) => row.id === id);

async function serviceUndo(tx: Tx, bookingId: string, id: string): Promise<Undo | undefined> {
  const service = await lockService(tx, id);
  if (service?.bookingId !== bookingId) return undefined;
  return {
    present: { ...service, supplierId: service.supplier?.id ?? null },
    write: async (columns) => {
      await updateService(tx, id, columns as Partial<TripService>);
      await refreshServiceDays(tx, bookingId);
    },
  };
}

async function undoOf(tx: Tx, bookingId: string, { subject, subjectId = '' }: TripEvent) {
  if (subject === 'service') return serviceUndo(tx, bookingId, subjectId);
  const row =
    subject === 'day'
      ? find(await selectDays(tx, bookingId), subjectId)
      : find(await selectTravellers(tx, bookingId), subjectId);
  if (!row) return undefined;
  const write = (columns: Columns) =>
    subject === 'day'
      ? updateDay(tx, subjectId, columns as Partial<TripDay>)
      : updateTraveller(tx, subjectId, columns as Partial<Traveller>);
  return { present: { ...row }, write };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings the value before a change back, unless the field was changed again since. Returns what it is about. */
export async function undoTripChange(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  changeId: string,
): Promise<{ name: string; field: string }> {
  assertArea(actor, 'enquiries');
  return changeTrip(db, actor, bookingId, async (tx) => {
    const event = rowId.test(changeId) ? await selectEvent(tx, bookingId, changeId) : undefined;
    const detail = event?.detail as TripEvent | undefined;
    if (event?.kind !== 'trip-changed' || !detail?.columnsBefore || !detail.columnsAfter)
      throw new Failure('conflict', messages.undoPast);
    const before = JSON.parse(detail.columnsBefore) as Columns;
    const after = JSON.parse(detail.columnsAfter) as Columns;
    const undo = await undoOf(tx, bookingId, detail);
    const isUnchanged = undo && Object.keys(after).every((name) => isSame(undo.present[name], after[name]));
    if (!undo || !isUnchanged) throw new Failure('conflict', messages.undoPast);
    await undo.write(before);
    const { subject, subjectId = '', name, field = '', before: former = '', after: stored = '' } = detail;
    await noteTrip(tx, actor, bookingId, {
      ...{ subject, subjectId, change: 'undone', name, field, before: stored, after: former },
    });
    return { name, field };
  });
}

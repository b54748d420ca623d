import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { FileOwner } from '#domain/attachments/attachment.ts';
import {
  listFilesOf,
  receiveFile,
  removeFileOf,
  type SentFile,
  type StoredFile,
} from '#domain/attachments/file-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { paperMessages } from '#domain/bookings/papers/paper-messages.ts';
import {
  deletePapersOfFile,
  selectBookingOf,
  selectTravellerIds,
} from '#domain/bookings/papers/paper-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Parts = { db: Db; storage: Storage; encryption: Encryption };

export type BookingFileOwner = FileOwner & { kind: 'booking' | 'traveller' };

/** Locks the booking of a file and returns its id. */
async function lockOwner(tx: Tx, { kind, id }: BookingFileOwner): Promise<string> {
  if (!rowId.test(id)) throw new Failure('not_found', bookingMessages.bookings.gone);
  const bookingId = kind === 'booking' ? id : await selectBookingOf(tx, id);
  if (bookingId === undefined) throw new Failure('not_found', paperMessages.travellerGone);
  if (!(await lockBooking(tx, bookingId))) throw new Failure('not_found', bookingMessages.bookings.gone);
  return bookingId;
}

/** Without the name of the file, which may be the customer's: the activity log outlives an erasure. */
async function note(
  tx: Tx,
  actor: StaffActor,
  owner: BookingFileOwner,
  kind: 'file-added' | 'file-removed',
): Promise<void> {
  const bookingId = await lockOwner(tx, owner);
  await addBookingEvent(tx, actor, { bookingId, kind, detail: { of: owner.kind } });
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: kind }));
}

/** Adds a file to a booking, or to one of its travellers, whose files are encrypted. */
export async function addBookingFile(
  parts: Parts,
  actor: StaffActor,
  owner: BookingFileOwner,
  file: SentFile,
): Promise<void> {
  assertArea(actor, 'enquiries');
  const receipt = {
    ...{ owner, by: actor },
    lock: async (tx: Tx) => {
      await lockOwner(tx, owner);
    },
    note: (tx: Tx) => note(tx, actor, owner, 'file-added'),
  };
  await receiveFile(parts, receipt, file);
}

export async function removeBookingFile(
  db: Db,
  actor: StaffActor,
  owner: BookingFileOwner,
  fileId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    if (owner.kind === 'traveller' && rowId.test(fileId)) await deletePapersOfFile(tx, owner.id, fileId);
    await removeFileOf(tx, owner.kind, [owner.id], fileId);
    await note(tx, actor, owner, 'file-removed');
  });
}

export async function listBookingFiles(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<StoredFile[]> {
  assertArea(actor, 'enquiries');
  return listFilesOf(db, 'booking', [bookingId]);
}

/** Those of all travellers of a booking; `ownerId` is the traveller. */
export async function listTravellerFiles(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<StoredFile[]> {
  assertArea(actor, 'enquiries');
  return listFilesOf(db, 'traveller', await selectTravellerIds(db, bookingId));
}

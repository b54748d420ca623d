import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { receiveFile, removeFileOf, type SentFile } from '#domain/attachments/file-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { maxPapersOfTraveller, type Paper } from './paper.ts';
import type { PaperInput } from './paper-input.ts';
import { paperMessages as messages } from './paper-messages.ts';
import { decryptNumber, encryptNumber, numberEnd } from './paper-number.ts';
import * as store from './paper-store.ts';

type NumberParts = { db: Db; encryption: Encryption };
type Parts = NumberParts & { storage: Storage };

/** The papers of all travellers of a booking, with the ends of their numbers. */
export async function listPapers(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  actor: StaffActor,
  bookingId: string,
): Promise<Paper[]> {
  assertArea(actor, 'enquiries');
  return (await store.selectPapers(db, bookingId)).map(({ idempotencyKey, numberEncrypted, ...paper }) => ({
    ...paper,
    numberEnd: numberEnd(encryption, { idempotencyKey, numberEncrypted }),
  }));
}

const subjectOf = (bookingId: string) => ({
  kind: 'booking',
  id: bookingId,
  name: bookingNumber(bookingId),
});

type Change = 'paper-added' | 'paper-changed' | 'paper-checked' | 'paper-removed';

async function note(
  tx: Tx,
  actor: StaffActor,
  { bookingId, kind }: Pick<Paper, 'bookingId' | 'kind'>,
  change: Change,
): Promise<void> {
  await addBookingEvent(tx, actor, { bookingId, kind: change, detail: { kind } });
  await noteActivity(tx, lineBy(actor, 'booking-changed', subjectOf(bookingId), { change }));
}

/** Locks the booking of a traveller and returns its id. */
async function lockTravellersBooking(tx: Tx, travellerId: string): Promise<string> {
  const bookingId = rowId.test(travellerId) ? await store.selectBookingOf(tx, travellerId) : undefined;
  if (bookingId === undefined) throw new Failure('not_found', messages.travellerGone);
  if (!(await lockBooking(tx, bookingId))) throw new Failure('not_found', bookingMessages.bookings.gone);
  return bookingId;
}

const keyShape = /^[\w-]{8,60}$/;

type NewPaper = PaperInput & {
  /** The same when the form is sent again. */
  key: string;
};

/** Adds a paper of a traveller, with its scan or without one. */
export async function addPaper(
  parts: Parts,
  actor: StaffActor,
  travellerId: string,
  { key, kind, number, expiresOn }: NewPaper,
  scan?: Omit<SentFile, 'key'>,
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (!keyShape.test(key)) throw new Failure('invalid');
  const lock = async (tx: Tx) => {
    await lockTravellersBooking(tx, travellerId);
    if (await store.hasPaperOfKey(tx, key)) return;
    if ((await store.countPapersOf(tx, travellerId)) >= maxPapersOfTraveller)
      throw new Failure('too_many', messages.tooMany(maxPapersOfTraveller));
  };
  const insert = async (tx: Tx, attachmentId: string | null) => {
    if (await store.hasPaperOfKey(tx, key)) return;
    const bookingId = await lockTravellersBooking(tx, travellerId);
    await store.insertPaper(tx, {
      ...{ idempotencyKey: key, bookingId, travellerId, kind, expiresOn, attachmentId, madeBy: actor.name },
      numberEncrypted: encryptNumber(parts.encryption, key, number),
    });
    await note(tx, actor, { bookingId, kind }, 'paper-added');
  };
  if (scan) {
    const owner = { kind: 'traveller', id: travellerId } as const;
    return receiveFile(parts, { owner, by: actor, lock, note: insert }, { ...scan, key });
  }
  await parts.db.transaction(async (tx) => {
    await lock(tx);
    await insert(tx, null);
  });
}

/** The paper, locked with its booking, unless another staff member changed it since it was seen. */
async function lockPaper(tx: Tx, id: string, revision: number): Promise<store.StoredPaper> {
  const seen = rowId.test(id) ? await store.selectPaper(tx, id) : undefined;
  if (!seen || !(await lockBooking(tx, seen.bookingId))) throw new Failure('not_found', messages.gone);
  const paper = await store.selectPaper(tx, id);
  if (!paper) throw new Failure('not_found', messages.gone);
  if (paper.revision !== revision) throw new Failure('conflict', messages.changedMeanwhile);
  return paper;
}

/** `number`: undefined leaves it as it is, because staff see its end only. Who checked the paper has to look again. */
export async function changePaper(
  { db, encryption }: NumberParts,
  actor: StaffActor,
  id: string,
  { kind, number, expiresOn }: Omit<PaperInput, 'number'> & { number: string | undefined },
  revision: number,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const paper = await lockPaper(tx, id, revision);
    await store.updatePaper(tx, id, {
      ...{ kind, expiresOn, checkedBy: '', checkedAt: null },
      ...(number !== undefined && {
        numberEncrypted: encryptNumber(encryption, paper.idempotencyKey, number),
      }),
    });
    await note(tx, actor, { ...paper, kind }, 'paper-changed');
  });
}

/** Notes that a staff member compared the paper with what is typed; false takes it back. */
export async function checkPaper(
  db: Db,
  actor: StaffActor,
  id: string,
  { isChecked, revision }: { isChecked: boolean; revision: number },
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const paper = await lockPaper(tx, id, revision);
    await store.updatePaper(tx, id, {
      checkedBy: isChecked ? actor.name : '',
      checkedAt: isChecked ? now : null,
    });
    await note(tx, actor, paper, isChecked ? 'paper-checked' : 'paper-changed');
  });
}

/** The scan goes with its paper. */
export async function removePaper(db: Db, actor: StaffActor, id: string, revision: number): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const paper = await lockPaper(tx, id, revision);
    await store.deletePaper(tx, id);
    if (paper.attachmentId !== null)
      await removeFileOf(tx, 'traveller', [paper.travellerId], paper.attachmentId);
    await note(tx, actor, paper, 'paper-removed');
  });
}

/** The whole number. The activity log says who saw it. */
export async function showPaperNumber(
  { db, encryption }: NumberParts,
  actor: StaffActor,
  id: string,
): Promise<string> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const paper = rowId.test(id) ? await store.selectPaper(tx, id) : undefined;
    if (!paper) throw new Failure('not_found', messages.gone);
    const number = decryptNumber(encryption, paper);
    await noteActivity(
      tx,
      lineBy(actor, 'paper-number-seen', subjectOf(paper.bookingId), { kind: paper.kind, paper: id }),
    );
    return number;
  });
}

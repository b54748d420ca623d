import { randomBytes } from 'node:crypto';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { Log } from '#platform/log.ts';
import type { AttachedPart } from '#platform/mail/mail.ts';
import type { MailReader } from '#platform/mail/mail-reader.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  maxBytesOfMail,
  maxFilesOfEnquiry,
  maxFilesOfMail,
  maxMailFileBytes,
  receivedKey,
} from './attachment.ts';
import { updateArrived } from './attachment-store.ts';
import { kindOfFile } from './file-kind.ts';
import * as store from './mail-file-store.ts';

export type { StoredMailFile } from './mail-file-store.ts';

type Parts = { db: Db; storage: Storage; log: Log; mailbox: string };

const storedTypes = /^(image\/(jpeg|jpg|png|webp)|application\/pdf)$/;
const storedNames = /\.(jpe?g|png|webp|pdf)$/i;
/** Phones and older mail programs send pictures under it. */
const unknownType = 'application/octet-stream';

/** What the mail says about it; the bytes decide later. */
const mayBeStored = ({ name, type, size }: AttachedPart): boolean =>
  size <= maxMailFileBytes && (storedTypes.test(type) || (type === unknownType && storedNames.test(name)));

/** The first ones that fit; all others stay names and sizes in the timeline. */
function chosenOf(attachments: readonly AttachedPart[], maxFiles: number) {
  const chosen: { file: AttachedPart; position: number }[] = [];
  let bytes = 0;
  for (const [position, file] of attachments.entries()) {
    if (!mayBeStored(file) || bytes + file.size > maxBytesOfMail) continue;
    if (chosen.length === Math.min(maxFilesOfMail, maxFiles)) break;
    chosen.push({ file, position });
    bytes += file.size;
  }
  return chosen;
}

type ReceivedMail = {
  enquiryId: string;
  eventId: string;
  place: { mailbox: string; uidValidity: bigint; uid: number };
  attachments: readonly AttachedPart[];
};

/** Notes which files of a mail are to be fetched, in the transaction that adds the mail to the timeline. */
export async function expectMailFiles(tx: Tx, mail: ReceivedMail): Promise<void> {
  const { enquiryId, eventId, place, attachments } = mail;
  if (!attachments.some(mayBeStored)) return;
  const room = maxFilesOfEnquiry - (await store.countFilesOf(tx, enquiryId));
  await store.insertMailFiles(
    tx,
    chosenOf(attachments, Math.max(0, room)).map(({ file: { name, part }, position }) => ({
      ...{ enquiryId, eventId, position, part, fileName: name, ...place },
      storageName: randomBytes(16).toString('hex'),
    })),
  );
}

const maxFetches = 5;

async function fetchOne({ db, storage }: Parts, reader: MailReader, claim: store.FetchClaim): Promise<void> {
  const { id, uid, part, storageName, tries } = claim;
  const bytes = tries > maxFetches ? undefined : await reader.readAttachment(uid, part, maxMailFileBytes);
  if (!bytes) return updateArrived(db, id, { state: 'refused', refusedCode: 'not_fetched' });
  const kind = kindOfFile(bytes);
  if (!kind) return updateArrived(db, id, { state: 'refused', refusedCode: 'wrong_type' });
  await storage.put(receivedKey(storageName), bytes);
  // A PDF is not decoded here and only ever saved by the browser of a staff member.
  const state = kind === 'pdf' ? 'ready' : 'waiting';
  await updateArrived(db, id, { state, kind, bytes: bytes.length });
}

/** For the worker: fetches what the mails in the timeline have attached. A file that fails is tried again later. */
export async function fetchMailFiles(parts: Parts, reader: MailReader, stop: AbortSignal): Promise<void> {
  const place = { mailbox: parts.mailbox, uidValidity: reader.uidValidity };
  while (!stop.aborted) {
    const claim = await store.claimMailFile(parts.db, place);
    if (!claim) return;
    try {
      await fetchOne(parts, reader, claim);
      await announceLive(parts.db, { enquiryId: claim.enquiryId, isNew: false });
    } catch (error) {
      if (!stop.aborted)
        parts.log.warn({ err: error, attachment: claim.id }, 'an attachment could not be fetched');
      return;
    }
  }
}

/** What was attached to the mails of these enquiries. */
export async function listMailFiles(
  db: Queryable,
  actor: StaffActor,
  enquiryIds: readonly string[],
): Promise<store.StoredMailFile[]> {
  assertArea(actor, 'enquiries');
  return store.selectMailFiles(db, enquiryIds);
}

const hourMs = 3600_000;
const fetchedForDays = 3;

/** For the worker, every hour. */
export const giveUpMailFiles = (db: Db, now = new Date()): Promise<void> =>
  store.refuseUnfetched(db, new Date(now.getTime() - fetchedForDays * 24 * hourMs));

const atOnce = 200;

/** Those that arrived so many months ago, of enquiries that were not changed since. Returns how many were removed. */
export const removeOldMailFiles = (tx: Tx, now: Date, months: number): Promise<number> =>
  store.deleteOldMailFiles(tx, now, months, atOnce);

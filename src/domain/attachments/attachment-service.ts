import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type AttachmentSize, maxPhotosOfDuty, pictureKey, receivedKey } from './attachment.ts';
import * as store from './attachment-store.ts';
import { decryptFile } from './file-encryption.ts';

export type { PhotoOfExpense } from './attachment-store.ts';

type Parts = { db: Db; storage: Storage };

const newStorageName = () => randomBytes(16).toString('hex');

/** `stored`: it is there already. Otherwise where its bytes go. */
export type ExpectedPhoto = 'stored' | 'too-many' | { id: string; storageName: string };

/** Adds the photo of an expense before its bytes are stored, so that a file without a row is never left. */
export async function expectPhoto(tx: Tx, dutyId: string, entryKey: string): Promise<ExpectedPhoto> {
  const known = await store.selectPhoto(tx, dutyId, entryKey);
  if (known) return known.state === 'arriving' ? known : 'stored';
  if ((await store.countPhotos(tx, dutyId)) >= maxPhotosOfDuty) return 'too-many';
  const added = await store.insertPhoto(tx, { dutyId, entryKey, storageName: newStorageName() });
  if (!added) throw new Error('the photo was not added');
  return added;
}

/** Stores the bytes of an expected photo; a worker makes its pictures next. */
export async function storePhoto(
  { db, storage }: Parts,
  { id, storageName }: Exclude<ExpectedPhoto, string>,
  bytes: Uint8Array,
): Promise<void> {
  await storage.put(receivedKey(storageName), bytes);
  await store.updateArrived(db, id, { state: 'waiting', bytes: bytes.length });
}

/** The photo goes with an expense that was removed. */
export const removePhoto = (tx: Tx, dutyId: string, entryKey: string): Promise<void> =>
  store.deletePhoto(tx, dutyId, entryKey);

/** The expenses that have a photo, for the driver's own page. */
export async function listPhotoKeys(db: Queryable, dutyId: string): Promise<string[]> {
  const photos = await store.selectPhotosOf(db, [dutyId]);
  return photos.filter(({ state }) => state !== 'arriving').map(({ entryKey }) => entryKey);
}

export async function listPhotos(
  db: Queryable,
  actor: StaffActor,
  dutyIds: readonly string[],
): Promise<store.PhotoOfExpense[]> {
  assertArea(actor, 'enquiries');
  return (await store.selectPhotosOf(db, dutyIds)).filter(({ state }) => state !== 'arriving');
}

export type AttachmentFile = {
  type: 'image/webp' | 'application/pdf';
  /** Of a PDF, as the mail named it. */
  fileName: string;
  size: number;
  body: ReadableStream<Uint8Array>;
};

async function openStored(
  { storage, encryption }: Pick<Parts, 'storage'> & { encryption: Encryption },
  key: string,
  isEncrypted: boolean,
): Promise<Pick<AttachmentFile, 'size' | 'body'> | undefined> {
  const stored = await storage.get(key);
  if (!stored || !isEncrypted) return stored;
  const bytes = decryptFile(encryption, key, await buffer(stored.body));
  return { size: bytes.length, body: new Blob([Uint8Array.from(bytes)]).stream() };
}

/** A file for staff, who are logged in; `undefined` when there is none or it is not ready. */
export async function openAttachment(
  { db, storage, encryption }: Parts & { encryption: Encryption },
  actor: StaffActor,
  id: string,
  size: AttachmentSize,
): Promise<AttachmentFile | undefined> {
  assertArea(actor, 'enquiries');
  const found = rowId.test(id) ? await store.selectAttachment(db, id) : undefined;
  if (found?.state !== 'ready') return undefined;
  const { kind, storageName, fileName, encryptedWith } = found;
  const key = kind === 'pdf' ? receivedKey(storageName) : pictureKey(storageName, size);
  const file = await openStored({ storage, encryption }, key, encryptedWith !== '');
  return file && { ...file, fileName, type: kind === 'pdf' ? 'application/pdf' : 'image/webp' };
}

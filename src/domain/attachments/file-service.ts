import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { typeOfBytes } from '#domain/images/image-bytes.ts';
import type { Rotation } from '#domain/secrets/rotation.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { cutTo, storable } from '#platform/text.ts';
import {
  attachmentKeys,
  type FileOwner,
  type FileOwnerKind,
  maxAddedFileBytes,
  maxFileNameLength,
  maxFilesOfDay,
  maxFilesOfRecord,
  receivedKey,
} from './attachment.ts';
import { decryptFile, encryptFile } from './file-encryption.ts';
import { kindOfFile } from './file-kind.ts';
import { fileMessages as messages } from './file-messages.ts';
import * as store from './file-store.ts';

export type { StoredFile } from './file-store.ts';

type Parts = { db: Db; storage: Storage; encryption: Encryption };

export type SentFile = {
  /** The same when it is sent again. */
  key: string;
  name: string;
  bytes: Uint8Array;
};

export type FileReceipt = {
  owner: FileOwner;
  /** The staff member; null for a customer, who comes by a link. */
  by: { id: string; name: string } | null;
  /** Locks the record, and fails when it may get no file. */
  lock: (tx: Tx) => Promise<void>;
  /** Fails when there are too many already. */
  admit?: (tx: Tx) => Promise<void>;
  /** In the transaction in which the file becomes visible. */
  note: (tx: Tx, attachmentId: string) => Promise<void>;
};

const keyShape = /^[\w-]{8,100}$/;
const dayMs = 24 * 3600_000;

/** By the bytes alone; whether a picture can be read is found out by a worker. */
function checkedKind(bytes: Buffer) {
  if (bytes.length === 0) throw new Failure('invalid', messages.empty);
  if (bytes.length > maxAddedFileBytes) throw new Failure('too_large', messages.tooLarge);
  const kind = kindOfFile(bytes);
  if (kind) return kind;
  throw new Failure('invalid', typeOfBytes(bytes) === 'heic' ? messages.heic : messages.wrongKind);
}

async function expectFile(tx: Tx, receipt: FileReceipt, { key, name, bytes }: SentFile, now: Date) {
  const { owner, by, lock, admit } = receipt;
  await lock(tx);
  const known = await store.selectByKey(tx, owner, key);
  if (known) return known;
  await admit?.(tx);
  if ((await store.countOf(tx, owner)) >= maxFilesOfRecord)
    throw new Failure('too_many', messages.tooManyOfRecord(maxFilesOfRecord));
  if (by && (await store.countSince(tx, by.id, new Date(now.getTime() - dayMs))) >= maxFilesOfDay)
    throw new Failure('too_many', messages.tooManyOfDay(maxFilesOfDay));
  const added = await store.insertFile(tx, {
    ...{ owner, idempotencyKey: key, kind: checkedKind(Buffer.from(bytes)) },
    storageName: randomBytes(16).toString('hex'),
    fileName: cutTo(storable(name), maxFileNameLength),
    ...{ madeBy: by?.name ?? '', madeById: by?.id ?? null },
  });
  if (!added) throw new Failure('conflict');
  return added;
}

/**
 * Stores a file that was sent to a record; sending it again changes nothing. Its row comes first, so that no file is without
 * one. Files of travellers are encrypted.
 */
export async function receiveFile(
  { db, storage, encryption }: Parts,
  receipt: FileReceipt,
  file: SentFile,
  now = new Date(),
): Promise<void> {
  const bytes = Buffer.from(file.bytes);
  const kind = checkedKind(bytes);
  if (!keyShape.test(file.key)) throw new Failure('invalid');
  const { id, state, storageName } = await db.transaction((tx) => expectFile(tx, receipt, file, now));
  if (state !== 'arriving') return;
  const isEncrypted = receipt.owner.kind === 'traveller';
  const key = receivedKey(storageName);
  await storage.put(key, isEncrypted ? encryptFile(encryption, key, bytes) : bytes);
  await db.transaction(async (tx) => {
    await receipt.lock(tx);
    const isStored = await store.updateStored(tx, id, {
      // A PDF is not decoded here and only ever saved by the browser of a staff member.
      state: kind === 'pdf' ? 'ready' : 'waiting',
      bytes: bytes.length,
      encryptedWith: isEncrypted ? encryption.keyId : '',
    });
    if (isStored) await receipt.note(tx, id);
  });
}

/** For the services of its domain, which ask who may. */
export const listFilesOf = (
  db: Queryable,
  kind: FileOwnerKind,
  ids: readonly string[],
): Promise<store.StoredFile[]> => store.selectFiles(db, kind, ids);

export const countFilesByLink = (
  db: Queryable,
  travellerIds: readonly string[],
  since: Date,
): Promise<{ recent: number; total: number }> => store.countByLink(db, travellerIds, since);

/** Of one of these records. */
export async function removeFileOf(
  tx: Tx,
  kind: FileOwnerKind,
  ids: readonly string[],
  fileId: string,
): Promise<void> {
  if (!rowId.test(fileId) || !(await store.deleteFile(tx, kind, ids, fileId)))
    throw new Failure('not_found', messages.gone);
}

const oldAtOnce = 200;

/** Of bookings and customers; those of enquiries go with the files of mails. Returns how many were removed. */
export const removeOldFiles = (tx: Tx, now: Date, months: number): Promise<number> =>
  store.deleteOldFiles(tx, now, months, oldAtOnce);

export const removeFilesOfTravellers = (tx: Tx, travellerIds: readonly string[]): Promise<number> =>
  store.deleteFilesOfTravellers(tx, travellerIds);

/** False when there is none of its files, as with another folder than the server's: then nothing is said to be encrypted. */
async function encryptAnew({ db, storage, encryption }: Parts, file: store.EncryptedFile): Promise<boolean> {
  let isFound = false;
  for (const key of attachmentKeys(file.storageName)) {
    const stored = await storage.get(key);
    if (!stored) continue;
    isFound = true;
    const bytes = decryptFile(encryption, key, await buffer(stored.body));
    await storage.put(key, encryptFile(encryption, key, bytes));
  }
  if (isFound) await store.updateEncryptedWith(db, file, encryption.keyId);
  return isFound;
}

const filesAtOnce = 50;

/** Encrypts with the present key the files that a former key encrypts. */
export async function encryptStoredFiles(parts: Parts): Promise<Rotation> {
  const rotation: Rotation = { encrypted: 0, unreadable: [] };
  for (let after = '0'; ; ) {
    const files = await store.selectEncryptedWithOther(parts.db, parts.encryption.keyId, filesAtOnce, after);
    for (const file of files) {
      try {
        if (await encryptAnew(parts, file)) rotation.encrypted++;
        else rotation.unreadable.push(`the file of attachment ${file.id}, which is not stored`);
      } catch (error) {
        if (failureOf(error).code !== 'unreadable_secret') throw error;
        rotation.unreadable.push(`the file of attachment ${file.id}`);
      }
    }
    const last = files.at(-1);
    if (!last) return rotation;
    after = last.id;
  }
}

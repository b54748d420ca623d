import type { Db } from '#platform/database/db.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import { type AttachmentRefusal, attachmentKeys, type PictureFacts, receivedKey } from './attachment.ts';
import * as store from './attachment-work-store.ts';

export type { AttachmentClaim } from './attachment-work-store.ts';

export const claimNextAttachment = (db: Db): Promise<store.AttachmentClaim | undefined> =>
  store.claimWaiting(db);

export const releaseAttachment = (db: Db, claim: store.AttachmentClaim): Promise<void> =>
  store.releaseClaim(db, claim);

/** For a file that no key of this worker decrypts, which a worker with other keys may. */
export const postponeAttachment = (db: Db, claim: store.AttachmentClaim): Promise<void> =>
  store.postponeClaim(db, claim);

/** Records the pictures that were made. What came is removed: it may tell where a photo was taken. */
export async function keepPictures(
  db: Db,
  claim: store.AttachmentClaim,
  facts: PictureFacts & { encryptedWith: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await store.decide(tx, claim, { ...facts, state: 'ready' }))
      await noteFileToRemove(tx, receivedKey(claim.storageName));
  });
}

export async function refuseAttachment(
  db: Db,
  claim: store.AttachmentClaim,
  refusedCode: AttachmentRefusal,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await store.decide(tx, claim, { state: 'refused', refusedCode }))
      await noteFileToRemove(tx, receivedKey(claim.storageName));
  });
}

const hourMs = 3600_000;

/** For the worker, every hour: nothing of a photo that did not arrive stays, and no file is tried for ever. */
export async function removeUnusedAttachments(db: Db, now = new Date()): Promise<void> {
  await store.deleteUnfinished(db, new Date(now.getTime() - hourMs));
  await db.transaction(async (tx) => {
    for (const name of await store.refuseExhausted(tx)) await noteFileToRemove(tx, receivedKey(name));
  });
}

/** After a restore, files and rows may differ: the files that no row names. */
export async function unnamedAttachmentFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const named = new Set((await store.selectStorageNames(db)).flatMap(attachmentKeys));
  return files.filter((key) => key.startsWith('attachments/') && !named.has(key));
}

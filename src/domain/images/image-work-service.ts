import type { Db, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import type { ImageRefusal } from './image.ts';
import { publicKeys, shareKey } from './image-files.ts';
import { deleteImage, lockImage, updateImage } from './image-store.ts';

import {
  claimImage,
  deleteRefusedBefore,
  type ImageClaim,
  lockClaimed,
  type MadeFacts,
  pointUpload,
  refuseExhausted,
  releaseClaim,
  selectAllUploads,
  selectNamedFiles,
  setMade,
  setRefused,
} from './image-work-store.ts';
import { pieceKeys, removeOldUploads } from './upload-service.ts';

export type { ImageClaim, MadeFacts } from './image-work-store.ts';

export const claimNextImage = (db: Db): Promise<ImageClaim | undefined> => claimImage(db);

export const releaseImage = (db: Db, claim: ImageClaim): Promise<void> => releaseClaim(db, claim);

/** The pieces that the master of a new image is made of. */
export const piecesOf = ({ uploadId, bytes }: ImageClaim): string[] =>
  uploadId === null ? [] : pieceKeys({ id: uploadId, bytes });

const removeAll = async (tx: Tx, keys: readonly string[]) => {
  for (const key of keys) await noteFileToRemove(tx, key);
};

/** Puts the new master in the place of the old one; address, description and tags stay. */
async function replace(tx: Tx, claim: ImageClaim, replacedId: string) {
  const made = await lockImage(tx, claim.id);
  const before = await lockImage(tx, replacedId);
  if (!made || !before) return;
  if (claim.uploadId !== null) await pointUpload(tx, claim.uploadId, replacedId);
  await deleteImage(tx, claim.id);
  const { masterKey, fileName, type, width, height, bytes, contentHash, renditionHash, shareHash } = made;
  await updateImage(tx, replacedId, {
    ...{ masterKey, fileName, type, width, height, bytes, contentHash, renditionHash, shareHash },
    // Another picture has another subject.
    ...{ focalX: made.focalX, focalY: made.focalY },
  });
  await removeAll(tx, [before.masterKey, ...publicKeys(before)]);
  await announceChange(tx, `image:${replacedId}`);
}

/** Records what was made. The files are stored before it; when the image is gone, they are removed again. */
export async function keepMade(
  db: Db,
  claim: ImageClaim,
  made: Partial<MadeFacts>,
  keys: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const isHeld = await lockClaimed(tx, claim);
    const before = await lockImage(tx, claim.id);
    if (!before) return removeAll(tx, keys);
    if (!isHeld) return;
    await setMade(tx, claim, made);
    await removeAll(tx, piecesOf(claim));
    if (claim.isReady) {
      if (before.shareHash !== made.shareHash) await noteFileToRemove(tx, shareKey(before.shareHash));
      await announceChange(tx, `image:${claim.id}`);
    }
    if (claim.replacesId !== null) await replace(tx, claim, claim.replacesId);
  });
}

export async function refuseImage(db: Db, claim: ImageClaim, refusal: ImageRefusal): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockClaimed(tx, claim))) return;
    await setRefused(tx, claim, refusal);
    await removeAll(tx, piecesOf(claim));
  });
}

/** Long enough that the uploading browser has shown the reason. */
const refusedKeptMs = 24 * 3600_000;

/** For the worker, every hour: nothing of a broken or refused upload stays. */
export async function removeUnused(db: Db, now = new Date()): Promise<void> {
  await refuseExhausted(db);
  await removeOldUploads(db, now);
  await db.transaction(async (tx) => {
    const refused = await deleteRefusedBefore(tx, new Date(now.getTime() - refusedKeptMs));
    await removeAll(
      tx,
      refused.map(({ masterKey }) => masterKey),
    );
  });
}

const folders = /^(images|masters|uploads)\//;

/** After a restore, files and rows may differ: the files that no row names. */
export async function unnamedImageFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const [rows, uploads] = [await selectNamedFiles(db), await selectAllUploads(db)];
  const named = new Set([
    ...rows.flatMap((row) => [row.masterKey, ...publicKeys(row)]),
    ...uploads.flatMap(pieceKeys),
  ]);
  return files.filter((key) => folders.test(key) && !named.has(key));
}

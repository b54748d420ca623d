import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ImageRefusal, MasterType } from './image.ts';
import { images, imageUploads } from './image-table.ts';

/** A worker's claim on an image; its time identifies it. */
export type ImageClaim = {
  id: string;
  claimedAt: Date;
  masterKey: string;
  bytes: number;
  focalX: number;
  focalY: number;
  isReady: boolean;
  replacesId: string | null;
  /** The upload with its pieces, while the master is not stored yet. */
  uploadId: string | null;
};

const maxTries = 3;
/** Longer than a worker may take. A killed worker's claim expires after it. */
const isUnclaimed = or(isNull(images.claimedAt), lt(images.claimedAt, sql`now() - interval '2 minutes'`));

/** Skips rows locked by another worker. */
export async function claimImage(db: Queryable): Promise<ImageClaim | undefined> {
  const next = db
    .select({ id: images.id })
    .from(images)
    .where(and(images.toMake, lt(images.tries, maxTries), isUnclaimed))
    .orderBy(images.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(images)
    // In milliseconds, the precision of JavaScript's `Date`.
    .set({ claimedAt: sql`date_trunc('milliseconds', now())`, tries: sql`${images.tries} + 1` })
    .where(eq(images.id, sql`(${next})`))
    .returning({
      id: sql<string>`${images.id}::text`,
      claimedAt: images.claimedAt,
      masterKey: images.masterKey,
      bytes: images.bytes,
      focalX: images.focalX,
      focalY: images.focalY,
      isReady: sql<boolean>`${images.state} = 'ready'`,
      replacesId: sql<string | null>`${images.replacesId}::text`,
      uploadId: sql<
        string | null
      >`(select uploads.id from ${imageUploads} as uploads where uploads.image_id = images.id)`,
    });
  return row?.claimedAt ? { ...row, claimedAt: row.claimedAt } : undefined;
}

const isHeld = ({ id, claimedAt }: ImageClaim) =>
  and(eq(images.id, BigInt(id)), eq(images.claimedAt, claimedAt));

/** False when the image was deleted, or the claim has expired and another worker has claimed it. */
export async function lockClaimed(tx: Tx, claim: ImageClaim): Promise<boolean> {
  const rows = await tx.select({ id: images.id }).from(images).where(isHeld(claim)).for('update');
  return rows.length === 1;
}

export type MadeFacts = {
  type: MasterType;
  width: number;
  height: number;
  contentHash: string;
  renditionHash: string;
  shareHash: string;
};

/** The focal point may have been moved meanwhile; then its share card is made again. */
export async function setMade(tx: Tx, claim: ImageClaim, made: Partial<MadeFacts>): Promise<void> {
  const { focalX, focalY } = claim;
  await tx
    .update(images)
    .set({
      ...made,
      state: 'ready',
      toMake: sql`(${images.focalX}, ${images.focalY}) <> (${focalX}, ${focalY})`,
      tries: 0,
      claimedAt: null,
      updatedAt: sql`now()`,
    })
    .where(isHeld(claim));
}

/** A ready image keeps its files when a new share card cannot be made. */
export async function setRefused(tx: Tx, claim: ImageClaim, refusedCode: ImageRefusal): Promise<void> {
  const isReady = eq(images.state, 'ready');
  await tx
    .update(images)
    .set({
      state: sql`case when ${isReady} then 'ready' else 'refused' end`,
      refusedCode: sql`case when ${isReady} then '' else ${refusedCode} end`,
      toMake: false,
      claimedAt: null,
      updatedAt: sql`now()`,
    })
    .where(isHeld(claim));
}

/** Takes a try back that failed for another reason than the image, such as a full disk. */
export async function releaseClaim(db: Queryable, claim: ImageClaim): Promise<void> {
  await db
    .update(images)
    .set({ claimedAt: null, tries: sql`greatest(${images.tries} - 1, 0)` })
    .where(isHeld(claim));
}

/** Leads the upload to the image that its master has been given to. */
export async function pointUpload(tx: Tx, uploadId: string, imageId: string): Promise<void> {
  await tx
    .update(imageUploads)
    .set({ imageId: BigInt(imageId) })
    .where(eq(imageUploads.id, uploadId));
}

/** Refuses images that ended three workers, such as one that takes all memory of the machine. */
export async function refuseExhausted(db: Queryable): Promise<void> {
  await db
    .update(images)
    .set({ state: 'refused', refusedCode: 'too_demanding', toMake: false, updatedAt: sql`now()` })
    .where(and(images.toMake, eq(images.state, 'waiting'), sql`${images.tries} >= ${maxTries}`, isUnclaimed));
}

export async function deleteRefusedBefore(tx: Tx, moment: Date): Promise<{ masterKey: string }[]> {
  return tx
    .delete(images)
    .where(and(eq(images.state, 'refused'), lt(images.updatedAt, moment)))
    .returning({ masterKey: images.masterKey });
}

type NamedFiles = { masterKey: string; renditionHash: string; shareHash: string; width: number };

export const selectNamedFiles = (db: Queryable): Promise<NamedFiles[]> =>
  db
    .select({
      masterKey: images.masterKey,
      renditionHash: images.renditionHash,
      shareHash: images.shareHash,
      width: images.width,
    })
    .from(images);

export const selectAllUploads = (db: Queryable): Promise<{ id: string; bytes: number }[]> =>
  db.select({ id: imageUploads.id, bytes: imageUploads.bytes }).from(imageUploads);

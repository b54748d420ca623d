import { buffer } from 'node:stream/consumers';
import {
  claimNextImage,
  type ImageClaim,
  keepMade,
  piecesOf,
  refuseImage,
  releaseImage,
} from '#domain/images/image-work-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type ChildLimits, type ChildScript, openChildWork } from '#worker/child-work.ts';
import type { ImageJob, ImageResult } from './image-job.ts';

/** The process was killed at a limit, or ended by a fault of the decoder. */
export class ImageFailure extends Error {
  override name = 'ImageFailure';
}

export type ImageMaker = (job: ImageJob, stop: AbortSignal) => Promise<ImageResult>;

/** A photo of 50 megapixels takes some seconds and half of this memory. */
export const usualLimits: ChildLimits = { timeMs: 60_000, heapMb: 256, residentMb: 600 };

export const openImageMaker = (script: ChildScript, limits = usualLimits): ImageMaker =>
  openChildWork<ImageJob, ImageResult>(script, limits, (reason) => new ImageFailure(reason));

export type ImageParts = { db: Db; storage: Storage; imageMaker: ImageMaker; log: Log };

async function read(storage: Storage, keys: readonly string[]): Promise<Buffer> {
  const readOne = async (key: string) => {
    const file = await storage.get(key);
    if (!file) throw new Error(`the stored file ${key} is missing`);
    return buffer(file.body);
  };
  return Buffer.concat(await Promise.all(keys.map(readOne)));
}

async function make({ db, storage, imageMaker, log }: ImageParts, claim: ImageClaim, stop: AbortSignal) {
  const { masterKey, isReady, focalX, focalY } = claim;
  const master = await read(storage, isReady ? [masterKey] : piecesOf(claim));
  const job: ImageJob = {
    ...{ master, name: masterKey, focus: { x: focalX, y: focalY } },
    make: isReady ? 'share-card' : 'all',
  };
  const result = await imageMaker(job, stop).catch((error: unknown): ImageResult => {
    if (!(error instanceof ImageFailure) || stop.aborted) throw error;
    log.error({ err: error, image: claim.id }, 'the files of an image could not be made');
    return { refusal: 'too_demanding' };
  });
  if (result.refusal) return refuseImage(db, claim, result.refusal);
  const files = isReady ? result.files : [{ key: masterKey, bytes: master }, ...result.files];
  await Promise.all(files.map(({ key, bytes }) => storage.put(key, bytes)));
  const { shareHash } = result.facts;
  await keepMade(db, claim, isReady ? { shareHash } : result.facts, [
    masterKey,
    ...result.files.map(({ key }) => key),
  ]);
}

/** Makes the files of images until none is left or the worker stops. */
export async function makeWaitingImages(parts: ImageParts, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const claim = await claimNextImage(parts.db);
    if (!claim) return;
    try {
      await make(parts, claim, stop);
    } catch (error) {
      // A full disk or a stopping worker is not the image's fault.
      await releaseImage(parts.db, claim);
      if (!stop.aborted) throw error;
    }
  }
}

import { buffer } from 'node:stream/consumers';
import { receivedKey } from '#domain/attachments/attachment.ts';
import {
  type AttachmentClaim,
  claimNextAttachment,
  keepPictures,
  postponeAttachment,
  refuseAttachment,
  releaseAttachment,
} from '#domain/attachments/attachment-work-service.ts';
import { decryptFile, encryptFile } from '#domain/attachments/file-encryption.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type ChildScript, openChildWork } from '#worker/child-work.ts';
import type { AttachmentJob, AttachmentResult } from './image-job.ts';
import { ImageFailure, usualLimits } from './image-maker.ts';

type AttachmentMaker = (job: AttachmentJob, stop: AbortSignal) => Promise<AttachmentResult>;

/** The same program and limits as for the images of staff. */
export const openAttachmentMaker = (script: ChildScript, limits = usualLimits): AttachmentMaker =>
  openChildWork<AttachmentJob, AttachmentResult>(script, limits, (reason) => new ImageFailure(reason));

export type AttachmentParts = {
  db: Db;
  storage: Storage;
  encryption: Encryption;
  attachmentMaker: AttachmentMaker;
  log: Log;
};

async function make(parts: AttachmentParts, claim: AttachmentClaim, stop: AbortSignal): Promise<void> {
  const { db, storage, encryption, attachmentMaker, log } = parts;
  const { storageName } = claim;
  const isEncrypted = claim.encryptedWith !== '';
  const receivedAs = receivedKey(storageName);
  const received = await storage.get(receivedAs);
  // A restore may bring a row back whose file is gone.
  if (!received) return refuseAttachment(db, claim, 'not_fetched');
  const stored = await buffer(received.body);
  const master = isEncrypted ? decryptFile(encryption, receivedAs, stored) : stored;
  const job: AttachmentJob = { master, storageName, make: 'attachment' };
  const result = await attachmentMaker(job, stop).catch((error: unknown): AttachmentResult => {
    if (!(error instanceof ImageFailure) || stop.aborted) throw error;
    log.error({ err: error, attachment: claim.id }, 'the pictures of an attachment could not be made');
    return { refusal: 'too_demanding' };
  });
  if (result.refusal) return refuseAttachment(db, claim, result.refusal);
  await Promise.all(
    result.files.map(({ key, bytes }) =>
      storage.put(key, isEncrypted ? encryptFile(encryption, key, bytes) : bytes),
    ),
  );
  await keepPictures(db, claim, { ...result.facts, encryptedWith: isEncrypted ? encryption.keyId : '' });
}

/** Makes the pictures of attachments until none is left or the worker stops. */
export async function makeWaitingAttachments(parts: AttachmentParts, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const claim = await claimNextAttachment(parts.db);
    if (!claim) return;
    try {
      await make(parts, claim, stop);
    } catch (error) {
      if (failureOf(error).code === 'unreadable_secret') {
        parts.log.error({ err: error, attachment: claim.id }, 'an attachment could not be decrypted');
        await postponeAttachment(parts.db, claim);
        continue;
      }
      // A full disk or a stopping worker is not the file's fault.
      await releaseAttachment(parts.db, claim);
      if (!stop.aborted) throw error;
    }
  }
}

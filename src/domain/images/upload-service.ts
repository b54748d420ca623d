import { randomBytes } from 'node:crypto';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { cutTo } from '#platform/text.ts';
import {
  type ImageRefusal,
  type ImageState,
  masterTypes,
  maxFileNameLength,
  maxMasterBytes,
  pieceBytes,
} from './image.ts';
import { typeOfBytes } from './image-bytes.ts';
import { selectImage } from './image-store.ts';
import * as store from './upload-store.ts';

const messages = staffMessages.images;
const maxUnfinished = 100;
const uploadId = /^[0-9a-f]{32}$/;

/** How far an upload is. Once it is complete it has an image, which is usable as soon as its state is `ready`. */
export type UploadProgress = {
  id: string;
  offset: number;
  image?: { id: string; state: ImageState; code: string };
};

/** The file cannot be used, whatever is sent next. */
export class RefusedImage extends Failure {
  override name = 'RefusedImage';
  readonly refusal: ImageRefusal;
  constructor(refusal: ImageRefusal) {
    super('invalid', messages.refused[refusal]);
    this.refusal = refusal;
  }
}

export const pieceKey = (id: string, offset: number): string => `uploads/${id}/${offset / pieceBytes}`;

/** The keys of all pieces of a file, whether they have arrived or not. */
export const pieceKeys = ({ id, bytes }: { id: string; bytes: number }): string[] =>
  Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, index) => pieceKey(id, index * pieceBytes));

type NewUpload = { fileName: string; bytes: number; replaces: string };

export async function startUpload(db: Db, actor: StaffActor, asked: NewUpload): Promise<UploadProgress> {
  assertArea(actor, 'publishing');
  const { bytes, replaces } = asked;
  if (!(Number.isInteger(bytes) && bytes > 0)) throw new Failure('invalid');
  if (bytes > maxMasterBytes) throw new RefusedImage('too_large');
  const replacesId = rowId.test(replaces) ? replaces : null;
  if (replacesId !== null && (await selectImage(db, replacesId))?.state !== 'ready')
    throw new Failure('not_found', messages.gone);
  if ((await store.countUnfinished(db, actor.id)) >= maxUnfinished) throw new Failure('too_many');
  const id = randomBytes(16).toString('hex');
  const fileName = cutTo(asked.fileName, maxFileNameLength);
  await store.insertUpload(db, { id, userId: actor.id, fileName, bytes, replacesId });
  return { id, offset: 0 };
}

async function progressOf(db: Queryable, { id, received, imageId }: store.Upload): Promise<UploadProgress> {
  const image = imageId === null ? undefined : await selectImage(db, imageId);
  if (!image) return { id, offset: received };
  return { id, offset: received, image: { id: image.id, state: image.state, code: image.refusedCode } };
}

async function findUpload(db: Queryable, actor: StaffActor, id: string): Promise<store.Upload> {
  const upload = uploadId.test(id) ? await store.selectUpload(db, id, actor.id) : undefined;
  if (!upload) throw new Failure('not_found', messages.uploadGone);
  return upload;
}

/** The browser asks for the offset after every interruption, because only the server knows what has arrived. */
export async function readUpload(db: Db, actor: StaffActor, id: string): Promise<UploadProgress> {
  assertArea(actor, 'publishing');
  return progressOf(db, await findUpload(db, actor, id));
}

/** The browser sends the piece again by itself when the store was only away. */
const explain = (error: unknown): never => {
  if (failureOf(error).code !== 'unavailable') throw error;
  throw new Failure('unavailable', messages.notStored, { cause: error });
};

/**
 * Stores the next piece. A piece is stored before its offset is recorded, and again under the same key after a crash,
 * so that nothing is lost and nothing is left over. A piece that has already arrived changes nothing.
 */
export async function continueUpload(
  { db, storage }: { db: Db; storage: Storage },
  actor: StaffActor,
  { id, offset, piece }: { id: string; offset: number; piece: Buffer },
): Promise<UploadProgress> {
  assertArea(actor, 'publishing');
  const upload = await findUpload(db, actor, id);
  if (offset !== upload.received || upload.received === upload.bytes) return progressOf(db, upload);
  if (piece.length !== Math.min(pieceBytes, upload.bytes - offset)) throw new Failure('invalid');
  if (offset === 0) {
    const type = typeOfBytes(piece);
    if (!masterTypes.some((master) => master === type)) {
      await store.deleteUpload(db, id);
      throw new RefusedImage(type === 'heic' ? 'heic' : 'wrong_type');
    }
  }
  await storage.put(pieceKey(id, offset), piece).catch(explain);
  await db.transaction(async (tx) => {
    if (!(await store.addReceived(tx, id, offset, piece.length))) return;
    if (offset + piece.length < upload.bytes) return;
    const key = `masters/${randomBytes(16).toString('hex')}`;
    const image = await store.insertImage(tx, upload, key, actor.name);
    const action = upload.replacesId === null ? 'image-added' : 'image-changed';
    const subject = upload.replacesId ?? image;
    await noteActivity(tx, lineBy(actor, action, { kind: 'image', id: subject, name: `I${subject}` }));
  });
  return progressOf(db, await findUpload(db, actor, id));
}

const hourMs = 3600_000;
/** A phone that lost its network over night goes on in the morning. */
const keptHours = 24;

/** For the worker: forgets uploads that were not continued, with their pieces. */
export async function removeOldUploads(db: Db, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await store.deleteUploadsBefore(tx, new Date(now.getTime() - keptHours * hourMs));
    for (const key of old.flatMap(pieceKeys)) await noteFileToRemove(tx, key);
  });
}

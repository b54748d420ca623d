import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type ImageRefusal, imageRefusals, pieceBytes } from '#domain/images/image.ts';
import {
  continueUpload,
  RefusedImage,
  readUpload,
  startUpload,
  type UploadProgress,
} from '#domain/images/upload-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields, readLimited } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Asked, actorOf, type StaffParts } from './staff-actor.ts';

type Parts = StaffParts & { storage: Storage; log: Log };

const isRefusal = (code: string): code is ImageRefusal => imageRefusals.some((known) => known === code);

/** What the browser needs to go on, or to show why the image cannot be used. */
const present = ({ id, offset, image }: UploadProgress) => ({
  id,
  offset,
  ...(image && { imageId: image.id, state: image.state }),
  ...(image && isRefusal(image.code) && { code: image.code, text: staffMessages.images.refused[image.code] }),
});

const noStore = { 'cache-control': 'no-store' };

function failed({ log }: Parts, error: unknown, c: Asked): Response {
  const { code, userText } = failureOf(error);
  const isOurs = failureStatus[code] >= failureStatus.unexpected;
  if (isOurs && !c.req.raw.signal.aborted) log.error({ err: error }, 'a piece of an image was not stored');
  const refusal = error instanceof RefusedImage ? error.refusal : code;
  return c.json({ code: refusal, text: userText ?? failureText[code] }, failureStatus[code], noStore);
}

/** POST begins an upload, PATCH adds the piece at an offset, GET tells the offset. See docs/decisions/0058. */
export function createImageUploads(parts: Parts): Hono<{ Bindings: Partial<HttpBindings> }> {
  const answer = (work: (actor: StaffActor, c: Asked) => Promise<UploadProgress>) => async (c: Asked) => {
    try {
      return c.json(present(await work(await actorOf(parts, c), c)), 200, noStore);
    } catch (error) {
      return failed(parts, error, c);
    }
  };
  return new Hono<{ Bindings: Partial<HttpBindings> }>()
    .post(
      paths.adminImageUpload,
      answer(async (actor, c) => {
        const form = textFields('name', 'bytes', 'replaces');
        const { name, bytes, replaces } = await readFields(c.req.raw, maxShortFormKiB, form);
        return startUpload(parts.db, actor, { fileName: name, bytes: Number(bytes), replaces });
      }),
    )
    .patch(
      paths.adminImageUpload,
      answer(async (actor, c) => {
        const piece = await readLimited(c.req.raw, pieceBytes);
        const { id = '', offset = '' } = c.req.query();
        return continueUpload(parts, actor, { id, offset: Number(offset), piece });
      }),
    )
    .get(
      paths.adminImageUpload,
      answer((actor, c) => readUpload(parts.db, actor, c.req.query('id') ?? '')),
    );
}

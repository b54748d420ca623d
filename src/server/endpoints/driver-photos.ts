import type { Context, Handler } from 'hono';
import { driverTexts, languageOf } from '#app/content/duty/languages.ts';
import type { EntryReply } from '#app/duty/send-entry.ts';
import { maxPhotoBytes } from '#domain/attachments/attachment.ts';
import { takePhoto } from '#domain/bookings/expenses/expense-service.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { readLimited } from '#platform/http/body.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';

type Parts = { db: Db; storage: Storage; log: Log };

const noStore = { 'cache-control': 'no-store' };

/** Photos of drivers who come back into the network at the same time must not fill the memory. */
const limits = { concurrency: 4, maxWaitMs: 10_000, maxHoldMs: 30_000 };

/** In the language of the page. */
async function replyTo(parts: Parts, c: Context): Promise<{ reply: EntryReply; status: 200 | 404 | 422 }> {
  const { key = '', language } = c.req.query();
  const texts = driverTexts[languageOf(language)];
  const bytes = await readLimited(c.req.raw, maxPhotoBytes);
  const taken = await takePhoto(parts, c.req.param('token') ?? '', { key, bytes });
  if (taken === 'stored') return { reply: { kind: 'stored' }, status: 200 };
  const isGone = taken === 'gone';
  const text = isGone ? texts.linkGone : texts.photoRefused;
  return { reply: { kind: 'refused', text }, status: failureStatus[isGone ? 'not_found' : 'invalid'] };
}

/** Receives the photo of an expense; the driver's link is the permission. Sending it again changes nothing. */
export function receivePhoto(parts: Parts): Handler {
  const limited = createConcurrencyLimit(limits);
  return async (c) => {
    try {
      const { reply, status } = await limited(() => replyTo(parts, c));
      return c.json(reply, status, noStore);
    } catch (error) {
      const { code } = failureOf(error);
      const texts = driverTexts[languageOf(c.req.query('language'))];
      if (code === 'too_large') {
        const reply: EntryReply = { kind: 'refused', text: texts.photoRefused };
        return c.json(reply, failureStatus[code], noStore);
      }
      // The phone keeps the photo and sends it later, as when the server is away.
      const text = code === 'no_room' ? texts.photoNoRoom : failureText[code];
      if (!c.req.raw.signal.aborted) parts.log.error({ err: error }, 'a photo was not stored');
      return c.json({ text }, failureStatus[code], noStore);
    }
  };
}

import type { Context, Handler } from 'hono';
import { imageIdIn, plainKey } from '#domain/images/image-files.ts';
import { findPublicImage } from '#domain/images/image-service.ts';
import { failureText } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Parts = { db: Db; storage: Storage; log: Log };

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * The name changes with the content, so a browser keeps its copy. Shared caches ask after seconds whether the file is still there, because
 * a deleted image must be gone.
 */
const untilDeleted = 'public, max-age=31536000, s-maxage=5, stale-while-revalidate=5, immutable';
/** Takes the place of the copy in shared caches. */
const gone = 'public, max-age=0, s-maxage=1';
/** Short, because staff may replace the image; pages use the renditions. */
const forMinutes = 'public, max-age=300';

const missing = (c: Context, cacheControl = 'no-store') =>
  c.text(failureText.not_found, failureStatus.not_found, { 'cache-control': cacheControl });

/** Not cached, so that the next visitor gets the picture as soon as the store answers again. */
function failed(c: Context, log: Log, error: unknown): Response {
  const { code } = failureOf(error);
  log.warn({ err: error }, 'an image could not be looked up');
  return c.text(failureText[code], failureStatus[code], { 'cache-control': 'no-store' });
}

async function send(
  c: Context,
  storage: Storage,
  key: string,
  headers: { 'cache-control': string; etag?: string },
): Promise<Response> {
  const type = types[key.split('.').at(-1) ?? ''];
  const file = type ? await storage.get(key) : undefined;
  if (!(file && type)) return missing(c, gone);
  return c.body(file.body, 200, { 'content-type': type, 'content-length': String(file.size), ...headers });
}

const renditionKey = /^images\/[0-9a-f]{32}-(\d{3,4}\.(avif|webp)|share\.jpg)$/;

/** A rendition of an image; only those of the fixed list exist. A cache that has it is told whether it still exists. */
export function serveRendition({ storage, log }: Parts): Handler {
  return async (c) => {
    const key = c.req.path.slice(paths.media.length + 1);
    try {
      if (!renditionKey.test(key)) return missing(c);
      const headers = { 'cache-control': untilDeleted, etag: `"${key}"` };
      const isKnown = c.req.header('if-none-match') === headers.etag;
      if (!isKnown) return await send(c, storage, key, headers);
      return (await storage.has(key)) ? c.body(null, 304, headers) : missing(c, gone);
    } catch (error) {
      return failed(c, log, error);
    }
  };
}

/** An image at the address that texts and fields contain. */
export function serveImage({ db, storage, log }: Parts): Handler {
  return async (c) => {
    try {
      const id = imageIdIn(c.req.path);
      const image = id === undefined ? undefined : await findPublicImage(db, id);
      return image ? await send(c, storage, plainKey(image), { 'cache-control': forMinutes }) : missing(c);
    } catch (error) {
      return failed(c, log, error);
    }
  };
}

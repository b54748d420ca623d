import type { Handler } from 'hono';
import { isPublicItinerary } from '#domain/tour-packages/tour-package-print-service.ts';
import { failureText } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Parts = { db: Db; storage: Storage; log: Log };

/** A proxy in between keeps no copy: it would outlive the package that was taken off the site. */
const headers = { 'content-type': 'application/pdf', 'cache-control': 'private, max-age=600' };

const refusal = { 'cache-control': 'no-store' };

/**
 * The stored files that are for everybody: the itineraries of what is published at this moment. Whatever else is stored
 * has an address of its own, which knows for whom it is.
 */
export function serveMedia({ db, storage, log }: Parts): Handler {
  return async (c) => {
    const key = c.req.path.slice(paths.media.length + 1);
    try {
      const file = (await isPublicItinerary(db, key)) ? await storage.get(key) : undefined;
      if (!file) return c.text(failureText.not_found, failureStatus.not_found, refusal);
      return c.body(file.body, 200, { ...headers, 'content-length': String(file.size) });
    } catch (error) {
      const { code } = failureOf(error);
      log.warn({ err: error }, 'a stored file could not be looked up');
      return c.text(failureText[code], failureStatus[code], refusal);
    }
  };
}

import type { Handler } from 'hono';
import { isPublicItinerary } from '#domain/tour-packages/tour-package-print-service.ts';
import { failureText } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Parts = { db: Db; storage: Storage; log: Log };

/** Private, because a proxy's copy would outlive a withdrawn package. */
const headers = { 'content-type': 'application/pdf', 'cache-control': 'private, max-age=600' };

const refusal = { 'cache-control': 'no-store' };

/** Serves the public files, which are the itineraries of published packages. Other files have their own routes. */
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

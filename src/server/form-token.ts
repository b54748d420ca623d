import type { Handler } from 'hono';
import { makeFormToken } from '#domain/enquiries/form-token.ts';
import type { Db } from '#platform/db.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';

/** The form does as well without it, so nobody is told that there is none. */
export function sendFormToken({ db, log }: { db: Db; log: Log }): Handler {
  return async (c) => {
    const headers = { 'cache-control': 'no-store' };
    try {
      return c.text(await makeFormToken(db), 200, headers);
    } catch (error) {
      log.warn({ err: error }, 'a form got no token');
      return c.body(null, failureStatus.unavailable, headers);
    }
  };
}

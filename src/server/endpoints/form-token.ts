import type { Handler } from 'hono';
import { makeFormToken } from '#domain/enquiries/intake/form-token.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

type Parts = { db: Db; encryption: Encryption; log: Log };

/** Fails silently, because the form works without a token. */
export function sendFormToken({ log, ...parts }: Parts): Handler {
  return async (c) => {
    const headers = { 'cache-control': 'no-store' };
    try {
      return c.text(await makeFormToken(parts), 200, headers);
    } catch (error) {
      log.warn({ err: error }, 'a form got no token');
      return c.body(null, failureStatus.unavailable, headers);
    }
  };
}

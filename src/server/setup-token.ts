import { setTimeout as wait } from 'node:timers/promises';
import { makeSetupToken } from '#domain/staff/first-admin-service.ts';
import type { Parts } from './parts.ts';

const retryMs = 5000;

/** While there is no user, logs the token for creating the first one. The last logged token is valid. */
export async function announceSetupToken({ env, db, log, readiness }: Parts): Promise<void> {
  if (env.NODE_ENV !== 'production' || env.SETUP_TOKEN) return;
  while (!readiness.draining) {
    try {
      const token = await makeSetupToken(db);
      if (token) log.warn(`there is no user yet: create the first Admin with the setup token ${token}`);
      return;
    } catch {
      // The database is away or not migrated yet, which readiness reports.
      await wait(retryMs, undefined, { ref: false });
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { makeSetupToken } from '#domain/staff/first-admin-service.ts';
import type { Parts } from './parts.ts';

const retryMs = 5000;

/** While there is no user, whoever reads the log may create the first one. Of several such lines the last one counts. */
export async function announceSetupToken({ env, db, log, readiness }: Parts): Promise<void> {
  if (env.NODE_ENV !== 'production' || env.SETUP_TOKEN) return;
  while (!readiness.draining) {
    try {
      const token = await makeSetupToken(db);
      if (token) log.warn(`there is no user yet: create the first Admin with the setup token ${token}`);
      return;
    } catch {
      // The database is away or not migrated yet; readiness tells of that.
      await wait(retryMs, undefined, { ref: false });
    }
  }
}

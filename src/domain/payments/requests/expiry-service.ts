import type { Db } from '#platform/database/db.ts';
import { lockForChange, turn } from './request-service.ts';
import { selectExpired } from './requests-store.ts';

const batchSize = 100;

/** For the worker: ends requests whose time is over. Returns how many. */
export async function expireRequests(db: Db, now = new Date()): Promise<number> {
  const ids = await selectExpired(db, now, batchSize);
  for (const id of ids)
    await db.transaction(async (tx) => {
      const locked = await lockForChange(tx, id);
      // Paid or claimed meanwhile.
      if (locked.request.state === 'asked') await turn(tx, locked, { to: 'expired' });
    });
  return ids.length === batchSize ? ids.length + (await expireRequests(db, now)) : ids.length;
}

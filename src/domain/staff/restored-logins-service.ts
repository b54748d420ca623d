import { noteActivity } from '#domain/activity/activity-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { voidAllResets } from './reset-store.ts';
import { endAllSessions, forgetAllDevices } from './session-store.ts';
import { selectUsers } from './user-store.ts';

/**
 * Ends all sessions after a restore, because sessions in the backup may have been ended since. Returns how many there
 * were.
 */
export async function endRestoredLogins(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const sessions = await endAllSessions(tx, 'restored');
    await forgetAllDevices(tx);
    await voidAllResets(tx);
    await noteActivity(tx, {
      actorName: 'Restore',
      action: 'backup-restored',
      detail: { sessions: String(sessions) },
    });
    return sessions;
  });
}

const maxListed = 500;

/** Who can log in now: a restore brings back deleted users and former passwords. */
export async function listRestoredUsers(db: Queryable): Promise<string[]> {
  const users = await selectUsers(db, { search: '', offset: 0, limit: maxListed });
  return users.map(({ username, adminStatus }) => `${username} (${adminStatus})`);
}

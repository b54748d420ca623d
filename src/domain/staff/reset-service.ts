import { noteActivity } from '#domain/activity/activity-service.ts';
import { passwordResetMail } from '#jobs/password-reset-mail.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { cutTo } from '#platform/text.ts';
import { clearPasswordTries, mayAskForMail } from './login-limit.ts';
import { passwordFault } from './password-policy.ts';
import { selectResetUser, spendReset, storeReset } from './reset-store.ts';
import { endSessions, forgetDevices, rememberDevice } from './session-store.ts';
import { maxUsernameLength, type StaffUser, type Visitor } from './staff.ts';
import { selectIdByUsername, selectUser, updateUser } from './user-store.ts';

/**
 * The same work and the same answer for every address that is typed; the worker finds out whether there is somebody.
 * Past its budget a request is dropped without a word.
 */
export async function askPasswordReset(
  { db, queue }: { db: Db; queue: Queue },
  typed: string,
  visitor: Visitor,
): Promise<void> {
  const username = cutTo(typed.trim().toLowerCase(), maxUsernameLength);
  if (!(await mayAskForMail(db, username, visitor.fromAddress))) return;
  await db.transaction((tx) => queue.enqueue(tx, passwordResetMail, { username }));
}

export type IssuedReset = { user: StaffUser; token: string };

/** A fresh token for the mail; the one before it is void. Nothing where there is no such user. */
export async function issueReset(db: Queryable, username: string): Promise<IssuedReset | undefined> {
  const id = await selectIdByUsername(db, username);
  const user = id === undefined ? undefined : await selectUser(db, id);
  if (!user) return undefined;
  const token = newToken();
  await storeReset(db, user.id, hashOf(token));
  await noteActivity(db, {
    action: 'password-reset-asked',
    subjectKind: 'user',
    subjectId: user.id,
    subjectName: user.username,
  });
  return { user, token };
}

/**
 * Uses the token up, and ends every session: whoever had the old password is out. This browser becomes a known device,
 * since the token proves as much as a password; only a code makes it known to the second factor. Answers its token.
 */
export async function resetPassword(
  db: Db,
  token: string,
  password: string,
  visitor: Visitor,
  heldDevice?: string,
): Promise<string> {
  const id = await selectResetUser(db, hashOf(token));
  const user = id === undefined ? undefined : await selectUser(db, id);
  if (!user) throw new Failure('invalid', staffMessages.reset.void);
  const fault = passwordFault(password, user);
  if (fault) throw new Failure('invalid', fault);
  const passwordHash = await hashPassword(password);
  const deviceToken = heldDevice ?? newToken();
  const deviceHash = hashOf(deviceToken);
  await db.transaction(async (tx) => {
    if ((await spendReset(tx, hashOf(token))) !== user.id)
      throw new Failure('invalid', staffMessages.reset.void);
    await updateUser(tx, user.id, { passwordHash, mustChangePassword: false });
    await endSessions(tx, user.id, 'password-changed');
    await forgetDevices(tx, user.id, deviceHash);
    await rememberDevice(tx, deviceHash, user.id, false);
    await clearPasswordTries(tx, user.username, deviceHash.toString('hex'));
    await noteActivity(tx, {
      actorId: user.id,
      actorName: user.name,
      action: 'password-reset-by-mail',
      fromAddress: visitor.fromAddress,
    });
  });
  return deviceToken;
}

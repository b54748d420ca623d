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
 * The same work and reply for every username, so that it does not reveal which exist; the worker looks the user up.
 * Requests past the limit are silently dropped.
 */
export async function askPasswordReset(
  { db, queue }: { db: Db; queue: Queue },
  typed: string,
  visitor: Visitor,
): Promise<void> {
  const username = cutTo(typed.trim().toLowerCase(), maxUsernameLength);
  if (!(await mayAskForMail(db, username, visitor.fromAddress))) return;
  await queue.transaction(db, (tx) => queue.enqueue(tx, passwordResetMail, { username }));
}

export type IssuedReset = { user: StaffUser; token: string };

/** Makes a token for the mail and voids the one before; `undefined` for an unknown user. */
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
 * Uses the token and ends every session. This browser becomes a known device, because the token proves as much as a
 * password, but not one that passed the second factor. Returns the device token.
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
  if (!user) throw new Failure('link_void', staffMessages.reset.void);
  const fault = passwordFault(password, user);
  if (fault) throw new Failure('invalid', fault);
  const passwordHash = await hashPassword(password);
  const deviceToken = heldDevice ?? newToken();
  const deviceHash = hashOf(deviceToken);
  await db.transaction(async (tx) => {
    if ((await spendReset(tx, hashOf(token))) !== user.id)
      throw new Failure('link_void', staffMessages.reset.void);
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

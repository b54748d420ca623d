import { noteActivity } from '#domain/activity/activity-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/db.ts';
import { verifyPassword } from '#platform/passwords.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { giveBackLoginTry, takeLoginTry } from './login-limit.ts';
import { checkSecondFactor } from './second-factor.ts';
import {
  deleteOldSessions,
  endOverdue,
  endSessions,
  insertSession,
  isKnownDevice,
  rememberDevice,
  selectLiveSessions,
  selectLiveToken,
  selectSession,
  touchSession,
} from './session-store.ts';
import type { StaffActor, Visitor } from './staff.ts';
import { lockForLogin, lockUser, selectForLogin } from './user-store.ts';

export type Login = {
  username: string;
  password: string;
  /** The second factor's, when one is asked for. */
  code: string;
  /** The user was told of a session elsewhere, and wants it ended. */
  endOther: boolean;
};

/** What this browser holds from before. */
export type HeldTokens = { session: string | undefined; device: string | undefined };

export type LoginOutcome =
  | { kind: 'unknown-user' | 'wrong-password' | 'non-admin' | 'code-needed' | 'wrong-code' | 'elsewhere' }
  | { kind: 'already-here' }
  | { kind: 'logged-in'; sessionToken: string; deviceToken: string };

type LoginUser = NonNullable<Awaited<ReturnType<typeof selectForLogin>>>;

/** A live session is this browser's own, or stands in the way unless the user wants it ended. */
function answerTo(live: Buffer, { endOther }: Login, { session }: HeldTokens): LoginOutcome | undefined {
  if (session && live.equals(hashOf(session))) return { kind: 'already-here' };
  return endOther ? undefined : { kind: 'elsewhere' };
}

async function openSession(
  db: Db,
  user: LoginUser,
  login: Login,
  held: HeldTokens,
  visitor: Visitor,
  spendCode: (tx: Tx) => Promise<boolean>,
): Promise<LoginOutcome> {
  return db.transaction(async (tx) => {
    // Of many logins of one user at once, each waits for the one before it; and a password or a right that was changed
    // while this one was being checked counts.
    const now = await lockForLogin(tx, user.id);
    if (now?.passwordHash !== user.passwordHash || now.adminStatus !== 'Admin')
      return { kind: 'wrong-password' };
    await endOverdue(tx, user.id);
    const live = await selectLiveToken(tx, user.id);
    const answer = live && answerTo(live, login, held);
    if (answer) return answer;
    if (!(await spendCode(tx))) return { kind: 'wrong-code' };
    if (live) await endSessions(tx, user.id, 'ended-at-login');
    const [sessionToken, deviceToken] = [newToken(), held.device ?? newToken()];
    await insertSession(tx, user.id, hashOf(sessionToken), visitor);
    await rememberDevice(tx, hashOf(deviceToken), user.id);
    await noteActivity(tx, {
      actorId: user.id,
      actorName: user.name,
      action: 'login',
      fromAddress: visitor.fromAddress,
      detail: live ? { ended: 'the session elsewhere' } : {},
    });
    return { kind: 'logged-in', sessionToken, deviceToken };
  });
}

/** A name that is nobody's is not kept: it may have been a password in the wrong field. */
async function noteRefusal(
  db: Queryable,
  user: LoginUser | undefined,
  reason: string,
  visitor: Visitor,
): Promise<void> {
  await noteActivity(db, {
    action: 'login-refused',
    subjectKind: 'user',
    subjectId: user?.id ?? '',
    subjectName: user?.username ?? '',
    fromAddress: visitor.fromAddress,
    detail: { reason },
  });
}

/**
 * The order of checks is the contract's: a password is always verified, and whatever tells of rights, codes or sessions
 * is said only after a right one.
 */
export async function logIn(db: Db, login: Login, held: HeldTokens, visitor: Visitor): Promise<LoginOutcome> {
  const username = login.username.trim().toLowerCase();
  const device = held.device ? hashOf(held.device) : undefined;
  const isKnown = device !== undefined && (await isKnownDevice(db, device, username));
  const taken = await takeLoginTry(
    db,
    username,
    isKnown ? device.toString('hex') : undefined,
    visitor.fromAddress,
  );
  const user = await selectForLogin(db, username);
  const refuse = async (kind: 'unknown-user' | 'wrong-password' | 'wrong-code'): Promise<LoginOutcome> => {
    await noteRefusal(db, user, kind, visitor);
    return { kind };
  };
  const isRight = await verifyPassword(user?.passwordHash, login.password);
  if (!user) return refuse('unknown-user');
  if (!isRight) return refuse('wrong-password');
  if (user.adminStatus !== 'Admin') {
    await giveBackLoginTry(db, taken);
    await noteRefusal(db, user, 'non-admin', visitor);
    return { kind: 'non-admin' };
  }
  const factor = await checkSecondFactor(db, user, login.code);
  if (factor === 'wrong') return refuse('wrong-code');
  await giveBackLoginTry(db, taken);
  return factor === 'needed' ? { kind: 'code-needed' } : openSession(db, user, login, held, visitor, factor);
}

/**
 * Who this browser's token speaks for; nobody where it is unknown, over, or its user no longer an Admin. What a page asks
 * for by itself keeps no session alive.
 */
export async function resumeSession(
  db: Db,
  token: string | undefined,
  visitor: Visitor,
  { isUnattended = false } = {},
): Promise<StaffActor | undefined> {
  if (!token) return undefined;
  const found = await selectSession(db, hashOf(token));
  if (!found) return undefined;
  const { isOver, seenLately, ...user } = found;
  if (isOver || user.adminStatus !== 'Admin') {
    await db.transaction((tx) => endOverdue(tx, user.id));
    return undefined;
  }
  if (!seenLately && !isUnattended) await touchSession(db, user.sessionId);
  return { ...user, fromAddress: visitor.fromAddress } as StaffActor;
}

/** Whether a token still opens the door. Asking is not using: whoever only watches is idle. */
export async function isSessionLive(db: Queryable, token: string | undefined): Promise<boolean> {
  const found = token ? await selectSession(db, hashOf(token)) : undefined;
  return found !== undefined && !found.isOver && found.adminStatus === 'Admin' && !found.mustChangePassword;
}

export async function logOut(db: Db, actor: StaffActor): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, actor.id, 'logout');
    await noteActivity(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'logout',
      fromAddress: actor.fromAddress,
    });
  });
}

export type LiveSession = {
  userId: string;
  name: string;
  username: string;
  createdAt: Date;
  lastSeenAt: Date;
  fromAddress: string;
  userAgent: string;
};

export async function listLiveSessions(db: Queryable, _actor: StaffActor): Promise<LiveSession[]> {
  const rows = await selectLiveSessions(db);
  return rows.map((row) => ({ ...row, userId: String(row.userId) }));
}

/** Ends another user's session; false where there was none. One's own is ended by logging out. */
export async function endSessionOf(db: Db, actor: StaffActor, userId: string): Promise<boolean> {
  if (!rowId.test(userId) || userId === actor.id) return false;
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const ended = user !== undefined && (await endSessions(tx, userId, 'ended-by-admin'));
    if (ended)
      await noteActivity(tx, {
        actorId: actor.id,
        actorName: actor.name,
        action: 'session-ended',
        subjectKind: 'user',
        subjectId: userId,
        subjectName: user.name,
        fromAddress: actor.fromAddress,
      });
    return ended;
  });
}

const rememberedMs = 90 * 24 * 3600_000;

/** What is worth keeping of a session is in the activity log. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.transaction((tx) => deleteOldSessions(tx, new Date(now.getTime() - rememberedMs)));
}

import { noteActivity } from '#domain/activity/activity-service.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { slash64Of } from '#platform/http/client-address.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { verifyPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import {
  clearLoginTries,
  consumeLoginTry,
  giveBackLoginTry,
  orGiveBack,
  takeCodeTry,
} from './login-limit.ts';
import { oneLoginAtATime } from './login-queue.ts';
import { checkSecondFactor, hasFactor } from './second-factor.ts';
import {
  endOverdue,
  endSessions,
  insertSession,
  rememberDevice,
  selectDevice,
  selectLiveToken,
} from './session-store.ts';
import type { Visitor } from './staff.ts';
import { lockForLogin, selectForLogin } from './user-store.ts';

export type Login = {
  username: string;
  password: string;
  /** The code of the second factor; empty at first. */
  code: string;
  /** The user chose to end the session elsewhere. */
  endOther: boolean;
};

/** The tokens in this browser's cookies. */
export type HeldTokens = { session: string | undefined; device: string | undefined };

export type LoginOutcome =
  | { kind: 'unknown-user' | 'wrong-password' | 'non-admin' | 'code-needed' | 'wrong-code' | 'elsewhere' }
  | { kind: 'already-logged-in' }
  | { kind: 'logged-in'; sessionToken: string; deviceToken: string };

/** Strict replies do not reveal which usernames exist. */
export const shownKind = ({ kind }: LoginOutcome, strict: boolean): LoginOutcome['kind'] =>
  strict && kind === 'unknown-user' ? 'wrong-password' : kind;

type Parts = { db: Db; encryption: Encryption };

type LoginUser = NonNullable<Awaited<ReturnType<typeof selectForLogin>>>;

/** A live session elsewhere refuses the login, unless the user chose to end it. */
function answerTo(live: Buffer, { endOther }: Login, { session }: HeldTokens): LoginOutcome | undefined {
  if (session && live.equals(hashOf(session))) return { kind: 'already-logged-in' };
  return endOther ? undefined : { kind: 'elsewhere' };
}

/** Refuses when the user was changed while the password was verified. */
function refusalSince(user: LoginUser, now: LoginUser | undefined): LoginOutcome | undefined {
  if (now?.passwordHash !== user.passwordHash || now.adminStatus !== 'Admin')
    return { kind: 'wrong-password' };
  return hasFactor(now) && !hasFactor(user) ? { kind: 'code-needed' } : undefined;
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
    // Serialises concurrent logins of one user.
    const refusal = refusalSince(user, await lockForLogin(tx, user.id));
    if (refusal) return refusal;
    await endOverdue(tx, user.id);
    const live = await selectLiveToken(tx, user.id);
    const answer = live && answerTo(live, login, held);
    if (answer) return answer;
    if (!(await spendCode(tx))) return { kind: 'wrong-code' };
    if (live) await endSessions(tx, user.id, 'ended-at-login');
    const [sessionToken, deviceToken] = [newToken(), held.device ?? newToken()];
    await insertSession(tx, user.id, hashOf(sessionToken), visitor);
    await rememberDevice(tx, hashOf(deviceToken), user.id, hasFactor(user));
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

/** An unknown username is not logged, because it may be a password in the wrong field. */
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

type KnownDevice = { key: string; hasPassedSecondFactor: boolean };

async function findDevice(
  db: Queryable,
  token: string | undefined,
  username: string,
): Promise<KnownDevice | undefined> {
  if (!token) return undefined;
  const tokenHash = hashOf(token);
  const found = await selectDevice(db, tokenHash, username);
  return found && { key: tokenHash.toString('hex'), ...found };
}

/** Checks the second factor, with its own budget. An empty code does not count as a try. */
async function checkCode(parts: Parts, user: LoginUser, code: string, device: KnownDevice | undefined) {
  if (!hasFactor(user) || !code.trim()) return checkSecondFactor(parts, user, code);
  const { db } = parts;
  const taken = await takeCodeTry(db, user.id, device?.hasPassedSecondFactor ? device.key : undefined);
  const factor = await orGiveBack(db, taken, checkSecondFactor(parts, user, code));
  if (factor !== 'wrong') await clearLoginTries(db, taken);
  return factor;
}

type Asked = { held: HeldTokens; visitor: Visitor; device: KnownDevice | undefined };

/**
 * Checks in the contract's order: the password is always verified, and rights, codes and sessions are revealed only
 * after a correct one.
 */
export async function logIn(
  parts: Parts,
  login: Login,
  held: HeldTokens,
  visitor: Visitor,
): Promise<LoginOutcome> {
  const username = login.username.trim().toLowerCase();
  const device = await findDevice(parts.db, held.device, username);
  const work = () => check(parts, login, { held, visitor, device });
  if (device) return oneLoginAtATime('account', `login:${device.key}`, work);
  const atAddress = () => oneLoginAtATime('address', slash64Of(visitor.fromAddress), work);
  return oneLoginAtATime('account', `login:${username}`, atAddress);
}

async function check(parts: Parts, login: Login, { held, visitor, device }: Asked): Promise<LoginOutcome> {
  const { db } = parts;
  const username = login.username.trim().toLowerCase();
  const taken = await consumeLoginTry(db, username, device?.key, visitor.fromAddress);
  const user = await selectForLogin(db, username);
  const refuse = async (kind: 'unknown-user' | 'wrong-password' | 'wrong-code'): Promise<LoginOutcome> => {
    await noteRefusal(db, user, kind, visitor);
    return { kind };
  };
  const asker = device ? 'staff' : 'stranger';
  const isRight = await orGiveBack(db, taken, verifyPassword(user?.passwordHash, login.password, asker));
  if (!user) return refuse('unknown-user');
  if (!isRight) return refuse('wrong-password');
  if (user.adminStatus !== 'Admin') {
    await giveBackLoginTry(db, taken);
    await noteRefusal(db, user, 'non-admin', visitor);
    return { kind: 'non-admin' };
  }
  const factor = await orGiveBack(db, taken, checkCode(parts, user, login.code, device));
  if (factor === 'wrong') return refuse('wrong-code');
  if (factor === 'needed') {
    await giveBackLoginTry(db, taken);
    return { kind: 'code-needed' };
  }
  await clearLoginTries(db, taken);
  return openSession(db, user, login, held, visitor, factor);
}

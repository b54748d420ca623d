import { timingSafeEqual } from 'node:crypto';
import { noteActivity } from '#domain/activity/activity-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { lockFirstAdmin, selectSetupToken, storeSetupToken } from './first-admin-store.ts';
import type { Visitor } from './staff.ts';
import { countUsers, insertUser } from './user-store.ts';

export type FirstAdmin = { username: string; password: string };

/** 20 characters from 32 random bytes, in groups that are easy to copy. */
const newPassword = () => (newToken().replaceAll(/[-_]/g, '').slice(0, 20).match(/.{5}/g) ?? []).join('-');

const hasNoUser = async (db: Queryable): Promise<boolean> => (await countUsers(db)) === 0;

/**
 * The token for creating the first user, shown only in the log of the process that made it. Each start makes a new one,
 * so a lost token costs a restart. `undefined` when there are users.
 */
export async function makeSetupToken(db: Queryable): Promise<string | undefined> {
  if (!(await hasNoUser(db))) return undefined;
  const token = newToken();
  await storeSetupToken(db, hashOf(token));
  return token;
}

/** A token in the environment replaces the one in the database. */
async function opensSetup(db: Queryable, given: string, configured: string | undefined): Promise<boolean> {
  const wanted = configured ? hashOf(configured) : await selectSetupToken(db);
  return wanted !== undefined && timingSafeEqual(wanted, hashOf(given));
}

/** At the agency's mail domain, because a username is a mail address. */
async function firstUsername(db: Db): Promise<string> {
  const { email } = await readSettings(db);
  return `admin@${email.split('@').at(-1)?.toLowerCase()}`;
}

export type SetupEnv = Pick<Env, 'NODE_ENV' | 'SETUP_TOKEN'>;

/** Works only while there is no user. Outside development it needs the setup token. */
export async function createFirstAdmin(
  db: Db,
  token: string,
  { NODE_ENV, SETUP_TOKEN }: SetupEnv,
  visitor: Visitor,
): Promise<FirstAdmin> {
  const username = await firstUsername(db);
  const needsToken = NODE_ENV !== 'development' || SETUP_TOKEN !== undefined;
  if (!(await hasNoUser(db))) throw new Failure('conflict', staffMessages.firstAdmin.notNeeded);
  if (needsToken && !(await opensSetup(db, token, SETUP_TOKEN)))
    throw new Failure('setup_token_needed', staffMessages.firstAdmin.tokenNeeded);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Serialises concurrent requests, so that only one finds no user.
    await lockFirstAdmin(tx);
    if (!(await hasNoUser(tx))) throw new Failure('conflict', staffMessages.firstAdmin.notNeeded);
    const id = await insertUser(tx, {
      name: 'Admin',
      username,
      designation: '',
      address: '',
      passwordHash,
      adminStatus: 'Admin',
      mustChangePassword: true,
    });
    await noteActivity(tx, {
      action: 'first-admin-created',
      subjectKind: 'user',
      subjectId: id ?? '',
      subjectName: username,
      fromAddress: visitor.fromAddress,
    });
    return { username, password };
  });
}

/** For the command line: an Admin who must change the password; `undefined` when the username is taken. */
export async function createAdminAtTheConsole(
  db: Db,
  { username, name }: { username: string; name: string },
): Promise<string | undefined> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = await insertUser(tx, {
      name,
      username: username.toLowerCase(),
      designation: '',
      address: '',
      passwordHash,
      adminStatus: 'Admin',
      mustChangePassword: true,
    });
    if (id === undefined) return undefined;
    await noteActivity(tx, {
      actorName: 'the console',
      action: 'user-created',
      subjectKind: 'user',
      subjectId: id,
      subjectName: name,
      detail: { username: username.toLowerCase() },
    });
    return password;
  });
}

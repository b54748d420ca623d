import { timingSafeEqual } from 'node:crypto';
import { noteActivity } from '#domain/activity/activity-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { lockFirstAdmin, selectSetupToken, storeSetupToken } from './first-admin-store.ts';
import type { Visitor } from './staff.ts';
import { countUsers, insertUser } from './user-store.ts';

export type FirstAdmin = { username: string; password: string };

/** 20 letters from 32 bytes of chance, in groups that can be copied by hand. */
const newPassword = () => (newToken().replaceAll(/[-_]/g, '').slice(0, 20).match(/.{5}/g) ?? []).join('-');

const hasNoUser = async (db: Queryable): Promise<boolean> => (await countUsers(db)) === 0;

/**
 * The token that opens the creation of the first user; for the log of the process that made it, and nobody else. Each
 * start makes a new one, so that a lost line costs a restart. Nothing where there are users.
 */
export async function makeSetupToken(db: Queryable): Promise<string | undefined> {
  if (!(await hasNoUser(db))) return undefined;
  const token = newToken();
  await storeSetupToken(db, hashOf(token));
  return token;
}

/** With a token of our own choosing, the one in the database does not count. */
async function opensSetup(db: Queryable, given: string, configured: string | undefined): Promise<boolean> {
  const wanted = configured ? hashOf(configured) : await selectSetupToken(db);
  return wanted !== undefined && timingSafeEqual(wanted, hashOf(given));
}

type Setup = {
  username: string;
  /** What the person typed, where a token is asked for at all. */
  token: string;
  /** Of the environment. */
  configuredToken: string | undefined;
  needsToken: boolean;
};

/** Works once, while there is no user at all. */
export async function createFirstAdmin(db: Db, setup: Setup, visitor: Visitor): Promise<FirstAdmin> {
  const { username, needsToken } = setup;
  if (!(await hasNoUser(db))) throw new Failure('conflict', staffMessages.firstAdmin.notNeeded);
  if (needsToken && !(await opensSetup(db, setup.token, setup.configuredToken)))
    throw new Failure('setup_token_needed', staffMessages.firstAdmin.tokenNeeded);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Of fifty at once one finds an empty house.
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

/** For whoever sits at the server: an Admin with a password to be changed; nothing where the username is taken. */
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

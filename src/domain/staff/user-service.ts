import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { clearPasswordTries } from './login-limit.ts';
import { passwordFault } from './password-policy.ts';
import { voidResets } from './reset-store.ts';
import { endSessions, forgetDevices } from './session-store.ts';
import type { AdminStatus, NewStaffUser, StaffActor, StaffUser } from './staff.ts';
import {
  countUsers,
  deleteUser,
  insertUser,
  lockOtherAdmins,
  lockUser,
  lockUsername,
  selectIdByUsername,
  selectNames,
  selectUser,
  selectUsers,
  updateUser,
} from './user-store.ts';

const pageSize = 10;

export type UserPage = { users: StaffUser[]; page: number; lastPage: number };

export async function listUsers(
  db: Queryable,
  _actor: StaffActor,
  { page, search = '' }: { page: number; search?: string },
): Promise<UserPage> {
  const lastPage = Math.max(1, Math.ceil((await countUsers(db, search)) / pageSize));
  const shown = Math.min(Math.max(1, page), lastPage);
  const users = await selectUsers(db, { search, offset: (shown - 1) * pageSize, limit: pageSize });
  return { users, page: shown, lastPage };
}

/** The names of all users, for choosing and showing owners. */
export const listStaffNames = (db: Queryable, _actor: StaffActor): Promise<{ id: string; name: string }[]> =>
  selectNames(db);

/** The same for the worker's mails to the agency. */
export const namesOfStaff = (db: Queryable): Promise<{ id: string; name: string }[]> => selectNames(db);

export async function findUser(
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<StaffUser | undefined> {
  return rowId.test(id) ? selectUser(db, id) : undefined;
}

const about = (actor: StaffActor, action: Action, { id, name }: StaffUser, detail?: Record<string, string>) =>
  lineBy(actor, action, { kind: 'user', id, name }, detail);

/** New users are always Non-Admin. `undefined` when the username is taken. */
export async function createUser(
  db: Db,
  actor: StaffActor,
  user: NewStaffUser,
): Promise<StaffUser | undefined> {
  const fault = passwordFault(user.password, user);
  if (fault) throw new Failure('invalid', fault);
  const { password, ...rest } = user;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = await insertUser(tx, {
      ...rest,
      username: user.username.toLowerCase(),
      passwordHash,
      adminStatus: 'Non-Admin',
      mustChangePassword: true,
    });
    const created = id && (await selectUser(tx, id));
    if (!created) return undefined;
    await noteActivity(tx, about(actor, 'user-created', created, { username: created.username }));
    return created;
  });
}

async function lockExisting(tx: Tx, id: string): Promise<StaffUser> {
  const user = rowId.test(id) ? await lockUser(tx, id) : undefined;
  if (!user) throw new Failure('not_found', staffMessages.users.gone);
  return user;
}

/** At least one Admin must remain. */
async function assertNotLastAdmin(tx: Tx, user: StaffUser): Promise<void> {
  if (user.adminStatus === 'Admin' && (await lockOtherAdmins(tx, user.id)) === 0)
    throw new Failure('conflict', staffMessages.users.lastAdmin);
}

export async function changeRight(
  db: Db,
  actor: StaffActor,
  id: string,
  adminStatus: AdminStatus,
): Promise<StaffUser> {
  return db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    if (adminStatus === 'Non-Admin') {
      await assertNotLastAdmin(tx, user);
      await endSessions(tx, id, 'right-changed');
    }
    await updateUser(tx, id, { adminStatus });
    await noteActivity(
      tx,
      about(actor, 'user-right-changed', user, { from: user.adminStatus, to: adminStatus }),
    );
    return { ...user, adminStatus };
  });
}

export type ProfileChange = Pick<StaffUser, 'name' | 'username' | 'designation' | 'address'>;

export async function updateProfile(
  db: Db,
  actor: StaffActor,
  id: string,
  change: ProfileChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    const username = change.username.toLowerCase();
    await lockUsername(tx, username);
    const holder = await selectIdByUsername(tx, username);
    if (holder !== undefined && holder !== id) throw new Failure('conflict', staffMessages.users.exists);
    await updateUser(tx, id, { ...change, username });
    if (username !== user.username) await voidResets(tx, id);
    const changed = Object.entries({ ...change, username }).filter(
      ([field, value]) => user[field as keyof ProfileChange] !== value,
    );
    await noteActivity(tx, about(actor, 'user-updated', user, Object.fromEntries(changed)));
  });
}

/** The user must change a password set by an Admin at the next login; all their sessions end. */
export async function resetPasswordOf(
  db: Db,
  actor: StaffActor,
  id: string,
  password: string,
): Promise<void> {
  // One's own password is changed with the present one, so that an unattended browser cannot change it.
  if (id === actor.id) throw new Failure('conflict', staffMessages.users.ownPassword);
  const known = await findUser(db, actor, id);
  if (!known) throw new Failure('not_found', staffMessages.users.gone);
  const fault = passwordFault(password, known);
  if (fault) throw new Failure('invalid', fault);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    await updateUser(tx, id, { passwordHash, mustChangePassword: true });
    await endSessions(tx, id, 'password-changed');
    await voidResets(tx, id);
    await forgetDevices(tx, id);
    await clearPasswordTries(tx, user.username);
    await noteActivity(tx, about(actor, 'password-reset-by-admin', user));
  });
}

export async function removeUser(db: Db, actor: StaffActor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    if (id === actor.id) throw new Failure('conflict', staffMessages.users.ownAccount);
    await assertNotLastAdmin(tx, user);
    await deleteUser(tx, id);
    await noteActivity(tx, about(actor, 'user-deleted', user, { username: user.username }));
  });
}

import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { type Area, areas, assertArea, hasArea } from './areas.ts';
import { clearPasswordTries } from './login-limit.ts';
import { passwordFault } from './password-policy.ts';
import { voidResets } from './reset-store.ts';
import { endSessions, forgetDevices } from './session-store.ts';
import type { AdminStatus, NewStaffUser, StaffActor, StaffUser } from './staff.ts';
import { profileRevision } from './staff-input.ts';
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
  actor: StaffActor,
  { page, search = '' }: { page: number; search?: string },
): Promise<UserPage> {
  assertArea(actor, 'users');
  const lastPage = Math.max(1, Math.ceil((await countUsers(db, search)) / pageSize));
  const shown = Math.min(Math.max(1, page), lastPage);
  const users = await selectUsers(db, { search, offset: (shown - 1) * pageSize, limit: pageSize });
  return { users, page: shown, lastPage };
}

/** The names of all users, for choosing and showing owners. */
export const listStaffNames = (db: Queryable, _actor: StaffActor): Promise<{ id: string; name: string }[]> =>
  selectNames(db);

/** The name alone, because a staff member who assigns an enquiry may have no right to manage users. */
export async function findStaffName(
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<string | undefined> {
  return rowId.test(id) ? (await selectUser(db, id))?.name : undefined;
}

/** The same for the worker's mails to the agency. */
export const namesOfStaff = (db: Queryable): Promise<{ id: string; name: string }[]> => selectNames(db);

export async function findUser(db: Queryable, actor: StaffActor, id: string): Promise<StaffUser | undefined> {
  assertArea(actor, 'users');
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
  assertArea(actor, 'users');
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

/** At least one Admin must remain, and at least one who may manage users. */
async function assertNotLastAdmin(tx: Tx, user: StaffUser): Promise<void> {
  if (user.adminStatus !== 'Admin') return;
  const others = await lockOtherAdmins(tx, user.id);
  if (others.length === 0) throw new Failure('conflict', staffMessages.users.lastAdmin);
  if (hasArea(user, 'users') && !others.some((other) => hasArea(other, 'users')))
    throw new Failure('conflict', staffMessages.areas.lastUsersAdmin);
}

export async function changeRight(
  db: Db,
  actor: StaffActor,
  id: string,
  adminStatus: AdminStatus,
): Promise<StaffUser> {
  assertArea(actor, 'users');
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

/** Changes what an Admin may do. The last Admin with the area of users cannot lose it. */
export async function changeAreas(
  db: Db,
  actor: StaffActor,
  id: string,
  chosen: readonly Area[],
): Promise<StaffUser> {
  assertArea(actor, 'users');
  const next = areas.filter((area) => chosen.includes(area));
  if (next.length === 0) throw new Failure('invalid', staffMessages.areas.noneChosen);
  return db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    if (hasArea(user, 'users') && !next.includes('users')) await assertNotLastAdmin(tx, user);
    await updateUser(tx, id, { areas: next });
    await noteActivity(
      tx,
      about(actor, 'user-areas-changed', user, { from: user.areas.join(', '), to: next.join(', ') }),
    );
    return { ...user, areas: next };
  });
}

export type ProfileChange = Pick<StaffUser, 'name' | 'username' | 'designation' | 'address'>;

/** Without an expected revision it overwrites what is stored, as the contract's call does. Returns the new revision. */
export async function updateProfile(
  db: Db,
  actor: StaffActor,
  id: string,
  { expectedRevision, ...change }: ProfileChange & { expectedRevision?: string | undefined },
): Promise<string> {
  assertArea(actor, 'users');
  return db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    if (expectedRevision !== undefined && expectedRevision !== profileRevision(user))
      throw new Failure('conflict', staffMessages.users.changedMeanwhile);
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
    return profileRevision({ ...change, username });
  });
}

/** The user must change a password set by an Admin at the next login; all their sessions end. */
export async function resetPasswordOf(
  db: Db,
  actor: StaffActor,
  id: string,
  password: string,
): Promise<void> {
  assertArea(actor, 'users');
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
  assertArea(actor, 'users');
  await db.transaction(async (tx) => {
    const user = await lockExisting(tx, id);
    if (id === actor.id) throw new Failure('conflict', staffMessages.users.ownAccount);
    await assertNotLastAdmin(tx, user);
    await deleteUser(tx, id);
    await noteActivity(tx, about(actor, 'user-deleted', user, { username: user.username }));
  });
}

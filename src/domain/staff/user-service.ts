import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { type Area, areas, assertArea, assertGrantable, hasEveryAreaOf } from './areas.ts';
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
  lockUsername,
  lockWithAdmins,
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

/** New users are always Non-Admin, with the areas of the actor. `undefined` when the username is taken. */
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
      areas: actor.areas,
    });
    const created = id && (await selectUser(tx, id));
    if (!created) return undefined;
    await noteActivity(tx, about(actor, 'user-created', created, { username: created.username }));
    return created;
  });
}

type Managed = { user: StaffUser; actorNow: StaffUser; otherAdmins: StaffUser[] };

/**
 * Locks the account that is to be changed. An account gives its areas to whoever holds it, so only an Admin with all of
 * them may change it; one's own may always be changed.
 */
async function lockManaged(tx: Tx, actor: StaffActor, id: string): Promise<Managed> {
  const locked = rowId.test(id) ? await lockWithAdmins(tx, [id, actor.id]) : [];
  const user = locked.find((one) => one.id === id);
  if (!user) throw new Failure('not_found', staffMessages.users.gone);
  // The actor's areas may have been taken away since the session was checked.
  const actorNow = locked.find((one) => one.id === actor.id) ?? { ...actor, areas: [] };
  assertArea(actorNow, 'users');
  if (id !== actor.id && !hasEveryAreaOf(actorNow, user))
    throw new Failure('forbidden', staffMessages.areas.hasMore(user.name));
  const otherAdmins = locked.filter((one) => one.id !== id && one.adminStatus === 'Admin');
  return { user, actorNow, otherAdmins };
}

/**
 * At least one Admin must remain, one who may manage users, and one who can give every area. `remaining` are the areas
 * that the user keeps.
 */
function assertNotLastAdmin({ user, otherAdmins }: Managed, remaining: readonly Area[] = []): void {
  if (user.adminStatus !== 'Admin') return;
  if (remaining.length === 0 && otherAdmins.length === 0)
    throw new Failure('conflict', staffMessages.users.lastAdmin);
  const left = [{ areas: remaining }, ...otherAdmins];
  const isLastWith = (needed: readonly Area[]) =>
    hasEveryAreaOf(user, { areas: needed }) && !left.some((one) => hasEveryAreaOf(one, { areas: needed }));
  if (isLastWith(['users'])) throw new Failure('conflict', staffMessages.areas.lastUsersAdmin);
  if (isLastWith(areas)) throw new Failure('conflict', staffMessages.areas.lastFullAdmin);
}

export async function changeRight(
  db: Db,
  actor: StaffActor,
  id: string,
  adminStatus: AdminStatus,
): Promise<StaffUser> {
  assertArea(actor, 'users');
  return db.transaction(async (tx) => {
    const managed = await lockManaged(tx, actor, id);
    const { user } = managed;
    if (adminStatus === 'Non-Admin') {
      assertNotLastAdmin(managed);
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

/** Changes what an Admin may do. Nobody gives an area that they lack, and the last Admin with every area keeps them. */
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
    const managed = await lockManaged(tx, actor, id);
    const { user, actorNow } = managed;
    assertGrantable(actorNow, next);
    assertNotLastAdmin(managed, next);
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
    const { user } = await lockManaged(tx, actor, id);
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
    const { user } = await lockManaged(tx, actor, id);
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
    const managed = await lockManaged(tx, actor, id);
    const { user } = managed;
    if (id === actor.id) throw new Failure('conflict', staffMessages.users.ownAccount);
    assertNotLastAdmin(managed);
    await deleteUser(tx, id);
    await noteActivity(tx, about(actor, 'user-deleted', user, { username: user.username }));
  });
}

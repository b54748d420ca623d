import type { StaffUser } from '#domain/staff/staff.ts';
import {
  changeRightInput,
  deleteUserInput,
  newUserInput,
  resetByAdminInput,
  updateUserInput,
} from '#domain/staff/staff-input.ts';
import * as users from '#domain/staff/user-service.ts';
import { failureText, staffMessages } from '#messages.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { storable } from '#platform/text.ts';
import type { StaffHandler } from './handler.ts';
import { reply } from './reply.ts';

/** `2026-11-15` as `15/11/2026`, as the contract writes days. */
const dayMonthYear = (day: string) => day.split('-').reverse().join('/');

const toUserView = ({ id, adminStatus, entryDate, name, username, designation, address }: StaffUser) => ({
  _id: id,
  adminStatus,
  entryDate: dayMonthYear(entryDate),
  name,
  username,
  designation,
  address,
});

/** By contract some calls answer a refusal as a flag with its text and status 200. Other errors are thrown. */
async function refusalTextOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (!['invalid', 'conflict', 'not_found'].includes(failure.code)) throw error;
    return failure.userText ?? failureText[failure.code];
  }
}

export const readUsers: StaffHandler = async ({ db }, { query }, actor) => {
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  const found = await users.listUsers(db, actor, {
    page,
    search: storable(query.get('search') ?? ''),
  });
  return reply.users(found.users.map(toUserView), found.lastPage);
};

export const createUser: StaffHandler = async ({ db }, { fields }, actor) => {
  const user = parseInput(newUserInput, fields);
  let created: StaffUser | undefined;
  const refusal = await refusalTextOf(async () => {
    created = await users.createUser(db, actor, user);
  });
  if (refusal !== undefined) return reply.userNotCreated(refusal);
  return created ? reply.userCreated(created.name) : reply.userExists();
};

export const getUserRight: StaffHandler = async ({ db }, { query }, actor) => {
  const user = await users.findUser(db, actor, query.get('id') ?? '');
  if (!user) throw new Failure('not_found', staffMessages.users.gone);
  return reply.userRight(user.username, user.adminStatus);
};

export const changeUserRight: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id, adminStatus } = parseInput(changeRightInput, fields);
  const user = await users.changeRight(db, actor, id, adminStatus);
  return reply.userRightChanged(user.name, adminStatus);
};

export const changePasswordByAdmin: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id, password } = parseInput(resetByAdminInput, fields);
  const refusal = await refusalTextOf(() => users.resetPasswordOf(db, actor, id, password));
  return refusal === undefined ? reply.passwordReset() : reply.passwordNotReset(refusal);
};

export const getUserUpdateData: StaffHandler = async ({ db }, { query }, actor) => {
  const user = await users.findUser(db, actor, query.get('id') ?? '');
  return reply.userUpdateData(
    user && {
      n_name: user.name,
      n_username: user.username,
      n_designation: user.designation,
      n_address: user.address,
    },
  );
};

export const updateUser: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id, ...change } = parseInput(updateUserInput, fields);
  const refusal = await refusalTextOf(() => users.updateProfile(db, actor, id, change));
  return refusal === undefined ? reply.userUpdated() : reply.userNotUpdated(refusal);
};

export const getUserDeleteData: StaffHandler = async ({ db }, { query }, actor) => {
  const user = await users.findUser(db, actor, query.get('id') ?? '');
  return reply.userDeleteData(user && { name: user.name, username: user.username });
};

export const deleteUser: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id } = parseInput(deleteUserInput, fields);
  const refusal = await refusalTextOf(() => users.removeUser(db, actor, id));
  return refusal === undefined ? reply.userDeleted() : reply.userNotDeleted(refusal);
};

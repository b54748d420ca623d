import { done, refused } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent, staffIntents } from '#app/staff/shell/intents.ts';
import { wordUnexpected } from '#app/staff/shell/staff-action.ts';
import { endSessionOf } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import {
  changeAreasInput,
  changeRightInput,
  deleteUserInput,
  newUserInput,
  resetByAdminInput,
  updateUserInput,
} from '#domain/staff/staff-input.ts';
import * as users from '#domain/staff/user-service.ts';
import { failureText, staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { staffUsersContent as content } from './texts.ts';
import type { UserIntent } from './user-intent.ts';
import type { CreatedUser, UpdatedUser } from './user-view.ts';

const { users: messages } = staffMessages;

type Value = CreatedUser | UpdatedUser | undefined;

/** The contract puts its own words before the reason why a user was not created. */
async function createOrSayWhyNot(db: Db, actor: StaffActor, user: Parameters<typeof users.createUser>[2]) {
  try {
    return await users.createUser(db, actor, user);
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code !== 'invalid') throw error;
    throw new Failure(code, messages.error(userText ?? failureText[code]));
  }
}

const handlers: Record<UserIntent, StaffIntent<Value>> = {
  add: intent(newUserInput, ({ db, actor }, user) =>
    wordUnexpected(messages.failed, async () => {
      const created = await createOrSayWhyNot(db, actor, user);
      if (!created) return refused('conflict', messages.exists);
      const { id, name } = created;
      return done(messages.created(name), { id, name });
    }),
  ),
  role: intent(changeRightInput, async ({ db, actor }, { id, adminStatus }) => {
    const { name } = await users.changeRight(db, actor, id, adminStatus);
    return done(messages.rightChanged(name, adminStatus));
  }),
  areas: intent(changeAreasInput, async ({ db, actor }, { id, chosen }) => {
    const { name } = await users.changeAreas(db, actor, id, chosen);
    return done(staffMessages.areas.changed(name));
  }),
  update: intent(updateUserInput, ({ db, actor }, { id, ...change }) =>
    wordUnexpected(messages.failed, async () => {
      const revision = await users.updateProfile(db, actor, id, change);
      return done(messages.updated, { revision });
    }),
  ),
  password: intent(resetByAdminInput, ({ db, actor }, { id, password }) =>
    wordUnexpected(messages.passwordNotChanged, async () => {
      await users.resetPasswordOf(db, actor, id, password);
      return done(messages.passwordChanged);
    }),
  ),
  delete: intent(deleteUserInput, ({ db, actor }, { id }) =>
    wordUnexpected(messages.failed, async () => {
      await users.removeUser(db, actor, id);
      return done(messages.deleted);
    }),
  ),
  // Users end their own session by logging out, which also deletes the cookie.
  'end-session': intent(textFields('userId'), async ({ db, actor }, { userId }) => {
    if (userId === actor.id) return refused('conflict', content.sessions.ownSession);
    const user = await users.findUser(db, actor, userId);
    if (!user) return refused('not_found', messages.gone);
    return (await endSessionOf(db, actor, userId))
      ? done(content.sessions.ended(user.name))
      : refused('conflict', content.sessions.over);
  }),
};

/** The action of the users' page. */
export const handleUsers = staffIntents<Value>(maxShortFormKiB, handlers);

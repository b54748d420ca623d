import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import {
  handlerOf,
  handlersByIntent,
  type RouteArgs,
  staffAction,
  wordUnexpected,
} from '#app/staff/shell/staff-action.ts';
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
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffUsersContent as content } from './texts.ts';
import type { UserIntent } from './user-intent.ts';
import type { CreatedUser, UpdatedUser } from './user-view.ts';

const { users: messages } = staffMessages;

type Value = CreatedUser | UpdatedUser | undefined;
type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult<Value>>;

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

const handlers = handlersByIntent<Handler>({
  add: (db, actor, fields) =>
    wordUnexpected(messages.failed, async () => {
      const created = await createOrSayWhyNot(db, actor, parseInput(newUserInput, fields));
      if (!created) return refused('conflict', messages.exists);
      const { id, name } = created;
      return done<Value>(messages.created(name), { id, name });
    }),
  role: async (db, actor, fields) => {
    const { id, adminStatus } = parseInput(changeRightInput, fields);
    const { name } = await users.changeRight(db, actor, id, adminStatus);
    return done(messages.rightChanged(name, adminStatus));
  },
  areas: async (db, actor, fields) => {
    const { id, chosen } = parseInput(changeAreasInput, fields);
    const { name } = await users.changeAreas(db, actor, id, chosen);
    return done(staffMessages.areas.changed(name));
  },
  update: (db, actor, fields) =>
    wordUnexpected(messages.failed, async () => {
      const { id, ...change } = parseInput(updateUserInput, fields);
      const revision = await users.updateProfile(db, actor, id, change);
      return done<Value>(messages.updated, { revision });
    }),
  password: (db, actor, fields) =>
    wordUnexpected(messages.passwordNotChanged, async () => {
      const { id, password } = parseInput(resetByAdminInput, fields);
      await users.resetPasswordOf(db, actor, id, password);
      return done(messages.passwordChanged);
    }),
  delete: (db, actor, fields) =>
    wordUnexpected(messages.failed, async () => {
      await users.removeUser(db, actor, parseInput(deleteUserInput, fields).id);
      return done(messages.deleted);
    }),
  // Users end their own session by logging out, which also deletes the cookie.
  'end-session': async (db, actor, { userId = '' }) => {
    if (userId === actor.id) return refused('conflict', content.sessions.ownSession);
    const user = await users.findUser(db, actor, userId);
    if (!user) return refused('not_found', messages.gone);
    return (await endSessionOf(db, actor, userId))
      ? done(content.sessions.ended(user.name))
      : refused('conflict', content.sessions.over);
  },
} satisfies Record<UserIntent, Handler>);

/** The action of the users' page. */
export const handleUsers = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxShortFormKiB);
    const { db } = args.context.get(pageContext);
    return handlerOf(handlers, fields.intent)(db, actor, fields);
  });

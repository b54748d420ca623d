import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { handleLogIn } from '#app/staff/login/log-in-action.ts';
import { changeOwnPassword } from '#domain/staff/account-service.ts';
import { logOut } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { ownPasswordInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import { parseInput } from '#platform/http/input.ts';
import {
  handlerOf,
  handlersByIntent,
  openAction,
  type RouteArgs,
  staffAction,
  wordUnexpected,
} from './staff-action.ts';

const { password } = staffMessages;

type Context = RouteArgs['context'];
type Handler = (
  context: Context,
  actor: StaffActor,
  fields: Fields,
  headers: Headers,
) => Promise<ActionResult>;

const handlers = handlersByIntent<Handler>({
  'change-password': (context, actor, fields) =>
    wordUnexpected(password.failed, async () => {
      const { sessionUsername, current, next } = parseInput(ownPasswordInput, fields);
      if (sessionUsername.toLowerCase() !== actor.username) return refused('conflict', password.failed);
      return (await changeOwnPassword(context.get(pageContext).db, actor, current, next))
        ? done(password.changed)
        : refused('invalid', password.wrongCurrent);
    }),
  'log-out': async (context, actor, _fields, headers) => {
    const { db, baseUrl } = context.get(pageContext);
    await logOut(db, actor);
    headers.append('set-cookie', staffCookies(baseUrl).clear(sessionCookie));
    return done('');
  },
});

/**
 * The action of the shell, for what every staff page can do. It also logs in again, because the login page's module may
 * not be loaded; nginx limits it like the login page.
 */
export async function handleSession(args: RouteArgs) {
  const read = readFields(args.request, maxShortFormKiB);
  const isLogin = await read.then(({ intent }) => intent === 'log-in').catch(() => false);
  if (isLogin) return openAction(args, async (headers) => handleLogIn(args, await read, headers));
  return staffAction(
    args,
    async (actor, headers) => {
      const fields = await read;
      return handlerOf(handlers, fields.intent)(args.context, actor, fields, headers);
    },
    { beforePasswordChange: true },
  );
}

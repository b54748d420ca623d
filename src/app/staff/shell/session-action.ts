import { pageContext } from '#app/page-context.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { logInIntent } from '#app/staff/login/log-in-action.ts';
import { changeOwnPassword } from '#domain/staff/account-service.ts';
import { logOut } from '#domain/staff/session-service.ts';
import { ownPasswordInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { maxShortFormKiB, readForm } from '#platform/http/body.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import { textFields } from '#platform/http/input.ts';
import { answerIntent, type Intent, intent, type StaffContext } from './intents.ts';
import { openAction, type RouteArgs, staffAction, wordUnexpected } from './staff-action.ts';

const { password } = staffMessages;

type Context = Pick<StaffContext, 'db' | 'baseUrl' | 'actor' | 'headers'>;

const handlers: Record<string, Intent<Context>> = {
  'change-password': intent(ownPasswordInput, ({ db, actor }, { sessionUsername, current, next }) =>
    wordUnexpected(password.failed, async () => {
      if (sessionUsername.toLowerCase() !== actor.username) return refused('conflict', password.failed);
      return (await changeOwnPassword(db, actor, current, next))
        ? done(password.changed)
        : refused('invalid', password.wrongCurrent);
    }),
  ),
  'log-out': intent(textFields(), async ({ db, baseUrl, actor, headers }) => {
    await logOut(db, actor);
    headers.append('set-cookie', staffCookies(baseUrl).clear(sessionCookie));
    return done('');
  }),
};

/**
 * The action of the shell, for what every staff page can do. It also logs in again, because the login page's module may
 * not be loaded; nginx limits it like the login page.
 */
export async function handleSession(args: RouteArgs) {
  const read = readForm(args.request, maxShortFormKiB);
  const isLogin = await read.then(({ fields }) => fields.intent === 'log-in').catch(() => false);
  if (isLogin) return openAction(args, async (headers) => logInIntent({ ...args, headers }, await read));
  return staffAction(
    args,
    async (actor, headers) => {
      const { db, baseUrl } = args.context.get(pageContext);
      return answerIntent(handlers, await read, { db, baseUrl, actor, headers });
    },
    { beforePasswordChange: true },
  );
}

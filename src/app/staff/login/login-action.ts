import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { visitorOf } from '#app/staff/login/password/visitor-of.ts';
import { handlerOf, handlersByIntent, openAction, type RouteArgs } from '#app/staff/shell/staff-action.ts';
import { createFirstAdmin } from '#domain/staff/first-admin-service.ts';
import { staffMessages } from '#messages.ts';
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { handleLogIn } from './log-in-action.ts';

type Handler = (args: RouteArgs, fields: Fields, headers: Headers) => Promise<ActionResult<unknown, string>>;

const handlers = handlersByIntent<Handler>({
  'log-in': handleLogIn,
  'create-first-admin': async ({ context }, { setupToken = '' }) => {
    const { db, loginEnv } = context.get(pageContext);
    const { username, password } = await createFirstAdmin(db, setupToken, loginEnv, visitorOf(context));
    return done(staffMessages.firstAdmin.created(username, password));
  },
});

/** The action of the login page. */
export const handleLoginPage = (args: RouteArgs) =>
  openAction(args, async (headers) => {
    const fields = await readFields(args.request, maxShortFormKiB);
    return handlerOf(handlers, fields.intent)(args, fields, headers);
  });

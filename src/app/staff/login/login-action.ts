import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { visitorOf } from '#app/staff/login/password/visitor-of.ts';
import { answerIntent, type Intent, intent } from '#app/staff/shell/intents.ts';
import { openAction, type RouteArgs } from '#app/staff/shell/staff-action.ts';
import { createFirstAdmin } from '#domain/staff/first-admin-service.ts';
import { staffMessages } from '#messages.ts';
import { maxShortFormKiB, readForm } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { type LoginContext, logInIntent } from './log-in-action.ts';
import type { LoginRefusal, LoginSuccess } from './login-outcome.ts';

const handlers: Record<string, Intent<LoginContext, LoginSuccess | undefined, LoginRefusal>> = {
  'log-in': logInIntent,
  'create-first-admin': intent(textFields('setupToken'), async ({ context }, { setupToken }) => {
    const { db, loginEnv } = context.get(pageContext);
    const { username, password } = await createFirstAdmin(db, setupToken, loginEnv, visitorOf(context));
    return done(staffMessages.firstAdmin.created(username, password));
  }),
};

/** The action of the login page. */
export const handleLoginPage = (args: RouteArgs) =>
  openAction(args, async (headers) =>
    answerIntent(handlers, await readForm(args.request, maxShortFormKiB), { ...args, headers }),
  );

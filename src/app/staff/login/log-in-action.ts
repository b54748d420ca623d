import { pageContext } from '#app/page-context.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { visitorOf } from '#app/staff/login/password/visitor-of.ts';
import { type Intent, intent } from '#app/staff/shell/intents.ts';
import { type RouteArgs, wordUnexpected } from '#app/staff/shell/staff-action.ts';
import { logIn, shownKind } from '#domain/staff/login-service.ts';
import { loginInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { deviceCookie, sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import type { LoginRefusal, LoginSuccess } from './login-outcome.ts';

const { login } = staffMessages;

export type LoginContext = RouteArgs & { headers: Headers };

const successTexts: Record<LoginSuccess, string> = {
  'logged-in': login.allowed,
  'already-logged-in': login.alreadyHere,
};

const refusals: Record<LoginRefusal, string> = {
  'unknown-user': login.unknownUser,
  'wrong-password': login.wrongPassword,
  'non-admin': login.nonAdmin,
  elsewhere: login.elsewhere,
  'code-needed': login.codeNeeded,
  'wrong-code': login.wrongCode,
};

/** Logs in and puts the cookies into the headers of the reply. */
export const logInIntent: Intent<LoginContext, LoginSuccess, LoginRefusal> = intent(
  loginInput,
  ({ request, context, headers }, input) =>
    wordUnexpected(login.noSession, async () => {
      const page = context.get(pageContext);
      const cookies = staffCookies(page.baseUrl);
      const held = {
        session: cookies.read(request, sessionCookie),
        device: cookies.read(request, deviceCookie),
      };
      const outcome = await logIn(page, input, held, visitorOf(context));
      if (outcome.kind === 'logged-in') {
        headers.append('set-cookie', cookies.set(sessionCookie, outcome.sessionToken));
        headers.append('set-cookie', cookies.setDevice(outcome.deviceToken));
      }
      const kind = shownKind(outcome, page.loginEnv.STRICT_LOGIN_REPLIES);
      return kind === 'logged-in' || kind === 'already-logged-in'
        ? done(successTexts[kind], kind)
        : refused<LoginRefusal>(kind, refusals[kind]);
    }),
);

import * as account from '#domain/staff/account-service.ts';
import { createFirstAdmin } from '#domain/staff/first-admin-service.ts';
import { type LoginOutcome, logIn } from '#domain/staff/login-service.ts';
import { logOut as endOwnSession } from '#domain/staff/session-service.ts';
import { loginInput, ownPasswordInput } from '#domain/staff/staff-input.ts';
import { Failure } from '#platform/failure.ts';
import { deviceCookie, sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Handler, StaffHandler } from './handler.ts';
import { reply } from './reply.ts';

export const createAutoAdmin: Handler = async ({ db, env }, { fields, visitor }) =>
  reply.firstAdminCreated(await createFirstAdmin(db, fields.setupToken ?? '', env, visitor));

function withCookies(response: Response, outcome: LoginOutcome, baseUrl: string): Response {
  if (outcome.kind !== 'logged-in') return response;
  const cookies = staffCookies(baseUrl);
  response.headers.append('set-cookie', cookies.set(sessionCookie, outcome.sessionToken));
  response.headers.append('set-cookie', cookies.setDevice(outcome.deviceToken));
  return response;
}

export const checkAdminUser: Handler = async (parts, { request, fields, visitor }) => {
  const { env } = parts;
  const login = parseInput(loginInput, fields);
  const cookies = staffCookies(env.BASE_URL);
  const held = { session: cookies.read(request, sessionCookie), device: cookies.read(request, deviceCookie) };
  const outcome = await logIn(parts, login, held, visitor);
  return withCookies(reply.login(outcome, env.STRICT_LOGIN_REPLIES), outcome, env.BASE_URL);
};

export const changeOwnPassword: StaffHandler = async ({ db }, { fields }, actor) => {
  const { sessionUsername, current, next } = parseInput(ownPasswordInput, fields);
  if (sessionUsername.toLowerCase() !== actor.username) return reply.ownPasswordFailed();
  const changed = await account.changeOwnPassword(db, actor, current, next);
  return changed ? reply.ownPasswordChanged() : reply.ownPasswordWrong();
};

/** The cookie identifies the user; another username is refused like a missing session. */
export const checkUserSession: StaffHandler = async (_parts, { query }, actor) => {
  if ((query.get('ssn') ?? '').toLowerCase() !== actor.username) throw new Failure('unauthenticated');
  const { name, username, adminStatus, designation, address } = actor;
  return reply.sessionUser({ name, username, adminStatus, designation, address });
};

export const logOut: StaffHandler = async ({ db, env }, _input, actor) => {
  await endOwnSession(db, actor);
  const response = reply.loggedOut();
  response.headers.append('set-cookie', staffCookies(env.BASE_URL).clear(sessionCookie));
  return response;
};

import type { FirstAdmin } from '#domain/staff/first-admin-service.ts';
import type { LoginOutcome } from '#domain/staff/session-service.ts';
import type { AdminStatus } from '#domain/staff/staff.ts';
import { failureText, messages, staffMessages } from '#messages.ts';
import { type Failure, failureStatus } from '#platform/failure.ts';

const headers = { 'cache-control': 'no-store' };

function text(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

function json(body: object): Response {
  return Response.json(body, { headers });
}

/** The contract's word for each end of a login; the last two are ours, for the second factor that it does not know. */
const loginFlags: Record<LoginOutcome['kind'], string> = {
  'unknown-user': 'User=0',
  'wrong-password': 'Pwd>-1',
  'non-admin': 'Non-Admin',
  'logged-in': 'Session:1',
  'already-here': 'Session:1+',
  elsewhere: 'Session:>1',
  'code-needed': 'Code=0',
  'wrong-code': 'Code>-1',
};

/** Where replies are strict nobody learns which names exist. */
const loginFlag = ({ kind }: LoginOutcome, strict: boolean) =>
  loginFlags[strict && kind === 'unknown-user' ? 'wrong-password' : kind];

/** The only place that knows which outcome is which flag or text. */
export const reply = {
  enquiryReceived: (reference: string) => text(messages.contact.thanks(reference)),

  publicPackages: (result: object[]) => json({ flag: result.length > 0 ? '1' : '0', result }),

  publicPackage: (found: object | undefined) => json(found ? { flag: '1', ...found } : { flag: '0' }),

  firstAdminCreated: ({ username, password }: FirstAdmin) =>
    text(staffMessages.firstAdmin.created(username, password)),

  login: (outcome: LoginOutcome, strict: boolean) => json({ flag: loginFlag(outcome, strict) }),

  ownPasswordChanged: () => json({ flag: 1 }),
  ownPasswordWrong: () => json({ flag: 0 }),
  ownPasswordFailed: () => json({ flag: '1-' }),

  loggedOut: () => json({ flag: 1 }),

  sessionUser: (user: object) => json(user),

  users: (userArray: object[], lstPg: number) => json({ userArray, lstPg }),
  userCreated: (name: string) => json({ flag: 1, payload: name }),
  userExists: () => json({ flag: 11, payload: staffMessages.users.exists }),
  userNotCreated: (payload: string) => json({ flag: 0, payload }),
  userRight: (usnm: string, usrSts: AdminStatus) => json({ usnm, usrSts }),
  userRightChanged: (name: string, status: AdminStatus) =>
    text(staffMessages.users.rightChanged(name, status)),
  passwordReset: () => json({ flag: 1, payload: staffMessages.users.passwordChanged }),
  passwordNotReset: (payload: string) => json({ flag: 'err', payload }),
  userUpdateData: (found: object | undefined) =>
    json(found ? { flag: 1, ...found, error: '' } : { flag: 0, error: staffMessages.users.gone }),
  userUpdated: () => json({ flag: 1, err: '' }),
  userNotUpdated: (err: string) => json({ flag: 'err', err }),
  userDeleteData: (found: object | undefined) => json(found ? { flag: 1, ...found } : { flag: 0 }),
  userDeleted: () => json({ flag: 1 }),
  userNotDeleted: (error: string) => json({ flag: 'err', error }),

  /** For every call alike: the status says it to machines, the text to people. */
  failure: (failure: Failure) =>
    text(failure.userText ?? failureText[failure.code], failureStatus[failure.code]),
};

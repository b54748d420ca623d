import { type Saved, savedIdHeader } from '#domain/publishing/publishing.ts';
import { savedText } from '#domain/publishing/saved-text.ts';
import type { FirstAdmin } from '#domain/staff/first-admin-service.ts';
import { type LoginOutcome, shownKind } from '#domain/staff/login-service.ts';
import type { AdminStatus } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import { type Failure, failureCodeHeader, failureStatus } from '#platform/failure.ts';
import type { CallName } from './calls.ts';

const headers = { 'cache-control': 'no-store' };

function text(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

function json(body: object, status = 200): Response {
  return Response.json(body, { headers, status });
}

/** The contract answers a new row with a text; its id is in a header. */
function writtenText(saved: Saved, words: Parameters<typeof savedText>[1]): Response {
  const response = text(savedText(saved, words));
  response.headers.set(savedIdHeader, saved.id);
  return response;
}

/** The contract's flag for each login outcome; the last two are ours, for the second factor. */
const loginFlags: Record<LoginOutcome['kind'], string> = {
  'unknown-user': 'User=0',
  'wrong-password': 'Pwd>-1',
  'non-admin': 'Non-Admin',
  'logged-in': 'Session:1',
  'already-logged-in': 'Session:1+',
  elsewhere: 'Session:>1',
  'code-needed': 'Code=0',
  'wrong-code': 'Code>-1',
};

type Refusal = (text: string) => object;

/** The failure replies of calls that answer JSON. Other calls answer text. */
const refusals: Partial<Record<CallName, Refusal>> = {
  bhutanTourPackages: () => ({ flag: '0', result: [] }),
  bhutanTourPackageDescription: () => ({ flag: '0' }),
  checkAdminUser: () => ({ flag: 'Session:-1' }),
  resetOwnPassword: () => ({ flag: '1-' }),
  checkUserSession: () => ({}),
  logout: () => ({ flag: 0 }),
  readUsers: () => ({}),
  createUser: (payload) => ({ flag: 0, payload }),
  getUserRight: () => ({}),
  changePasswordByAdmin: (payload) => ({ flag: 'err', payload }),
  getUserUpdateData: () => ({ flag: 0 }),
  updateUser: (err) => ({ flag: 'err', err }),
  getUserDeleteData: () => ({ flag: 0 }),
  deleteUser: () => ({ flag: 'err' }),
  readBlogs: () => ({}),
  getBlogUpdateData: () => ({ flag: '0' }),
  getTourPackageEditData: () => ({ result: null }),
  updateTourPackage: () => ({ flag: '-1' }),
  getTourPackageDeleteData: () => ({ flag: '0' }),
  deleteTourPackage: () => ({ flag: '0' }),
  readTourPackages: () => ({ flag: '-1' }),
};

/** Maps each outcome to its flag or text. */
export const reply = {
  enquiryReceived: (thanks: string) => text(thanks),

  publicPackages: (result: object[]) => json({ flag: result.length > 0 ? '1' : '0', result }),

  publicPackage: (found: object | undefined) => json(found ? { flag: '1', ...found } : { flag: '0' }),

  firstAdminCreated: ({ username, password }: FirstAdmin) =>
    text(staffMessages.firstAdmin.created(username, password)),

  login: (outcome: LoginOutcome, strict: boolean) => json({ flag: loginFlags[shownKind(outcome, strict)] }),

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

  blogs: (data: object[], totalPages: number, totalBlogs: number) => json({ data, totalPages, totalBlogs }),
  blogWritten: (saved: Saved) =>
    writtenText(saved, { ...staffMessages.blogs, published: staffMessages.blogs.written }),
  blogUpdateData: (found: object | undefined) => json(found ? { flag: '1', ...found } : { flag: '0' }),
  blogUpdated: (saved: Saved) =>
    text(savedText(saved, { ...staffMessages.blogs, published: staffMessages.blogs.updated })),
  blogDeleted: () => text(staffMessages.blogs.deleted),
  blogIdsDiffer: () => text(staffMessages.blogs.gone, failureStatus.invalid),

  tourPackages: (result: object[], totalTourPackages: number, totalPages: number) =>
    json({ flag: totalTourPackages > 0 ? '1' : '0', totalTourPackages, totalPages, result }),
  tourPackageCreated: (saved: Saved) =>
    writtenText(saved, { ...staffMessages.tourPackages, published: staffMessages.tourPackages.created }),
  tourPackageEditData: (result: object | null) => json({ result }),
  tourPackageUpdated: (removed: string[]) => json({ flag: '1', removed }),
  tourPackageNotUpdated: () => json({ flag: '-1' }),
  tourPackageDeleteData: (name: string | undefined) =>
    json(name === undefined ? { flag: '0' } : { flag: '1', result: name }),
  tourPackageDeleted: (isDeleted: boolean) => json({ flag: isDeleted ? '1' : '0' }),

  /** Status and code are for programs, the text is for people; in the shape of the call's other replies. */
  failure: (failure: Failure, name?: CallName) => {
    const words = failure.userText ?? failureText[failure.code];
    const status = failureStatus[failure.code];
    const refusal = name && refusals[name];
    const response = refusal ? json({ ...refusal(words), error: words }, status) : text(words, status);
    response.headers.set(failureCodeHeader, failure.code);
    return response;
  },
};

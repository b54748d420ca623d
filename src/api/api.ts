import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { resumeSession } from '#domain/staff/session-service.ts';
import type { StaffActor, Visitor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { visitorOf } from '#platform/http/client-address.ts';
import { isBackgroundRequest, sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import * as blogs from './blogs.ts';
import { type Call, type CallName, type CallNameFor, callNames, calls, isForCall } from './calls.ts';
import { receiveContactMessage } from './contact.ts';
import type { ApiParts, CallInput, Handler, StaffHandler } from './handler.ts';
import { reply } from './reply.ts';
import { changeOwnPassword, checkAdminUser, checkUserSession, createAutoAdmin, logOut } from './session.ts';
import * as packages from './tour-packages.ts';
import * as users from './users.ts';

/** Typed so that a missing handler, or one of the wrong kind, does not compile. */
const publicHandlers: Record<CallNameFor<'public'>, Handler> = {
  contactUsMessage: receiveContactMessage,
  bhutanTourPackages: packages.listBhutanPackages,
  bhutanTourPackageDescription: packages.describeBhutanPackage,
  createAutoAdmin,
  checkAdminUser,
};

const staffHandlers: Record<CallNameFor<'staff'>, StaffHandler> = {
  resetOwnPassword: changeOwnPassword,
  checkUserSession,
  logout: logOut,
  readUsers: users.readUsers,
  createUser: users.createUser,
  getUserRight: users.getUserRight,
  changeUserRight: users.changeUserRight,
  changePasswordByAdmin: users.changePasswordByAdmin,
  getUserUpdateData: users.getUserUpdateData,
  updateUser: users.updateUser,
  getUserDeleteData: users.getUserDeleteData,
  deleteUser: users.deleteUser,
  readBlogs: blogs.readBlogs,
  writeBlog: blogs.writeBlog,
  getBlogUpdateData: blogs.getBlogUpdateData,
  updateBlog: blogs.updateBlog,
  deleteBlog: blogs.deleteBlog,
  createTourPackage: packages.createTourPackage,
  getTourPackageEditData: packages.getTourPackageEditData,
  updateTourPackage: packages.updateTourPackage,
  getTourPackageDeleteData: packages.getTourPackageDeleteData,
  deleteTourPackage: packages.deleteTourPackage,
  readTourPackages: packages.readTourPackages,
};

/** Fails closed: only calls declared public need no session. */
export async function actorFor(
  { db, env }: ApiParts,
  call: Call,
  { request, visitor }: Pick<CallInput, 'request' | 'visitor'>,
): Promise<StaffActor | undefined> {
  if (call.access === 'public') return undefined;
  const token = staffCookies(env.BASE_URL).read(request, sessionCookie);
  const actor = await resumeSession(db, token, visitor, {
    isBackgroundRequest: isBackgroundRequest(request),
  });
  if (!actor) throw new Failure('unauthenticated');
  if (actor.mustChangePassword && !call.beforePasswordChange)
    throw new Failure('forbidden', staffMessages.password.mustChange);
  return actor;
}

async function answer(
  parts: ApiParts,
  name: CallName,
  request: Request,
  visitor: Visitor,
): Promise<Response> {
  const call: Call = calls[name];
  const actor = await actorFor(parts, call, { request, visitor });
  const query = new URL(request.url).searchParams;
  const fields = call.method === 'POST' ? await readFields(request, call.bodyKiB ?? maxShortFormKiB) : {};
  const input = { request, query, fields, visitor };
  if (Object.hasOwn(publicHandlers, name))
    return publicHandlers[name as keyof typeof publicHandlers](parts, input);
  if (!actor) throw new Failure('unauthenticated');
  return staffHandlers[name as keyof typeof staffHandlers](parts, input, actor);
}

type ApiServer = Hono<{ Bindings: Partial<HttpBindings> }>;

/** The reply to a failure, in the shape of the call's other replies. */
function failed({ log }: ApiParts, error: unknown, request: Request, name?: CallName): Response {
  const failure = failureOf(error);
  // A client that closed the connection while sending is not an error of the call.
  if (request.signal.aborted) return reply.failure(failure, name);
  if (failure.code === 'unexpected' || failure.code === 'unreadable_secret')
    log.error({ err: error }, 'a call failed');
  else if (failure.code === 'unavailable') log.warn({ err: error }, 'a call could not reach the database');
  return reply.failure(failure, name);
}

const newServer = (): ApiServer => new Hono<{ Bindings: Partial<HttpBindings> }>({ strict: false });

/** Every call below `/api`, and at its bare address as the specification writes it. */
export function createApi(parts: ApiParts): ApiServer {
  const [prefixed, bare] = [newServer().basePath(paths.api), newServer()];
  for (const name of callNames) {
    const call: Call = calls[name];
    const handle = async (c: Context<{ Bindings: Partial<HttpBindings> }>) => {
      const visitor = visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, parts.env.TRUSTED_PROXIES);
      return answer(parts, name, c.req.raw, visitor).catch((error) => failed(parts, error, c.req.raw, name));
    };
    prefixed.on(call.method, call.path, handle);
    bare.on(call.method, call.path, (c, next) => (isForCall(call, c.req.raw) ? handle(c) : next()));
  }
  prefixed.all('*', (c) => failed(parts, new Failure('not_found'), c.req.raw));
  return newServer().route('/', prefixed).route('/', bare);
}

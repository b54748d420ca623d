import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { resumeSession } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import { type FailureCode, failureStatus } from '#platform/failure.ts';
import { isBackgroundRequest, sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import { mayOpen } from './screens.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The staff member who sent the request, or undefined. Does not redirect to the login page. */
export async function findStaff({ request, context }: RouteArgs): Promise<StaffActor | undefined> {
  const { db, baseUrl, visitor } = context.get(pageContext);
  if (!visitor) return undefined;
  const token = staffCookies(baseUrl).read(request, sessionCookie);
  return resumeSession(db, token, visitor, { isBackgroundRequest: isBackgroundRequest(request) });
}

/**
 * Every loader and action behind the login calls this itself, because a layout's loader does not protect its children's
 * data.
 */
export async function requireStaff(args: RouteArgs): Promise<StaffActor> {
  const actor = await findStaff(args);
  if (!actor) throw redirect(paths.adminLogin);
  // Until the password is changed, only the account page is open, because it has the form.
  const { pathname } = new URL(args.request.url);
  if (actor.mustChangePassword && !pathname.startsWith(paths.account)) throw redirect(paths.account);
  if (!mayOpen(actor, pathname.replace(/\.data$/, '')))
    throw data({ code: 'forbidden' satisfies FailureCode }, { status: failureStatus.forbidden });
  return actor;
}

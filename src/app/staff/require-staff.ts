import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { resumeSession } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import { isBackgroundRequest, sessionCookie, staffCookies } from '#platform/http/cookies.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Who is asking for a staff page; nobody is sent to the login page. */
export async function findStaff({ request, context }: RouteArgs): Promise<StaffActor | undefined> {
  const { db, baseUrl, visitor } = context.get(pageContext);
  if (!visitor) return undefined;
  const token = staffCookies(baseUrl).read(request, sessionCookie);
  return resumeSession(db, token, visitor, { isBackgroundRequest: isBackgroundRequest(request) });
}

/** Every loader and action behind the login asks this for itself: a layout's guard does not guard its children's data. */
export async function requireStaff(args: RouteArgs): Promise<StaffActor> {
  const actor = await findStaff(args);
  if (!actor) throw redirect(paths.adminLogin);
  // Until then the account page is the only one: it has the form.
  const { pathname } = new URL(args.request.url);
  if (actor.mustChangePassword && !pathname.startsWith(paths.account)) throw redirect(paths.account);
  return actor;
}

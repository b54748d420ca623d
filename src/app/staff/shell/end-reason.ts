import { pageContext } from '#app/page-context.ts';
import { readEndReason } from '#domain/staff/session-service.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import type { RouteArgs } from './staff-action.ts';

/** The reason is told only to the browser that holds the ended session's cookie. */
export function endReasonOf({ request, context }: RouteArgs) {
  const { db, baseUrl } = context.get(pageContext);
  return readEndReason(db, staffCookies(baseUrl).read(request, sessionCookie));
}

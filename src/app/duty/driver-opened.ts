import { pageContext } from '#app/page-context.ts';
import { noteSlipOpened } from '#domain/bookings/slip/driver-service.ts';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import { isReader } from '#platform/http/link-readers.ts';
import type { Route } from './+types/driver-opened.ts';

/** The page's script reports that the driver opened the link: a chat that shows a preview of it loads the page too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  if (isReader(request, baseUrl)) await noteSlipOpened(db, params.token);
  return new Response(null, { status: 204 });
}

/** There is nothing to read at this address. */
export const loader = () => new Response(failureText.not_allowed, { status: failureStatus.not_allowed });

import { pageContext } from '#app/page-context.ts';
import { noteRequestOpened } from '#domain/payments/requests/pay-service.ts';
import { isReader } from '#platform/http/link-readers.ts';
import type { Route } from './+types/pay-opened.ts';

/** The page's script reports that the customer opened the request. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  if (isReader(request, baseUrl)) await noteRequestOpened(db, params.token);
  return new Response(null, { status: 204 });
}

import { pageContext } from '#app/page-context.ts';
import { noteOpened } from '#domain/quotes/quote-share-service.ts';
import { isReader } from '#platform/http/link-readers.ts';
import type { Route } from './+types/quote-opened.ts';

/** The page's script reports that a customer opened the quote. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  if (isReader(request, baseUrl)) await noteOpened(db, params.token);
  return new Response(null, { status: 204 });
}

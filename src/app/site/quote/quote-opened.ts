import { pageContext } from '#app/page-context.ts';
import { noteOpened } from '#domain/quotes/quote-share-service.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import type { Route } from './+types/quote-opened.ts';

/** Link preview bots; some of them run scripts. */
const previewBots = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp/i;

/** The page's script reports that a customer opened the quote. Link preview bots and staff do not count. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  const isPreviewBot = previewBots.test(request.headers.get('user-agent') ?? '');
  const isStaff = staffCookies(baseUrl).read(request, sessionCookie) !== undefined;
  if (!isPreviewBot && !isStaff) await noteOpened(db, params.token);
  return new Response(null, { status: 204 });
}

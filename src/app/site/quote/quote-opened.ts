import { pageContext } from '#app/page-context.ts';
import { noteOpened } from '#domain/quotes/quote-share-service.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import type { Route } from './+types/quote-opened.ts';

/** Some of those who fetch a page to show a small picture of it run its script as well. */
const robots = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp/i;

/** The page's script says that somebody reads it. A link's preview runs none, and our own people are no readers. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  const isRobot = robots.test(request.headers.get('user-agent') ?? '');
  const isStaff = staffCookies(baseUrl).read(request, sessionCookie) !== undefined;
  if (!isRobot && !isStaff) await noteOpened(db, params.token);
  return new Response(null, { status: 204 });
}

import { pageContext } from '#app/page-context.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import { viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/quote-file.ts';

/** The PDF has the same secret link as the page and expires with it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, storage } = context.get(pageContext);
  const quote = await viewSharedQuote(db, params.token);
  const key = quote && fileOf(quote);
  const file = key && (await storage.get(key));
  if (!quote || !file) return new Response(failureText.not_found, { status: failureStatus.not_found });
  const name = `quote-${quote.reference}-v${quote.version}.pdf`;
  return new Response(file.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

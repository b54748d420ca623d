import { data, redirect } from 'react-router';
import { quoteContent as content } from '#app/content/site/quote.ts';
import { pageContext } from '#app/page-context.ts';
import { acceptQuote, viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { quoteFilePath, quoteOpenedPath, quotePath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/quote-page.ts';
import { AcceptForm } from './accept-form.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { QuoteView } from './quote-view.tsx';
import { presentQuote } from './shown-quote.ts';

const maxNameLength = 120;

/** Does not count as opened, because link preview bots load the page too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const [quote, agency] = await Promise.all([viewSharedQuote(db, params.token), readSettings(db)]);
  if (!quote) return data({ agency, quote: undefined }, { status: failureStatus.not_found });
  return data({ agency, quote: presentQuote(quote) });
}

/** Accepts the quote; the page then shows whether it is accepted, replaced or expired. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const fields = await readFields(request, maxPublicFormKiB);
  const name = (fields.name ?? '').trim();
  if (name === '' || name.length > maxNameLength) {
    const text = name === '' ? content.accept.nameMissing : content.accept.nameTooLong;
    return data({ text, name }, { status: failureStatus.invalid });
  }
  await acceptQuote(context.get(pageContext), token, name);
  // A redirect, so that a reload does not send the form again.
  throw redirect(quotePath(token), 303);
}

export default function QuotePage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency, quote } = loaderData;
  const head = (
    <>
      <title>{quote ? content.title(agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!quote) {
    return (
      <QuoteFrame agency={agency} chatText={content.gone.chatText}>
        {head}
        <div className="grid gap-3">
          <h1 className="text-4xl">{content.gone.heading}</h1>
          <p className="text-lg">{content.gone.text}</p>
        </div>
      </QuoteFrame>
    );
  }
  return (
    <QuoteFrame agency={agency} chatText={content.chatText(quote.reference)}>
      {head}
      <div data-tell-opened={quoteOpenedPath(token)} className="contents">
        <QuoteView quote={quote} />
      </div>
      {quote.state === 'open' && <AcceptForm action={quotePath(token)} answer={actionData} />}
      {quote.hasFile && (
        <p className="print:hidden">
          <a className="inline-block py-2 font-semibold text-teal underline" href={quoteFilePath(token)}>
            {content.file}
          </a>
        </p>
      )}
    </QuoteFrame>
  );
}

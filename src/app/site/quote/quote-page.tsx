import { data } from 'react-router';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import { pageContext } from '#app/page-context.ts';
import { Offer } from '#app/quote/offer-view.tsx';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { quoteFilePath, quoteOpenedPath, quotePath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/quote-page.ts';
import { answerFormId, QuoteAnswer } from './answer-forms.tsx';
import { Outcome } from './outcome.tsx';
import { answerQuote, type UnsentAnswer } from './quote-answer.ts';
import { toQuoteView } from './quote-view.ts';

async function load({ params, context }: Route.LoaderArgs, ticked: readonly number[] = []) {
  const { db, tags } = context.get(pageContext);
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const [quote, settings] = await Promise.all([viewSharedQuote(db, params.token), readSettings(db)]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const payments = quote?.status === 'accepted' ? await viewQuotePayments(db, quote.id) : undefined;
  return { agency, quote: quote && toQuoteView(quote, { settings, payments, ticked }) };
}

/** Does not count as opened, because link preview bots load the page too. */
export async function loader(args: Route.LoaderArgs) {
  const found = await load(args);
  return data(found, { status: found.quote ? 200 : failureStatus.not_found });
}

type Answered = { answer: UnsentAnswer; shown: Awaited<ReturnType<typeof load>>['quote'] };

export async function action(args: Route.ActionArgs) {
  const fields = await readFields(args.request, maxPublicFormKiB);
  const { data: answer, init } = await answerQuote(args.context.get(pageContext), args.params.token, fields);
  const { quote: shown } = await load(args, answer.ticked);
  return data<Answered>({ answer, shown }, init ?? undefined);
}

export default function QuotePage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency } = loaderData;
  const quote = actionData?.shown ?? loaderData.quote;
  const head = (
    <>
      <title>{quote ? content.title(agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!quote) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  return (
    <LinkFrame agency={agency} chatText={content.chatText(quote.reference)}>
      {head}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div
          data-tell-opened={quoteOpenedPath(token)}
          className="rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
        >
          <Offer
            offer={quote.offer}
            notice={<Outcome quote={quote} />}
            form={quote.isAnswerable ? answerFormId : undefined}
          />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6 print:mt-8">
          {quote.isAnswerable && (
            <QuoteAnswer action={quotePath(token)} quote={quote} answer={actionData?.answer} />
          )}
          {quote.pay && (
            <WaysToPay pay={quote.pay} hint={quote.isAnswerable ? content.pay.later : undefined} />
          )}
          {quote.hasFile && (
            <p className="print:hidden">
              <a className="inline-block py-2 font-semibold text-teal underline" href={quoteFilePath(token)}>
                {content.file}
              </a>
            </p>
          )}
        </div>
      </div>
    </LinkFrame>
  );
}

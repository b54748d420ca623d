import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PrintFailed } from '#app/staff/kit/print-failed.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { adminQuotesPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import { QuoteEvents } from './quote-events.tsx';
import type { loader } from './quotes-resource.ts';
import type { QuotesView, QuoteView } from './quotes-view.ts';
import { QuoteStatusBadge } from './status-badge.tsx';
import { staffQuotesContent as content } from './texts.ts';
import { useQuoteAction } from './use-quote-action.ts';

type Props = { enquiryId: string };

function QuoteRow({ enquiryId, quote }: Props & { quote: QuoteView }) {
  return (
    <div className="grid px-3 py-1 sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-3">
          <strong>{content.version(quote.version)}</strong>
          <strong className="tabular-nums">{quote.total}</strong>
          <QuoteStatusBadge status={quote.status} />
        </p>
        <TextLink to={quoteVersionPath(enquiryId, quote.version)} aria-label={content.open(quote.version)}>
          {content.openShort}
        </TextLink>
      </div>
      <p className="text-quiet text-sm">{content.validUntil(quote.validUntil)}</p>
      <QuoteEvents quote={quote} />
    </div>
  );
}

function QuotesFound({ enquiryId, found: { quotes, draft } }: Props & { found: QuotesView }) {
  const printing = useQuoteAction();
  const { status, sayResult } = useStatus();
  const printAgain = async (quoteId: string) => {
    const result = await printing.send({ intent: 'print-again', quoteId });
    if (result) sayResult(result);
  };
  return (
    <>
      <FormStatusLine status={status} takesRoom={false} />
      {quotes.length > 0 ? (
        <ul className="grid divide-y divide-line rounded-xl border border-line">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteRow enquiryId={enquiryId} quote={quote} />
              {quote.isPrintFailed && (
                <PrintFailed
                  name={content.versionInText(quote.version)}
                  isBusy={printing.isBusy}
                  onAgain={() => void printAgain(quote.id)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState>{content.none}</EmptyState>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ButtonLink look="secondary" to={newQuotePath(enquiryId)}>
          {draft ? content.continueDraft : quotes.length > 0 ? content.next : content.make}
        </ButtonLink>
        {draft && <p className="text-quiet text-sm">{content.draft(draft.savedBy, draft.savedAt)}</p>}
      </div>
    </>
  );
}

/** The quotes of an enquiry, on its page. Revalidating that page reloads them. */
export function EnquiryQuotes({ enquiryId }: Props) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(adminQuotesPath(enquiryId));
  }, [load, enquiryId]);
  return (
    <Card heading={content.heading}>
      {data?.found && <QuotesFound key={enquiryId} enquiryId={enquiryId} found={data.found} />}
      {data && !data.found && <p className="text-quiet">{content.gone}</p>}
      {!data && <p className="text-quiet">{content.loading}</p>}
    </Card>
  );
}

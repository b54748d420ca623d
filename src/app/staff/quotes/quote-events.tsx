import type { QuoteView } from './quotes-view.ts';
import { staffQuotesContent as content } from './texts.ts';

/** What has happened to a quote, in a line. */
export function QuoteEvents({ quote }: { quote: QuoteView }) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-quiet text-sm">
      <li className="wrap-anywhere">{content.made(quote.madeBy, quote.madeAt)}</li>
      {quote.openedAt && <li>{content.opened(quote.openedCount, quote.openedAt)}</li>}
      {quote.acceptedAt && (
        <li className="text-ink wrap-anywhere">
          {content.accepted(quote.acceptedBy, quote.acceptedAt, quote.total)}
        </li>
      )}
      {quote.declinedAt && (
        <li className="text-ink wrap-anywhere">{content.declined(quote.declinedAt, quote.declineReason)}</li>
      )}
    </ul>
  );
}

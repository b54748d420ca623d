import { quoteContent as content } from '#app/content/site/links/quote.ts';
import type { QuoteView } from './quote-view.ts';

const notice = 'rounded-lg border-2 bg-card px-4 py-3 font-semibold';

/** What has become of a quote that is no longer open. */
export function Outcome({ quote }: { quote: QuoteView }) {
  switch (quote.status) {
    case 'accepted':
      return (
        <div role="status" className={`${notice} border-teal wrap-anywhere`}>
          <p>{content.accepted(quote.acceptedBy, quote.acceptedAt)}</p>
          <p className="font-normal">{quote.next}</p>
        </div>
      );
    case 'declined':
      return (
        <div role="status" className={`${notice} border-saffron`}>
          <p>{content.declined(quote.declinedAt)}</p>
          <p className="font-normal">{content.declinedNext}</p>
        </div>
      );
    case 'superseded':
    case 'expired':
      return <p className={`${notice} border-saffron`}>{content.states[quote.status]}</p>;
    default:
      return null;
  }
}

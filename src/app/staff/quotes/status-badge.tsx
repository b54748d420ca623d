import { staffQuotesContent as content } from '#app/content/staff/quotes.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';

const badges: Record<QuoteStatus, string> = {
  draft: 'border-quiet border-dashed text-quiet',
  sent: 'border-line text-quiet',
  opened: 'border-teal text-teal',
  accepted: 'border-teal bg-teal text-on-teal',
  declined: 'border-brick text-brick',
  expired: 'border-brick text-brick',
  superseded: 'border-line text-quiet',
};

export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => (
  <span className={`whitespace-nowrap rounded-full border px-2.5 font-semibold text-sm ${badges[status]}`}>
    {content.states[status]}
  </span>
);

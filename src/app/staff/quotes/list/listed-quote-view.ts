import type { ListedQuote } from '#domain/quotes/quote-list.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

export const toListedView = (quote: ListedQuote) => ({
  ...quote,
  total: quote.totalPaise === null ? '' : formatPaise(quote.totalPaise),
  validUntil: quote.validUntil && dateText(quote.validUntil),
  madeAt: timeText(quote.madeAt),
});

export type ListedQuoteView = ReturnType<typeof toListedView>;

import type { ListedQuote } from '#domain/quotes/quote-list.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

export const presentListed = (quote: ListedQuote) => ({
  ...quote,
  total: quote.totalPaise === null ? '' : formatPaise(quote.totalPaise),
  validUntil: quote.validUntil && shownDate(quote.validUntil),
  madeAt: shownTime(quote.madeAt),
});

export type ShownListedQuote = ReturnType<typeof presentListed>;

import type { Quote } from '#domain/quotes/quote.ts';
import type { QuoteDraft } from '#domain/quotes/quote-draft.ts';
import type { QuotesOfEnquiry } from '#domain/quotes/quote-staff-service.ts';
import { quoteStatus } from '#domain/quotes/quote-status.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** A quote in the lists of the staff area. */
export function toQuoteView(quote: Quote, now: Date) {
  return {
    id: quote.id,
    version: quote.version,
    status: quoteStatus(quote, now),
    total: formatPaise(quote.acceptedPaise ?? quote.totalPaise),
    validUntil: dateText(quote.validUntil),
    madeBy: quote.madeBy,
    madeAt: timeText(quote.madeAt),
    openedCount: quote.openedCount,
    openedAt: quote.firstOpenedAt && timeText(quote.firstOpenedAt),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt && timeText(quote.acceptedAt),
    declinedAt: quote.declinedAt && timeText(quote.declinedAt),
    declineReason: quote.declineReason,
    isPrintFailed: quote.isPrintFailed,
  };
}

export type QuoteView = ReturnType<typeof toQuoteView>;

export const toDraftView = ({ revision, typed, savedBy, savedAt }: QuoteDraft) => ({
  revision,
  typed,
  savedBy,
  savedAt: timeText(savedAt),
});

export type DraftView = ReturnType<typeof toDraftView>;

export function toQuotesView({ quotes }: QuotesOfEnquiry, draft: QuoteDraft | undefined, now: Date) {
  return {
    quotes: quotes.map((quote) => toQuoteView(quote, now)),
    draft: draft && { savedBy: draft.savedBy, savedAt: timeText(draft.savedAt) },
  };
}

export type QuotesView = ReturnType<typeof toQuotesView>;

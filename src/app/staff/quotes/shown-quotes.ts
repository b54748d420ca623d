import type { Quote } from '#domain/quotes/quote.ts';
import type { QuoteDraft } from '#domain/quotes/quote-draft.ts';
import type { QuotesOfEnquiry } from '#domain/quotes/quote-staff-service.ts';
import { quoteStatus } from '#domain/quotes/quote-status.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** A quote in the lists of the staff area. */
export function presentQuote(quote: Quote, now: Date) {
  return {
    id: quote.id,
    version: quote.version,
    status: quoteStatus(quote, now),
    total: formatPaise(quote.acceptedPaise ?? quote.totalPaise),
    validUntil: shownDate(quote.validUntil),
    madeBy: quote.madeBy,
    madeAt: shownTime(quote.madeAt),
    openedCount: quote.openedCount,
    openedAt: quote.firstOpenedAt && shownTime(quote.firstOpenedAt),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt && shownTime(quote.acceptedAt),
    declinedAt: quote.declinedAt && shownTime(quote.declinedAt),
    declineReason: quote.declineReason,
    isPrintFailed: quote.isPrintFailed,
  };
}

export type ShownQuote = ReturnType<typeof presentQuote>;

export const presentDraft = ({ revision, typed, savedBy, savedAt }: QuoteDraft) => ({
  revision,
  typed,
  savedBy,
  savedAt: shownTime(savedAt),
});

export type ShownDraft = ReturnType<typeof presentDraft>;

export function presentQuotes({ quotes }: QuotesOfEnquiry, draft: QuoteDraft | undefined, now: Date) {
  return {
    quotes: quotes.map((quote) => presentQuote(quote, now)),
    draft: draft && { savedBy: draft.savedBy, savedAt: shownTime(draft.savedAt) },
  };
}

export type ShownQuotes = ReturnType<typeof presentQuotes>;

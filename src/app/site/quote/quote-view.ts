import { bookingContent } from '#app/content/site/links/booking.ts';
import { quoteContent } from '#app/content/site/links/quote.ts';
import { toOfferView } from '#app/quote/to-offer-view.ts';
import { toPayView } from '#app/site/pay/pay-view.ts';
import { toPartView } from '#domain/bookings/plan/plan-text.ts';
import type { QuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import type { SharedQuote } from '#domain/quotes/quote-share-service.ts';
import { isAnswerable } from '#domain/quotes/quote-status.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';

/** How to pay what is due first: the deposit, or else the total; of a booking what is not paid yet. */
function waysToPay(
  quote: SharedQuote,
  settings: SiteSettings,
  chosen: readonly number[],
  payments: QuotePayments | undefined,
) {
  if (payments) {
    const { number: reference, duePaise: paise } = payments;
    return paise > 0
      ? toPayView(settings, { paise, reference, note: bookingContent.price.note(reference) })
      : undefined;
  }
  const { depositPaise, totalPaise } = sumsOf(quote, chosen);
  const paise = depositPaise || totalPaise;
  const isPayable = isAnswerable(quote.status) || quote.status === 'accepted';
  const { reference } = quote;
  return isPayable
    ? toPayView(settings, { paise, reference, note: quoteContent.pay.note(reference) })
    : undefined;
}

/** What the quote has become. */
const bookedText = ({ number, isCancelled }: QuotePayments): string =>
  isCancelled ? quoteContent.bookedCancelled(number) : quoteContent.booked(number);

type Around = {
  settings: SiteSettings;
  /** Of the booking that the quote has become. */
  payments: QuotePayments | undefined;
  /** The optional lines of an unsent answer. */
  ticked: readonly number[];
};

/** A quote with all values formatted for the customer. */
export function toQuoteView(quote: SharedQuote, { settings, payments, ticked }: Around) {
  const chosen = quote.status === 'accepted' ? quote.chosenLines : ticked;
  const { reference, version, firstName, madeBy } = quote;
  return {
    offer: toOfferView(
      quote,
      { reference, version, firstName, madeBy, madeOn: timeText(quote.madeAt) },
      chosen,
      payments?.parts.map(toPartView),
    ),
    reference,
    status: quote.status,
    isAnswerable: isAnswerable(quote.status),
    hasOptional: quote.lines.some(({ isOptional }) => isOptional),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt ? timeText(quote.acceptedAt) : '',
    declinedAt: quote.declinedAt ? timeText(quote.declinedAt) : '',
    hasFile: fileOf(quote) !== undefined,
    next: payments ? bookedText(payments) : quoteContent.acceptedNext,
    pay: waysToPay(quote, settings, chosen, payments),
  };
}

export type QuoteView = ReturnType<typeof toQuoteView>;

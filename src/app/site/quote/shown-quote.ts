import { quoteContent } from '#app/content/site/links/quote.ts';
import { presentOffer } from '#app/quote/shown-offer.ts';
import { presentPay } from '#app/site/pay/shown-pay.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import type { SharedQuote } from '#domain/quotes/quote-share-service.ts';
import { isAnswerable } from '#domain/quotes/quote-status.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownTime } from '#domain/shared/india-time.ts';

/** How to pay what is due first: the deposit, or else the total. */
function waysToPay(quote: SharedQuote, settings: SiteSettings, chosen: readonly number[]) {
  const { depositPaise, totalPaise } = sumsOf(quote, chosen);
  const paise = depositPaise || totalPaise;
  const isPayable = isAnswerable(quote.status) || quote.status === 'accepted';
  const { reference } = quote;
  return isPayable
    ? presentPay(settings, { paise, reference, note: quoteContent.pay.note(reference) })
    : undefined;
}

/** A quote with all values formatted for the customer. `ticked` has the optional lines of an unsent answer. */
export function presentQuote(quote: SharedQuote, settings: SiteSettings, ticked: readonly number[] = []) {
  const chosen = quote.status === 'accepted' ? quote.chosenLines : ticked;
  const { reference, version, firstName, madeBy } = quote;
  return {
    offer: presentOffer(
      quote,
      { reference, version, firstName, madeBy, madeOn: shownTime(quote.madeAt) },
      chosen,
    ),
    reference,
    status: quote.status,
    isAnswerable: isAnswerable(quote.status),
    hasOptional: quote.lines.some(({ isOptional }) => isOptional),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt ? shownTime(quote.acceptedAt) : '',
    declinedAt: quote.declinedAt ? shownTime(quote.declinedAt) : '',
    hasFile: fileOf(quote) !== undefined,
    pay: waysToPay(quote, settings, chosen),
  };
}

export type ShownQuote = ReturnType<typeof presentQuote>;

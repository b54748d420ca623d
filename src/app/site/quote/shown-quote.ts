import { quoteContent } from '#app/content/site/links/quote.ts';
import { presentOffer } from '#app/quote/shown-offer.ts';
import { qrPath } from '#app/ui/qr-path.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import type { SharedQuote } from '#domain/quotes/quote-share-service.ts';
import { isAnswerable } from '#domain/quotes/quote-status.ts';
import { upiLink } from '#domain/quotes/upi-link.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = quoteContent.pay;

function upiOf({ upiId, agencyName }: SiteSettings, reference: string, paise: number) {
  if (upiId === '') return undefined;
  const note = content.note(reference);
  const link = upiLink({ upiId, payee: agencyName, paise, note, reference });
  return { link, qr: qrPath(link) };
}

const bankOf = (settings: SiteSettings): [string, string][] =>
  (
    [
      [content.accountName, settings.bankAccountName],
      [content.accountNo, settings.bankAccountNo],
      [content.ifsc, settings.bankIfsc],
      [content.bankName, settings.bankName],
    ] satisfies [string, string][]
  ).filter(([, value]) => settings.bankAccountNo !== '' && value !== '');

/** How to pay what is due first: the deposit, or else the total. */
function waysToPay(quote: SharedQuote, settings: SiteSettings, chosen: readonly number[]) {
  const { depositPaise, totalPaise } = sumsOf(quote, chosen);
  const paise = depositPaise || totalPaise;
  const upi = upiOf(settings, quote.reference, paise);
  const bank = bankOf(settings);
  const isPayable = isAnswerable(quote.status) || quote.status === 'accepted';
  return isPayable && (upi || bank.length > 0) ? { amount: formatPaise(paise), upi, bank } : undefined;
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

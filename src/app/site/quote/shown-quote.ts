import { shownPercent } from '#domain/quotes/percent.ts';
import { pointsOf, shownDiscount } from '#domain/quotes/quote.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import type { SharedQuote } from '#domain/quotes/quote-share-service.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';

/** A quote with all values formatted for the customer. */
export function presentQuote(quote: SharedQuote) {
  const { subtotalPaise, discountPaise, gstPaise } = sumsOf(quote);
  return {
    reference: quote.reference,
    version: quote.version,
    firstName: quote.firstName,
    state: quote.state,
    madeBy: quote.madeBy,
    madeOn: shownTime(quote.madeAt),
    validUntil: shownDate(quote.validUntil),
    lines: quote.lines.map(({ text, quantity, unitPaise }) => ({
      text,
      quantity,
      unit: formatPaise(unitPaise),
      amount: formatPaise(quantity * unitPaise),
    })),
    subtotal: formatPaise(subtotalPaise),
    discount: shownDiscount(quote.discount, discountPaise),
    gstPercent: shownPercent(quote.gstPercent),
    gst: formatPaise(gstPaise),
    total: formatPaise(quote.totalPaise),
    inWords: rupeesInWords(quote.totalPaise),
    inclusions: pointsOf(quote.inclusions),
    exclusions: pointsOf(quote.exclusions),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt ? shownTime(quote.acceptedAt) : '',
    hasFile: fileOf(quote) !== undefined,
  };
}

export type ShownQuote = ReturnType<typeof presentQuote>;

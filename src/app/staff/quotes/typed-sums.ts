import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { readDiscount } from '#domain/quotes/discount-input.ts';
import { readLines } from '#domain/quotes/line-input.ts';
import { percentFromTyped, shownPercent } from '#domain/quotes/percent.ts';
import { shownDiscount } from '#domain/quotes/quote.ts';
import type { TypedQuote } from '#domain/quotes/quote-input.ts';
import { subtotalOf, sumsOf } from '#domain/quotes/quote-sums.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';

type Row = { name: string; amount: string };

/** The totals of what is typed so far, or the reason why there are none. */
type TypedSums = { rows: Row[]; off: string | undefined; total: string } | { missing: string };

export function typedSums(quote: TypedQuote): TypedSums {
  const lines = readLines(quote.lines);
  if (!lines) return { missing: staffQuotesContent.editor.noTotal };
  const read = readDiscount(quote.discount, subtotalOf(lines));
  if ('fault' in read) return { missing: read.fault.text };
  const gstPercent = percentFromTyped(quote.gstPercent);
  if (gstPercent === undefined) return { missing: staffMessages.quotes.gstWrong };
  const { discount } = read;
  const { subtotalPaise, discountPaise, gstPaise, totalPaise } = sumsOf({ lines, discount, gstPercent });
  const discountRow = shownDiscount(discount, discountPaise);
  return {
    rows: [
      { name: staffQuotesContent.subtotal, amount: formatPaise(subtotalPaise) },
      ...(discountRow ? [discountRow] : []),
      { name: staffQuotesContent.gst(shownPercent(gstPercent)), amount: formatPaise(gstPaise) },
    ],
    off: discount ? formatPaise(discountPaise) : undefined,
    total: formatPaise(totalPaise),
  };
}

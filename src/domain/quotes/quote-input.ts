// The small build: these checks also run in the staff's browser.
import * as z from 'zod/mini';
import { paiseFromTyped } from '#domain/settings/money.ts';
import { staffMessages } from '#messages.ts';
import { dayOf } from '#platform/days.ts';
import type { QuoteTerms } from './quote.ts';
import { sumsOf } from './quote-sums.ts';
import { isPossibleValidUntil } from './validity.ts';

const { quotes: words } = staffMessages;

export const mostLines = 30;
const longestLine = 200;
const longestList = 2000;
const mostQuantity = 9999;
/** A hundred crore rupees: a slip of the finger is not stored. */
const mostTotalPaise = 1_000_000_000_00;

const typed = z.pipe(
  z.string().check(z.maxLength(10_000)),
  z.transform((text) => text.replaceAll('\0', '').trim()),
);

export const typedQuote = z.object({
  lines: z.array(z.object({ text: typed, quantity: typed, price: typed })).check(z.maxLength(mostLines)),
  gstPercent: typed,
  validUntil: typed,
  inclusions: typed,
  exclusions: typed,
});

/** A quote as it stands in the form. */
export type TypedQuote = z.infer<typeof typedQuote>;
export type TypedLine = TypedQuote['lines'][number];

/** What is wrong, and with which field: `gstPercent`, or `lines.0.price`. */
export type QuoteFault = { text: string; field: string };

export const quantityFromTyped = (text: string): number | undefined => {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity > 0 && quantity <= mostQuantity ? quantity : undefined;
};

/** `5`, `5%` or `12.5 %` as `5.00` or `12.50`. */
export function percentFromTyped(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(text);
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : undefined;
}

const isEmpty = ({ text, price }: TypedLine) => text === '' && price === '';

function lineFault({ text, quantity, price }: TypedLine, index: number): QuoteFault | undefined {
  const field = (name: keyof TypedLine) => `lines.${index}.${name}`;
  if (text === '') return { text: words.textMissing, field: field('text') };
  if (text.length > longestLine) return { text: words.tooLong, field: field('text') };
  if (quantityFromTyped(quantity) === undefined)
    return { text: words.quantityWrong, field: field('quantity') };
  if (paiseFromTyped(price) === undefined) return { text: words.priceWrong, field: field('price') };
  return undefined;
}

function listFault(quote: TypedQuote): QuoteFault | undefined {
  const field = (['inclusions', 'exclusions'] as const).find((name) => quote[name].length > longestList);
  return field && { text: words.tooLong, field };
}

/** A failed check is told in the order of the form. */
function faultOf(quote: TypedQuote, now: Date): QuoteFault | undefined {
  const { lines, gstPercent, validUntil } = quote;
  if (lines.every(isEmpty)) return { text: words.lineMissing, field: 'lines.0.text' };
  for (const [index, line] of lines.entries()) {
    const fault = isEmpty(line) ? undefined : lineFault(line, index);
    if (fault) return fault;
  }
  if (percentFromTyped(gstPercent) === undefined) return { text: words.gstWrong, field: 'gstPercent' };
  const day = dayOf(validUntil);
  if (!day || !isPossibleValidUntil(day, now)) return { text: words.validUntilWrong, field: 'validUntil' };
  return listFault(quote);
}

/** What was typed as terms, or what is wrong with it. A line without words and price is left out. */
export function readQuote(quote: TypedQuote, now: Date): { terms: QuoteTerms } | { fault: QuoteFault } {
  const fault = faultOf(quote, now);
  if (fault) return { fault };
  const terms: QuoteTerms = {
    lines: quote.lines
      .filter((line) => !isEmpty(line))
      .map(({ text, quantity, price }) => ({
        text,
        quantity: quantityFromTyped(quantity) ?? 0,
        unitPaise: paiseFromTyped(price) ?? 0,
      })),
    gstPercent: percentFromTyped(quote.gstPercent) ?? '',
    validUntil: dayOf(quote.validUntil) ?? '',
    inclusions: quote.inclusions,
    exclusions: quote.exclusions,
  };
  const isTooMuch = sumsOf(terms).totalPaise > mostTotalPaise;
  return isTooMuch ? { fault: { text: words.tooMuch, field: 'lines.0.price' } } : { terms };
}

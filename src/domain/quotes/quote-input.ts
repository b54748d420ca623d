// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { dayOf } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import { noDiscount, readDiscount, typedDiscount } from './discount-input.ts';
import { isEmptyLine, lineFault, readLines, typedLine } from './line-input.ts';
import { percentFromTyped } from './percent.ts';
import type { QuoteTerms } from './quote.ts';
import { subtotalOf, sumsOf } from './quote-sums.ts';
import { type QuoteFault, typedText } from './typed-field.ts';
import { isPossibleValidUntil } from './validity.ts';

const { quotes: words } = staffMessages;

export const maxLines = 30;
const maxListLength = 2000;
/** A hundred crore rupees: more is a typing mistake. */
const maxTotalPaise = 1_000_000_000_00;

export const typedQuote = z.object({
  lines: z.array(typedLine).check(z.maxLength(maxLines)),
  // A page opened before the discount field existed sends none.
  discount: z._default(typedDiscount, noDiscount),
  gstPercent: typedText,
  validUntil: typedText,
  inclusions: typedText,
  exclusions: typedText,
});

/** A quote as typed in the form. */
export type TypedQuote = z.infer<typeof typedQuote>;

type Read = { terms: QuoteTerms } | { fault: QuoteFault };

const refused = (text: string, field: string): Read => ({ fault: { text, field } });

function linesFault(lines: TypedQuote['lines']): QuoteFault | undefined {
  if (lines.every(isEmptyLine)) return { text: words.lineMissing, field: 'lines.0.text' };
  return lines.map((line, index) => (isEmptyLine(line) ? undefined : lineFault(line, index))).find(Boolean);
}

/** Reads the typed quote, or returns the first fault in the form's order. Empty lines are skipped. */
export function readQuote(
  { lines: typedLines, inclusions, exclusions, ...quote }: TypedQuote,
  now: Date,
): Read {
  const fault = linesFault(typedLines);
  if (fault) return { fault };
  const lines = readLines(typedLines) ?? [];
  const read = readDiscount(quote.discount, subtotalOf(lines));
  if ('fault' in read) return read;
  const gstPercent = percentFromTyped(quote.gstPercent);
  if (gstPercent === undefined) return refused(words.gstWrong, 'gstPercent');
  const validUntil = dayOf(quote.validUntil);
  if (!validUntil || !isPossibleValidUntil(validUntil, now))
    return refused(words.validUntilWrong, 'validUntil');
  if (inclusions.length > maxListLength) return refused(words.tooLong, 'inclusions');
  if (exclusions.length > maxListLength) return refused(words.tooLong, 'exclusions');
  const terms = { lines, discount: read.discount, gstPercent, validUntil, inclusions, exclusions };
  return sumsOf(terms).totalPaise > maxTotalPaise ? refused(words.tooMuch, 'lines.0.price') : { terms };
}

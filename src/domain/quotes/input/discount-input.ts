// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { discountOf } from '#domain/quotes/price/quote-sums.ts';
import type { Discount } from '#domain/quotes/quote.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { hasMinus, type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

export const discountKinds = ['none', 'percent', 'amount'] as const;
const usualLabel = 'Discount';
const maxLabelLength = 60;

export const typedDiscount = z.object({
  kind: z.enum(discountKinds),
  value: typedText,
  label: typedText,
});

/** A discount as typed in the form. */
export type DiscountInput = z.infer<typeof typedDiscount>;

export const noDiscount: DiscountInput = { kind: 'none', value: '', label: usualLabel };

type Read = { discount: Discount | null } | { fault: QuoteFault };

const refused = (text: string, field = 'discount.value') => ({ fault: { text, field } });

function readValue({ kind, value, label }: DiscountInput): Read {
  if (kind === 'none') return { discount: null };
  if (hasMinus(value)) return refused(words.discountMinus);
  if (kind === 'percent') {
    const percent = percentFromTyped(value);
    return percent === undefined || Number(percent) === 0
      ? refused(words.discountPercentWrong)
      : { discount: { kind, percent, label } };
  }
  const paise = paiseFromTyped(value);
  return paise === undefined ? refused(words.discountAmountWrong) : { discount: { kind, paise, label } };
}

/** Reads the typed discount, which must be less than what it is taken off: the lines that are not fees. */
export function readDiscount(typed: DiscountInput, discountable: bigint): Read {
  const read = readValue({ ...typed, label: typed.label || usualLabel });
  if ('fault' in read || !read.discount) return read;
  if (discountable === 0n) return refused(words.discountOnFees);
  const off = discountOf(read.discount, discountable);
  if (off === 0n) return refused(words.discountNothing);
  if (off >= discountable) return refused(words.discountTooLarge);
  return typed.label.length > maxLabelLength ? refused(words.tooLong, 'discount.label') : read;
}

const discountWords = /\b(?:disc|discount\w*|rebates?|concession\w*|less|minus|deduct\w*|waive\w*)\b|छूट/i;

/** Whether a line's text names a discount, which belongs in the discount field. */
export const looksLikeDiscount = (text: string): boolean => discountWords.test(text);

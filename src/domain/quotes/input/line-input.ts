// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import type { QuoteLine } from '#domain/quotes/quote.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { looksLikeDiscount } from './discount-input.ts';
import { hasMinus, type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

const maxTextLength = 200;
const maxQuantity = 9999;

const feeWords =
  /\b(?:sdf|sustainable development fee|visa|permits?|government fees?|entry fees?|park fees?|monument fees?|ilp)\b/i;

/** Whether a line's text names a fee of a government or a permit. */
export const looksLikeFee = (text: string): boolean => feeWords.test(text);

export const typedLine = z.pipe(
  z.object({
    text: typedText,
    quantity: typedText,
    price: typedText,
    // Drafts and pages from before these existed have none.
    isOptional: z._default(z.boolean(), false),
    isFee: z.optional(z.boolean()),
  }),
  z.transform(({ isFee, ...line }) => ({ ...line, isFee: isFee ?? looksLikeFee(line.text) })),
);
export type LineInput = z.infer<typeof typedLine>;

export const isEmptyLine = ({ text, price }: Pick<LineInput, 'text' | 'price'>) =>
  text === '' && price === '';

function quantityFromTyped(text: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity > 0 && quantity <= maxQuantity ? quantity : undefined;
}

export function lineFault({ text, quantity, price }: LineInput, index: number): QuoteFault | undefined {
  const field = (name: keyof LineInput) => `lines.${index}.${name}`;
  if (text === '') return { text: words.textMissing, field: field('text') };
  if (text.length > maxTextLength) return { text: words.tooLong, field: field('text') };
  if (quantityFromTyped(quantity) === undefined)
    return { text: words.quantityWrong, field: field('quantity') };
  if (paiseFromTyped(price) !== undefined) return undefined;
  const isDiscount = hasMinus(price) || looksLikeDiscount(text);
  return { text: isDiscount ? words.discountAsLine : words.priceWrong, field: field('price') };
}

/** The lines that are not empty; `undefined` when one is incomplete or none is in the total. */
export function readLines(typed: readonly LineInput[]): QuoteLine[] | undefined {
  const lines = typed
    .filter((line) => !isEmptyLine(line))
    .map(({ text, quantity, price, isOptional, isFee }) => ({
      text,
      quantity: quantityFromTyped(quantity) ?? 0,
      unitPaise: paiseFromTyped(price) ?? 0,
      ...(isOptional && { isOptional }),
      // Says that staff took the mark off, which lines from before there were marks do not.
      ...((isFee || looksLikeFee(text)) && { isFee }),
    }));
  const isWhole = lines.every(({ quantity, unitPaise }) => quantity > 0 && unitPaise > 0);
  return isWhole && lines.some(({ isOptional }) => !isOptional) ? lines : undefined;
}

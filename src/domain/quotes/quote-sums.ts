import { percentOf } from './percent.ts';
import type { Discount, QuoteLine, QuoteTerms } from './quote.ts';

export type QuoteSums = {
  subtotalPaise: number;
  discountPaise: number;
  gstPaise: number;
  totalPaise: number;
};

export const subtotalOf = (lines: readonly QuoteLine[]): bigint =>
  lines.reduce((paise, { quantity, unitPaise }) => paise + BigInt(quantity) * BigInt(unitPaise), 0n);

export const discountOf = (discount: Discount, subtotal: bigint): bigint =>
  discount.kind === 'percent' ? percentOf(subtotal, discount.percent) : BigInt(discount.paise);

type Priced = Pick<QuoteTerms, 'lines' | 'discount' | 'gstPercent'>;

/** GST is charged on the subtotal after the discount. */
export function sumsOf({ lines, discount, gstPercent }: Priced): QuoteSums {
  const subtotal = subtotalOf(lines);
  const off = discount ? discountOf(discount, subtotal) : 0n;
  if (off < 0n || off > subtotal) throw new RangeError(`a discount of ${off} on a subtotal of ${subtotal}`);
  const gst = percentOf(subtotal - off, gstPercent);
  return {
    subtotalPaise: Number(subtotal),
    discountPaise: Number(off),
    gstPaise: Number(gst),
    totalPaise: Number(subtotal - off + gst),
  };
}

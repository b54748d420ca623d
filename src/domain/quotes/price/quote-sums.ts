import type { Deposit, Discount, QuoteLine, QuoteTerms } from '#domain/quotes/quote.ts';
import { halfPercentOf, percentInRupees, percentOf, roundedToRupee } from './percent.ts';

export type QuoteSums = {
  /** Without the optional lines that were not chosen. */
  subtotalPaise: number;
  discountPaise: number;
  /** CGST and SGST together, or IGST. */
  gstPaise: number;
  tcsPaise: number;
  /** Added to reach the whole rupee; negative when it is rounded down. */
  roundingPaise: number;
  totalPaise: number;
  /** 0 without a deposit. */
  depositPaise: number;
  /** Deposit and balance are the total. */
  balancePaise: number;
};

/** The lines that count: all but the optional ones, and those of them that were chosen, counted from 1. */
export const countedLines = (lines: readonly QuoteLine[], chosen: readonly number[] = []): QuoteLine[] =>
  lines.filter(({ isOptional }, index) => !isOptional || chosen.includes(index + 1));

export const subtotalOf = (lines: readonly QuoteLine[]): bigint =>
  lines.reduce((paise, { quantity, unitPaise }) => paise + BigInt(quantity) * BigInt(unitPaise), 0n);

/** What a discount is taken off: everything but fees. */
export const discountableOf = (lines: readonly QuoteLine[]): bigint =>
  subtotalOf(lines.filter(({ isFee }) => !isFee));

export const discountOf = (discount: Discount, discountable: bigint): bigint =>
  discount.kind === 'percent' ? percentOf(discountable, discount.percent) : BigInt(discount.paise);

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/** A percentage is in whole rupees and at most the total. */
export const depositOf = (deposit: Deposit, total: bigint): bigint =>
  deposit.kind === 'percent' ? lesser(percentInRupees(total, deposit.percent), total) : BigInt(deposit.paise);

/**
 * What a share of the trip is charged of when it is cancelled: the price with GST. TCS and the rounding of the total fall away with
 * the trip.
 */
export const priceWithGstOf = ({
  subtotalPaise,
  discountPaise,
  gstPaise,
}: Pick<QuoteSums, 'subtotalPaise' | 'discountPaise' | 'gstPaise'>): number =>
  subtotalPaise - discountPaise + gstPaise;

/** The terms that are missing are those of quotes from before they existed. */
export type Priced = Pick<QuoteTerms, 'lines' | 'discount' | 'gstPercent'> &
  Partial<Pick<QuoteTerms, 'placeOfSupply' | 'tcsPercent' | 'isRounded' | 'deposit'>>;

/** GST is charged on the subtotal after the discount, TCS on the amount with GST. */
export function sumsOf(priced: Priced, chosen: readonly number[] = []): QuoteSums {
  const { lines, discount, gstPercent, placeOfSupply = '', tcsPercent = '0', isRounded = false } = priced;
  const counted = countedLines(lines, chosen);
  const subtotal = subtotalOf(counted);
  const discountable = discountableOf(counted);
  const off = discount ? discountOf(discount, discountable) : 0n;
  if (off < 0n || off > discountable) throw new RangeError(`a discount of ${off} on ${discountable}`);
  const net = subtotal - off;
  const gst =
    placeOfSupply === 'same-state' ? 2n * halfPercentOf(net, gstPercent) : percentOf(net, gstPercent);
  const tcs = percentOf(net + gst, tcsPercent);
  const exact = net + gst + tcs;
  const total = isRounded ? roundedToRupee(exact) : exact;
  const deposit = priced.deposit ? depositOf(priced.deposit, total) : 0n;
  if (deposit < 0n || deposit > total) throw new RangeError(`a deposit of ${deposit} on a total of ${total}`);
  return {
    subtotalPaise: Number(subtotal),
    discountPaise: Number(off),
    gstPaise: Number(gst),
    tcsPaise: Number(tcs),
    roundingPaise: Number(total - exact),
    totalPaise: Number(total),
    depositPaise: Number(deposit),
    balancePaise: Number(total - deposit),
  };
}

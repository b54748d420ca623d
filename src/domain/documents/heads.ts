import { halfPercentOf, percentOf } from '#domain/quotes/price/percent.ts';

/** What an amount consists of, in paise. */
export type Heads = {
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  tcsPaise: number;
  roundingPaise: number;
};

export const headNames = [
  'valuePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'tcsPaise',
  'roundingPaise',
] as const satisfies readonly (keyof Heads)[];

export const noHeads: Heads = {
  valuePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  tcsPaise: 0,
  roundingPaise: 0,
};

export const totalOf = (heads: Heads): number => headNames.reduce((sum, name) => sum + heads[name], 0);

const mapHeads = (map: (name: keyof Heads) => number): Heads => ({
  valuePaise: map('valuePaise'),
  cgstPaise: map('cgstPaise'),
  sgstPaise: map('sgstPaise'),
  igstPaise: map('igstPaise'),
  tcsPaise: map('tcsPaise'),
  roundingPaise: map('roundingPaise'),
});

export const plus = (one: Heads, other: Heads): Heads => mapHeads((name) => one[name] + other[name]);
export const minus = (one: Heads, other: Heads): Heads => mapHeads((name) => one[name] - other[name]);
export const negated = (heads: Heads): Heads => minus(noHeads, heads);
export const sumOfHeads = (all: readonly Heads[]): Heads => all.reduce(plus, noHeads);

/** What is left of each head; none is below zero but the rounding. */
export const leftOf = (heads: Heads, used: Heads): Heads =>
  mapHeads((name) =>
    name === 'roundingPaise' ? heads[name] - used[name] : Math.max(0, heads[name] - used[name]),
  );

/** `amount × share ÷ whole` to the nearest paisa, half away from zero; the product may be larger than an exact number. */
function shareOf(amount: number, share: number, whole: number): number {
  const [product, by] = [BigInt(Math.abs(amount)) * BigInt(share), BigInt(whole)];
  const rounded = Number((2n * product + by) / (2n * by));
  return amount < 0 ? -rounded : rounded;
}

/**
 * The heads of a part of `whole`. Taxes and rounding are rounded each by itself and the value takes what is left, so that they
 * add up to the part; the whole amount has exactly the heads of the whole.
 */
export function headsOfPart(whole: Heads, partPaise: number): Heads {
  const total = totalOf(whole);
  if (total <= 0 || partPaise <= 0) return noHeads;
  if (partPaise >= total) return whole;
  const shares = mapHeads((name) => (name === 'valuePaise' ? 0 : shareOf(whole[name], partPaise, total)));
  return { ...shares, valuePaise: partPaise - totalOf(shares) };
}

/**
 * The heads of money that comes after `earlier`: those of all of it together, less those that have a voucher already. The last
 * payment so has exactly what is missing under every head.
 */
export function headsOfAdvance(whole: Heads, earlier: Heads, amountPaise: number): Heads {
  const together = headsOfPart(whole, totalOf(earlier) + amountPaise);
  const left = minus(together, earlier);
  // What was sold may have changed since; a tax that was counted before is not given back by a receipt.
  const taxes = mapHeads((name) =>
    name === 'valuePaise' ? 0 : name === 'roundingPaise' ? left[name] : Math.max(0, left[name]),
  );
  const valuePaise = amountPaise - totalOf(taxes);
  return valuePaise >= 0 ? { ...taxes, valuePaise } : headsOfPart(whole, amountPaise);
}

/** Which GST is charged. */
export type GstSplit = 'same-state' | 'other-state';

/** The tax on a value; CGST and SGST are the same amount. */
export function taxOn(
  valuePaise: number,
  percent: string,
  split: GstSplit,
): Pick<Heads, 'cgstPaise' | 'sgstPaise' | 'igstPaise'> {
  if (split === 'other-state')
    return { cgstPaise: 0, sgstPaise: 0, igstPaise: Number(percentOf(BigInt(valuePaise), percent)) };
  const half = Number(halfPercentOf(BigInt(valuePaise), percent));
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

export const gstOf = ({ cgstPaise, sgstPaise, igstPaise }: Heads): number =>
  cgstPaise + sgstPaise + igstPaise;

/** The value in an amount that has its tax in it, to the nearest paisa. */
export function valueWithin(amountPaise: number, percent: string): number {
  const points = BigInt(Math.round(Number(percent) * 100));
  const by = 10_000n + points;
  const rounded = Number((2n * BigInt(Math.abs(amountPaise)) * 10_000n + by) / (2n * by));
  return amountPaise < 0 ? -rounded : rounded;
}

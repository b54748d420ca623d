/** `5`, `5%` or `12.5 %` as `5.00` or `12.50`. */
export function percentFromTyped(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(text);
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : undefined;
}

/** `5.00` as people write it: `5`. */
export const shownPercent = (percent: string): string => percent.replace(/\.0+$|(?<=\.\d)0$/, '');

/** `'5.25'` as basis points, so that the calculation is exact. */
function basisPoints(percent: string): bigint {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent);
  if (!match) throw new RangeError(`not a percentage: ${percent}`);
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Rounded to the nearest whole number, half up. */
const divided = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

/** Rounded to the nearest paisa, half up. */
export const percentOf = (paise: bigint, percent: string): bigint =>
  divided(paise * basisPoints(percent), 10_000n);

/** The share of an amount that a part has of a whole, rounded to the nearest paisa, half up; 0 of nothing. */
export const shareOfWhole = (paise: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number(divided(BigInt(paise) * BigInt(part), BigInt(whole)));

/** Half of the percentage, which is CGST or SGST; rounded to the nearest paisa, half up. */
export const halfPercentOf = (paise: bigint, percent: string): bigint =>
  divided(paise * basisPoints(percent), 20_000n);

/** `5.00` as half of it is written: `2.5`. */
export const shownHalf = (percent: string): string => String(Number(basisPoints(percent)) / 200);

/** To the nearest rupee, half up. */
export const roundedToRupee = (paise: bigint): bigint => divided(paise, 100n) * 100n;

/** A percentage in whole rupees. */
export const percentInRupees = (paise: bigint, percent: string): bigint =>
  divided(paise * basisPoints(percent), 1_000_000n) * 100n;

const rateScale = 4;

/** `'88.5'` as a whole number of ten-thousandths, so that the division below is exact. */
function scaledRate(inrPerUsd: string): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(inrPerUsd);
  if (!match) throw new RangeError(`not a rate: ${inrPerUsd}`);
  const [, whole = '0', fraction = ''] = match;
  const scaled = BigInt(whole + fraction.slice(0, rateScale).padEnd(rateScale, '0'));
  if (scaled <= 0n) throw new RangeError(`not a rate: ${inrPerUsd}`);
  return scaled;
}

/** Whole dollars, rounded up: a visitor never pays more than the list says. */
export function usdFromPaise(paise: number, inrPerUsd: string): number {
  const rate = scaledRate(inrPerUsd) * 100n;
  const amount = BigInt(paise) * 10n ** BigInt(rateScale);
  return Number((amount + rate - 1n) / rate);
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});

/** `₹1,23,456`, and `₹1,23,456.50` only where there are paise. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100).replace(/\.00$/, '');
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function formatUsd(usd: number): string {
  return dollars.format(usd);
}

/** Ten crore rupees: nobody sells a tour for more, and a slip of the finger is not stored. */
const mostPaise = 100_000_000_00;

/**
 * A price as staff type it, `₹45,000`, `45000` or `Rs. 45,000.00/-`: the first number in it, in paise. Nothing where
 * there is none, or none that is a price.
 */
export function paiseFromTyped(typed: string): number | undefined {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(typed.replaceAll(/\s/g, ''))?.[0].replaceAll(',', '');
  if (number === undefined) return undefined;
  const [whole = '', fraction = ''] = number.split('.');
  const paise = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return paise > 0 && paise <= mostPaise ? paise : undefined;
}

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

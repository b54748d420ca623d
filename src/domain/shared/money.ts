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

/** Whole dollars, rounded up, so that the customer never pays more than shown. */
export function usdFromPaise(paise: number, inrPerUsd: string): number {
  const rate = scaledRate(inrPerUsd) * 100n;
  const amount = BigInt(paise) * 10n ** BigInt(rateScale);
  return Number((amount + rate - 1n) / rate);
}

/** To the nearest paisa, half up. */
export function paiseFromUsd(usd: number, inrPerUsd: string): number {
  const paise = BigInt(usd) * scaledRate(inrPerUsd) * 100n;
  const scale = 10n ** BigInt(rateScale);
  return Number((2n * paise + scale) / (2n * scale));
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
});

/** `₹1,23,456`, or `₹1,23,456.50` with paise. */
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

/** Ten crore rupees: no tour costs more, so a larger amount is a typing mistake. */
const maxPaise = 100_000_000_00n;
/** Longer than any amount, and short enough for the regular expression. */
const maxTypedLength = 60;

/** The power of ten of each unit. */
const unitZeros = /* @__PURE__ */ new Map([
  ...['k', 'thousand'].map((unit) => [unit, 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs'].map((unit) => [unit, 5] as const),
  ...['cr', 'crore', 'crores'].map((unit) => [unit, 7] as const),
]);

const currency = String.raw`(?:₹|rs\.?|inr)`;
/** `123456`, Western `123,456` or Indian `1,23,456`; a space may take the place of all commas. */
const wholeNumber = [
  String.raw`\d+`,
  ...[',', ' '].flatMap((mark) => [
    String.raw`[1-9]\d{0,2}(?:${mark}\d{3})+`,
    String.raw`[1-9]\d?(?:${mark}\d{2})*${mark}\d{3}`,
  ]),
].join('|');

/** No `u` flag: with it `i` would also match the Kelvin sign as `k` and the long s as `s`. */
const typedAmount = /* @__PURE__ */ new RegExp(
  `^(?<before>${currency} ?)?(?<whole>${wholeNumber})(?:\\.(?<fraction>\\d+))?` +
    `(?: ?(?<unit>${[...unitZeros.keys()].join('|')}))?(?: ?/-)?(?<after> ?${currency})?$`,
  'i',
);

/**
 * An amount as staff type it, in paise: `₹45,000`, `Rs. 45,000.50/-`, `45k`, `1.5 lakh`. The whole text must be one
 * amount above zero; whatever else is typed, such as a minus or another currency, is refused.
 */
export function paiseFromTyped(typed: string): number | undefined {
  const text = typed.trim();
  if (text.length > maxTypedLength) return undefined;
  // Spreadsheets and chats put non-breaking and narrow spaces between groups.
  const found = typedAmount.exec(text.replaceAll(/\p{Zs}/gu, ' '))?.groups;
  if (!found || (found.before && found.after)) return undefined;
  const { whole = '', fraction = '', unit } = found;
  // Without a unit a third decimal is no paise: `45.000` may well mean 45,000.
  if (!unit && fraction.length > 2) return undefined;
  const zeros = 2 + (unitZeros.get((unit ?? '').toLowerCase()) ?? 0);
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > zeros) return undefined;
  const paise = BigInt(whole.replaceAll(/[, ]/g, '') + decimals.padEnd(zeros, '0'));
  return paise > 0n && paise <= maxPaise ? Number(paise) : undefined;
}

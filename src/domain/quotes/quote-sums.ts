import type { QuoteTerms } from './quote.ts';

export type QuoteSums = { linesPaise: number; gstPaise: number; totalPaise: number };

/** `'5.25'` as hundredths of a percent, so that what follows is exact. */
function basisPoints(gstPercent: string): bigint {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(gstPercent);
  if (!match) throw new RangeError(`not a percentage: ${gstPercent}`);
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** `5.00` as people write it: `5`. */
export const shownPercent = (gstPercent: string): string => gstPercent.replace(/\.?0+$/, '') || '0';

/** GST is on the sum of the lines, to the nearest paisa; a half goes up. */
export function sumsOf({ lines, gstPercent }: Pick<QuoteTerms, 'lines' | 'gstPercent'>): QuoteSums {
  const sum = lines.reduce(
    (paise, { quantity, unitPaise }) => paise + BigInt(quantity) * BigInt(unitPaise),
    0n,
  );
  const gst = (sum * basisPoints(gstPercent) + 5_000n) / 10_000n;
  return { linesPaise: Number(sum), gstPaise: Number(gst), totalPaise: Number(sum + gst) };
}

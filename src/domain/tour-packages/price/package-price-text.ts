import { shownPercent } from '#domain/quotes/price/percent.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { PackagePrice, PackagePriceLine } from './package-price.ts';
import { some } from './party-text.ts';

const lineNames: Record<PackagePriceLine['kind'], string> = {
  adult: 'Adult',
  child: 'Child',
  'single-room': 'Single room supplement',
  'fee-adult': 'Sustainable Development Fee, adult',
  'fee-child': 'Sustainable Development Fee, child',
  visa: 'Bhutan visa',
};

/** `Child under 12`. */
export const lineName = ({ kind, underAge }: PackagePriceLine): string =>
  underAge === undefined ? lineNames[kind] : `${lineNames[kind]} under ${underAge}`;

export type PriceRow = { name: string; detail: string; amount: string };

/** Every line with how it comes about, then discount, taxes and rounding; the total is not among them. */
export function priceRows(price: PackagePrice): PriceRow[] {
  const row = (name: string, paise: number): PriceRow => ({
    name,
    detail: '',
    amount: paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise),
  });
  return [
    ...price.lines.map((line) => {
      const { quantity, unitPaise, amountPaise, nights } = line;
      const people = nights ? `${quantity / nights} × ${some(nights, 'night', 'nights')}` : String(quantity);
      return {
        name: lineName(line),
        detail: `${people} × ${formatPaise(unitPaise)}`,
        amount: formatPaise(amountPaise),
      };
    }),
    ...(price.discountPaise > 0
      ? [row(`First booking, ${shownPercent(price.discountPercent)}% off`, -price.discountPaise)]
      : []),
    ...(price.gstPaise > 0 ? [row(`GST ${shownPercent(price.gstPercent)}%`, price.gstPaise)] : []),
    ...(price.tcsPaise > 0 ? [row(`TCS ${shownPercent(price.tcsPercent)}%`, price.tcsPaise)] : []),
    ...(price.roundingPaise === 0 ? [] : [row('Rounding', price.roundingPaise)]),
  ];
}

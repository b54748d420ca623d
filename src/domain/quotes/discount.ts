import { formatPaise } from '#domain/shared/money.ts';
import { shownPercent } from './percent.ts';

/** Taken off the subtotal, before GST. `percent` is a decimal number as text, `10.00`. */
export type Discount =
  | { kind: 'percent'; percent: string; label: string }
  | { kind: 'amount'; paise: number; label: string };

/** The discount row of a quote: `Diwali offer (10%)`, `−₹22,300`. */
export function shownDiscount(discount: Discount | null, paise: number) {
  if (!discount) return null;
  const { kind, label } = discount;
  const name = kind === 'percent' ? `${label} (${shownPercent(discount.percent)}%)` : label;
  return { name, amount: `−${formatPaise(paise)}` };
}

import { formatPaise } from '#domain/shared/money.ts';
import type { Cost, Currency } from './services.ts';

const names = new Map<string, Currency>([
  ['₹', 'INR'],
  ['rs', 'INR'],
  ['inr', 'INR'],
  ['nu', 'BTN'],
  ['btn', 'BTN'],
  ['$', 'USD'],
  ['usd', 'USD'],
]);

const shape =
  /^(₹|rs\.?|inr|nu\.?|btn|\$|usd)?\s*([\d,]{1,15})(?:\.(\d{1,2}))?(?:\s*(?:@|at|x)\s*(\d{1,5}(?:\.\d{1,6})?))?$/i;

/** Ten crore of any currency: more is a typing mistake. */
const maxMinor = 10_000_000_000;

export type TypedCost = { minor: number; currency: Currency; rate: string | undefined };

/** `18,500`, `Nu 4,500`, `USD 220 @ 84.50`. */
export function costFromTyped(typed: string): TypedCost | undefined {
  const [, name = '₹', whole = '', cents = '', rate] = shape.exec(typed.trim()) ?? [];
  const currency = names.get(name.toLowerCase().replace('.', ''));
  const minor = Number(whole.replaceAll(',', '') + cents.padEnd(2, '0'));
  if (!currency || !/\d/.test(whole) || minor > maxMinor || (rate !== undefined && Number(rate) === 0))
    return undefined;
  return { minor, currency, rate: currency === 'INR' ? '1' : rate };
}

const plain = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** A rate without the zeros that the database adds: `84.5`. */
export const rateText = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

/** As staff would type it; empty while the cost is not known. */
export function costText(cost: Omit<Cost, 'paise'> | null): string {
  if (!cost) return '';
  if (cost.currency === 'INR') return formatPaise(cost.minor);
  const name = cost.currency === 'BTN' ? 'Nu' : cost.currency;
  return `${name} ${plain.format(cost.minor / 100)} @ ${rateText(cost.rate)}`;
}

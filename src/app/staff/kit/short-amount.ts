import { formatPaise } from '#domain/shared/money.ts';

const lakhPaise = 1_00_000_00;
const crorePaise = 100 * lakhPaise;

/** One digit after the point, cut and not rounded, so that it never says more than there is. */
const cutTo = (paise: number, unit: number) => {
  const tenths = Math.floor(paise / (unit / 10));
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
};

/** An amount for a narrow column: `₹42,000`, `₹2.8L`, `₹1.2Cr`. */
export function shortAmount(paise: number): string {
  if (paise >= crorePaise) return `₹${cutTo(paise, crorePaise)}Cr`;
  if (paise >= lakhPaise) return `₹${cutTo(paise, lakhPaise)}L`;
  return formatPaise(Math.floor(paise / 100) * 100);
}

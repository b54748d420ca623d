import { formatPaise } from '#domain/shared/money.ts';
import { shownPercent } from './percent.ts';

export type QuoteLine = {
  text: string;
  quantity: number;
  unitPaise: number;
};

/** What is offered, at what price, until when. */
export type QuoteTerms = {
  lines: QuoteLine[];
  discount: Discount | null;
  /** A decimal number as text, `5.00`. */
  gstPercent: string;
  /** The last day on which it can be accepted, as `2026-11-15`. */
  validUntil: string;
  /** One per line. */
  inclusions: string;
  exclusions: string;
};

export type Quote = QuoteTerms & {
  id: string;
  enquiryId: string;
  version: number;
  totalPaise: number;
  madeBy: string;
  madeAt: Date;
  firstOpenedAt: Date | null;
  openedCount: number;
  acceptedAt: Date | null;
  acceptedBy: string;
  /** The storage key of its PDF; empty while there is none. */
  pdfKey: string;
  /** Printing failed for good; only staff can start it again. */
  isPrintFailed: boolean;
};

/** The inclusions or exclusions, one per line. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

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

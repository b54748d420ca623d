import type { MoneyPlace, PayMethod } from '#domain/bookings/booking.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';
import { listed } from '#domain/shared/listed.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Receipt } from './receipt.ts';

/** The sentences of a receipt, the same on paper and in the mail. */

const parts: Record<PartStanding['kind'], string> = {
  deposit: 'deposit',
  balance: 'balance',
  further: 'further charges',
  total: 'total',
};

const methods: Record<PayMethod, string> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  bank: 'Bank transfer',
  other: 'Other',
};

const places: Partial<Record<MoneyPlace, string>> = {
  gateway: 'through our payment gateway',
  driver: 'to the driver',
};

const startingLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const subjectText = ({ subject: { number, version } }: Pick<Receipt, 'subject'>): string =>
  version === null ? `Booking ${number}` : `Quote ${number}, version ${version}`;

/** `Deposit and balance`; empty without a plan. */
export const partsText = (receipt: Pick<Receipt, 'parts'>): string =>
  receipt.parts.length === 0 ? '' : startingLarge(listed(receipt.parts.map((part) => parts[part])));

/** `UPI, through our payment gateway` */
export const methodText = ({ method, place }: Pick<Receipt, 'method' | 'place'>): string =>
  [methods[method], places[place] ?? ''].filter(Boolean).join(', ');

/** What is left after this payment. */
export function balanceText({ totalPaise, receivedPaise }: Pick<Receipt, 'totalPaise' | 'receivedPaise'>) {
  const paise = totalPaise - receivedPaise;
  if (paise === 0) return { name: 'Still to pay', value: 'Nothing, paid in full' };
  return paise > 0
    ? { name: 'Still to pay', value: formatPaise(paise) }
    : { name: 'Paid above the total', value: formatPaise(-paise) };
}

export const noTaxInvoice = 'This is a receipt, not a tax invoice.';

/** What kind of paper it is. */
export const standingText = ({ documents }: Pick<Receipt, 'documents'>): string =>
  documents.length === 0
    ? noTaxInvoice
    : `The tax document of this payment is ${listed(documents)}. This receipt does not replace it.`;

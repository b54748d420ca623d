import type { PayMethod } from '#domain/bookings/booking.ts';
import { listed } from '#domain/shared/listed.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Refund } from './refund.ts';

type Sent = Pick<Refund, 'way' | 'amountPaise' | 'reference' | 'sentMethod'>;

const sentBy = (amount: string): Readonly<Record<PayMethod, string>> => ({
  bank: `We have sent ${amount} back to your bank account.`,
  upi: `We have sent ${amount} back by UPI.`,
  card: `We have sent ${amount} back to your card.`,
  cash: `We have given ${amount} back to you in cash.`,
  other: `We have sent ${amount} back to you.`,
});

/** How a refund was sent, for its customer. */
export function sentText({ way, amountPaise, reference, sentMethod }: Sent): string {
  const amount = formatPaise(amountPaise);
  if (way === 'gateway')
    return `We have sent ${amount} back to the account or card that you paid with. Your bank shows it within 7 working days; its number is ${reference}.`;
  const number = reference && sentMethod !== 'cash' ? ` The number of the transfer is ${reference}.` : '';
  return `${sentBy(amount)[sentMethod ?? 'bank']}${number}`;
}

const methodNames: Record<PayMethod, string> = {
  cash: 'cash',
  upi: 'UPI',
  card: 'card',
  bank: 'bank transfer',
  other: '',
};

type DueBack = { owedPaise: number; payMethods: readonly PayMethod[]; refundDays: number | null };

/** How and when the rest comes back; empty while nothing is owed. */
export function dueBackText({ owedPaise, payMethods, refundDays }: DueBack): string {
  if (owedPaise <= 0) return '';
  const names = payMethods.map((method) => methodNames[method]).filter(Boolean);
  const way = names.length > 0 ? `the way you paid (${listed(names)})` : 'the way you paid';
  const when = refundDays === null ? '' : `, within ${refundDays} days of the cancellation`;
  return `We send ${formatPaise(owedPaise)} back ${way}${when}.`;
}

/** A refund that is on its way and not yet entered as sent. */
export const onTheWayText = ({ way, amountPaise }: Pick<Refund, 'way' | 'amountPaise'>): string =>
  `${formatPaise(amountPaise)} is on its way to ${way === 'gateway' ? 'the account or card that you paid with' : 'your bank account or UPI'}.`;

/** The message by WhatsApp. */
export const refundMessage = (
  name: string,
  { number, agency }: { number: string; agency: string },
  refund: Sent,
): string => `Hello ${name}, about your booking ${number} with ${agency}: ${sentText(refund)}`;

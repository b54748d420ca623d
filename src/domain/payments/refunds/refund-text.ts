import { formatPaise } from '#domain/shared/money.ts';
import type { Refund } from './refund.ts';

type Sent = Pick<Refund, 'way' | 'amountPaise' | 'reference' | 'doneAt' | 'otherWay'>;

/** How a refund was sent, for its customer. */
export function sentText({ way, amountPaise, reference, doneAt, otherWay }: Sent): string {
  const amount = formatPaise(amountPaise);
  if (way === 'gateway')
    return `We have sent ${amount} back to the account or card that you paid with. Your bank shows it within 7 working days; its number is ${reference}.`;
  if (doneAt !== null && otherWay === '') return `We have given ${amount} back to you in cash.`;
  const number = reference && ` The number of the bank’s transfer is ${reference}.`;
  return `We have sent ${amount} back to your bank account.${number}`;
}

/** The message by WhatsApp. */
export const refundMessage = (
  name: string,
  { number, agency }: { number: string; agency: string },
  refund: Sent,
): string => `Hello ${name}, about your booking ${number} with ${agency}: ${sentText(refund)}`;

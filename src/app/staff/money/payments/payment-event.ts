import type { PaymentEventKind } from '#domain/bookings/plan/standing-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paymentTexts } from './texts.ts';

const { events } = paymentTexts;

type Detail = Readonly<Record<string, string>>;

const amountIn = (paise = '0') => formatPaise(Number(paise));

/** One sentence for each kind of event about a payment request; `who` is empty for the customer and the worker. */
export const paymentSentences: Record<PaymentEventKind, (who: string, detail: Detail) => string> = {
  'payment-asked': (who, { of = '', amountPaise, by }) =>
    events.asked(by === 'customer' ? '' : who, of, amountIn(amountPaise)),
  'payment-mailed': (who, { of = '', address = '', by }) => events.mailed(by || who, of, address),
  'payment-mail-failed': (_, { of = '', address = '', reason = '' }) =>
    events.mailFailed(of, address, reason),
  'payment-mail-bounced': (_, { of = '', address = '', reason = '' }) =>
    events.mailRefused(of, address, reason),
  'payment-claimed': (_, { of = '', amountPaise, isCorrection }) =>
    isCorrection ? events.corrected(of) : events.claimed(of, amountIn(amountPaise)),
  'payment-confirmed': (who, { of = '', amountPaise }) => events.confirmed(who, of, amountIn(amountPaise)),
  'payment-mismatch': (_, { of = '', amountPaise, arrivedPaise }) =>
    events.mismatch(of, amountIn(amountPaise), arrivedPaise === undefined ? '' : amountIn(arrivedPaise)),
  'payment-withdrawn': (who, { of = '' }) => events.withdrawn(who, of),
  'payment-expired': (_, { of = '' }) => events.expired(of),
  'payment-refunded': (who, { of = '', amountPaise }) => events.refunded(who, of, amountIn(amountPaise)),
};

const isPaymentKind = (kind: string): kind is PaymentEventKind => Object.hasOwn(paymentSentences, kind);

/** On the timeline of an enquiry the kind is in the detail. */
export function paymentSentence(who: string, detail: Detail): string {
  const kind = `payment-${detail.change ?? ''}`;
  return isPaymentKind(kind) ? paymentSentences[kind](who, detail) : events.changed;
}

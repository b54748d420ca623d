import { randomUUID } from 'node:crypto';
import type { PayMethod } from '#domain/bookings/booking.ts';
import type { ArrivedMoney, MismatchCode, PaymentRequest } from '#domain/payments/requests/request.ts';
import {
  confirmRequest,
  findMismatch,
  findRequestByGatewayLink,
  markMismatch,
} from '#domain/payments/requests/request-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Gateway, GatewayLink, GatewayPayment } from './gateway.ts';
import { insertPayment, selectKnownPayments, updatePayment } from './payment-store.ts';
import type { FoundPayment } from './provider-payment.ts';

/** Why a payment is not counted: as for a request, that nobody asked for it, or that it went back before it was counted. */
export type PaymentMismatch = MismatchCode | 'unknown-link' | 'refunded';

/** What came of an event. */
export type Outcome =
  | PaymentMismatch
  | 'counted'
  | 'known'
  /** The gateway has no such payment, or has not taken it. */
  | 'not-found'
  | 'not-captured'
  | 'refreshed'
  | 'settled'
  | 'ignored';

type Parts = { db: Db; gateway: Gateway };

/** By what the gateway and the request say, without what was received otherwise. */
export function mismatchWithLink(
  payment: Pick<GatewayPayment, 'id' | 'amountPaise' | 'currency' | 'state' | 'orderId' | 'refundedPaise'>,
  link: Omit<GatewayLink, 'url' | 'state'>,
  request: Pick<PaymentRequest, 'reference' | 'amountPaise'>,
): PaymentMismatch | undefined {
  if (payment.state === 'refunded' || payment.refundedPaise > 0) return 'refunded';
  if (payment.currency !== 'INR' || link.currency !== 'INR') return 'currency';
  const isOfLink =
    link.paymentIds.includes(payment.id) || (link.orderId !== '' && link.orderId === payment.orderId);
  if (!isOfLink || link.reference !== request.reference) return 'reference';
  return payment.amountPaise === link.amountPaise && payment.amountPaise === request.amountPaise
    ? undefined
    : 'amount';
}

const methods: ReadonlyMap<string, PayMethod> = new Map([
  ['upi', 'upi'],
  ['card', 'card'],
  ['netbanking', 'bank'],
  ['emandate', 'bank'],
]);

const arrivedOf = ({ id, amountPaise, method, bankReference, createdAt }: GatewayPayment): ArrivedMoney => ({
  amountPaise,
  method: methods.get(method) ?? 'other',
  place: 'gateway',
  reference: bankReference || id,
  // The bank will know the settlement, not the payment.
  utr: null,
  receivedOn: dayInIndia(createdAt),
  gatewayPaymentId: id,
});

/** Who stores the payment is the only one to count it, in the same transaction. */
async function store(tx: Tx, found: FoundPayment): Promise<Outcome> {
  const { payment, link } = found;
  const request = link && (await findRequestByGatewayLink(tx, link.id));
  if (!request) {
    const isNew = await insertPayment(tx, { ...found, requestId: null, mismatch: 'unknown-link' });
    return isNew ? 'unknown-link' : 'known';
  }
  const mismatch =
    mismatchWithLink(payment, link, request) ??
    (await findMismatch(tx, request.id, payment.amountPaise, payment.createdAt));
  const isNew = await insertPayment(tx, { ...found, requestId: request.id, mismatch: mismatch ?? '' });
  if (!isNew) return 'known';
  const arrived = arrivedOf(payment);
  if (mismatch === undefined) {
    await confirmRequest(tx, 'gateway', request.id, { ...arrived, key: randomUUID() });
    return 'counted';
  }
  // There is nothing to decide about money that has gone back.
  if (mismatch !== 'refunded' && mismatch !== 'unknown-link')
    await markMismatch(tx, request.id, mismatch, arrived, 'gateway');
  return mismatch;
}

/**
 * Asks the gateway about a payment, and counts it when it was captured for what a request asks. Every other payment that was captured is
 * stored with the reason, for staff to count or refund. However often and in whatever order it is called, a payment is counted once.
 */
export async function confirmPayment({ db, gateway }: Parts, paymentId: string): Promise<Outcome> {
  if ((await selectKnownPayments(db, [paymentId])).has(paymentId)) return 'known';
  const payment = await gateway.fetchPayment(paymentId);
  if (!payment) return 'not-found';
  if (payment.state !== 'captured' && payment.state !== 'refunded') return 'not-captured';
  const link = await gateway.linkOfPayment(paymentId);
  return db.transaction((tx) => store(tx, { payment, link }));
}

/** What went back of a payment that is stored. */
export async function refreshPayment({ db, gateway }: Parts, paymentId: string): Promise<Outcome> {
  const payment = await gateway.fetchPayment(paymentId);
  if (!payment) return 'not-found';
  await updatePayment(db, payment);
  return 'refreshed';
}

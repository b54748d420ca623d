import {
  enterRefund,
  lockMoney,
  readStandingMoney,
  type StandingEntry,
  takeBackRefund,
} from '#domain/bookings/money/refund-entry-service.ts';
import { type Gateway, GatewayError, type GatewayRefund } from '#domain/payments/gateway/gateway.ts';
import { refundOnce } from '#domain/payments/gateway/refund-service.ts';
import { lockForChange, turn } from '#domain/payments/requests/request-service.ts';
import { mayTurn } from '#domain/payments/requests/request-states.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { refundMail } from '#jobs/refund-mail.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { gatewayKeyOf, type Refund } from './refund.ts';
import { noteRefund } from './refund-events.ts';
import { closeRequest } from './refund-service.ts';
import { claimForGateway, claimToCheck, lockRefund, selectRequestOf, updateRefund } from './refund-store.ts';

type RefundGateway = Pick<Gateway, 'refund' | 'findRefund' | 'fetchRefund'>;
/** `gateway` is `undefined` where none is set up. */
type Parts = { db: Db; queue: Queue; gateway: RefundGateway | undefined };

/** Why a refund failed; the screen has a text for each. */
export const refundFailures = ['refused', 'failed', 'no-gateway', 'no-payment'] as const;
type RefundFailure = (typeof refundFailures)[number];

async function sourceOf(db: Queryable, { bookingId, sourceEntryId }: Refund) {
  if (bookingId === null || sourceEntryId === null) return undefined;
  return (await readStandingMoney(db, bookingId)).find(({ id }) => id === sourceEntryId);
}

type Locked = { refund: Refund; source: StandingEntry | undefined };

/** Locks the booking before the refund, as staff do. */
async function lockBoth(tx: Tx, { id, bookingId, sourceEntryId }: Refund): Promise<Locked | undefined> {
  const money = bookingId === null ? [] : (await lockMoney(tx, bookingId)).money;
  const refund = await lockRefund(tx, id);
  return refund && { refund, source: money.find((entry) => entry.id === sourceEntryId) };
}

async function noteFailed(tx: Tx, refund: Refund, failure: RefundFailure): Promise<void> {
  const { id, bookingId, amountPaise } = refund;
  await updateRefund(tx, id, {
    state: 'failed',
    failure,
    sentAt: null,
    entryId: null,
    gatewayRefundId: null,
  });
  if (bookingId !== null)
    await noteRefund(tx, undefined, bookingId, { step: 'failed', amountPaise, reason: failure });
}

const fail = (db: Db, refund: Refund, failure: RefundFailure): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockBoth(tx, refund);
    if (found?.refund.state === 'approved') await noteFailed(tx, found.refund, failure);
  });

/** What the customer was asked for is paid by another payment, or all of it has gone back. */
async function closeRequests(tx: Tx, { refund, source }: Locked): Promise<void> {
  await closeRequest(tx, 'gateway', source);
  const { providerPaymentId, bookingId } = refund;
  const requestId = providerPaymentId === null ? undefined : await selectRequestOf(tx, providerPaymentId);
  if (requestId === undefined) return;
  const money = bookingId === null ? [] : await readStandingMoney(tx, bookingId);
  const locked = await lockForChange(tx, requestId);
  const to = money.some((entry) => entry.requestId === requestId) ? 'confirmed' : 'refunded';
  if (mayTurn(locked.request.state, to)) await turn(tx, locked, { to, confirmer: 'gateway' });
}

/** The money entry is made here and nowhere else, once: only an approved refund gets one. */
const noteSent = ({ db, queue }: Parts, refund: Refund, sent: GatewayRefund): Promise<void> =>
  queue.transaction(db, async (tx) => {
    const found = await lockBoth(tx, refund);
    if (found?.refund.state !== 'approved') return;
    const { id, bookingId, amountPaise } = found.refund;
    const { source } = found;
    const now = new Date();
    const entryId =
      bookingId === null || !source
        ? null
        : await enterRefund(tx, 'gateway', bookingId, {
            ...{ amountPaise, method: source.method, place: 'gateway' },
            ...{ reference: sent.id, sentOn: dayInIndia(now) },
          });
    const isDone = sent.state === 'processed';
    await updateRefund(tx, id, {
      ...{ state: isDone ? 'done' : 'sent', gatewayRefundId: sent.id, reference: sent.id, entryId },
      ...{ sentAt: now, doneAt: isDone ? now : null },
    });
    if (isDone) await closeRequests(tx, found);
    await queue.enqueue(tx, refundMail, { refundId: id });
  });

async function sendOne(parts: Parts, refund: Refund): Promise<void> {
  const { db, gateway } = parts;
  if (!gateway) return fail(db, refund, 'no-gateway');
  const paymentId = refund.providerPaymentId ?? (await sourceOf(db, refund))?.gatewayPaymentId;
  if (!paymentId) return fail(db, refund, 'no-payment');
  const { amountPaise } = refund;
  try {
    const sent = await refundOnce(gateway, { paymentId, amountPaise, key: gatewayKeyOf(refund) });
    if (sent.state === 'failed') return await fail(db, refund, 'failed');
    await noteSent(parts, refund, sent);
  } catch (error) {
    // Anything else may pass, or may have been done: the same key is tried again after a minute.
    if (!(error instanceof GatewayError) || error.code !== 'refused') throw error;
    await fail(db, refund, 'refused');
  }
}

async function forEachClaimed(
  { db }: Pick<Parts, 'db'>,
  claim: (tx: Tx) => Promise<Refund | undefined>,
  work: (refund: Refund) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  let failure: unknown;
  while (!stop.aborted) {
    const refund = await db.transaction(claim);
    if (!refund) break;
    try {
      await work(refund);
    } catch (error) {
      // One that the gateway does not answer for keeps no other from being sent.
      failure ??= error;
    }
  }
  if (failure) throw failure;
}

/** Sends what is approved back through the gateway. */
export const sendRefunds = (parts: Parts, stop: AbortSignal): Promise<void> =>
  forEachClaimed(parts, claimForGateway, (refund) => sendOne(parts, refund), stop);

/** The gateway can find out days later that the customer's bank does not take it: the money is ours again. */
async function takeBack(tx: Tx, { refund }: Locked): Promise<void> {
  const { bookingId, entryId } = refund;
  await noteFailed(tx, refund, 'failed');
  if (bookingId !== null && entryId !== null)
    await takeBackRefund(tx, bookingId, entryId, dayInIndia(new Date()));
}

async function checkOne({ db, gateway }: Parts, refund: Refund): Promise<void> {
  const found = refund.gatewayRefundId && (await gateway?.fetchRefund(refund.gatewayRefundId));
  if (!found || found.state === 'pending') return;
  await db.transaction(async (tx) => {
    const locked = await lockBoth(tx, refund);
    if (locked?.refund.state !== 'sent') return;
    if (found.state === 'failed') return takeBack(tx, locked);
    const { id, bookingId, amountPaise } = locked.refund;
    await updateRefund(tx, id, { state: 'done', doneAt: new Date() });
    await closeRequests(tx, locked);
    if (bookingId !== null) await noteRefund(tx, undefined, bookingId, { step: 'done', amountPaise });
  });
}

/** Asks the gateway what has become of the refunds that it has sent. */
export const checkRefunds = (parts: Parts, stop: AbortSignal): Promise<void> =>
  forEachClaimed(parts, claimToCheck, (refund) => checkOne(parts, refund), stop);

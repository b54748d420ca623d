import {
  type Confirmer,
  countReceived,
  type MoneySubject,
  type ReceivedMoney,
} from '#domain/bookings/money/received-service.ts';
import {
  lockStanding,
  type MoneyStanding,
  notePayment,
  type PaymentEventKind,
} from '#domain/bookings/plan/standing-service.ts';
import { rowId } from '#paths.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { ArrivedMoney, MismatchCode, PaymentRequest } from './request.ts';
import { mismatchOf } from './request-standing.ts';
import { mayTurn, type RequestState } from './request-states.ts';
import { requestsMessages as messages } from './requests-messages.ts';
import {
  lockRequest,
  selectByGatewayLink,
  selectByReference,
  selectRequest,
  selectRequestsOf,
  updateGatewayLink,
  updateState,
} from './requests-store.ts';

/** Of a booking also those of its quote, in the order in which they were made. */
export const requestsOf = (db: Queryable, subject: MoneySubject): Promise<PaymentRequest[]> =>
  selectRequestsOf(db, subject);

/** By what the customer wrote as the remark, `b41-2`, `B41 - 2`, or what a UPI app sent, `B41X2`. */
export function findRequestByReference(db: Queryable, typed: string): Promise<PaymentRequest | undefined> {
  return selectByReference(
    db,
    typed
      .toUpperCase()
      .replaceAll(/\s/g, '')
      .replace(/^([BQ]\d+)X(\d+)$/, '$1-$2'),
  );
}

export const findRequestByGatewayLink = (
  db: Queryable,
  linkId: string,
): Promise<PaymentRequest | undefined> => selectByGatewayLink(db, linkId);

export const findRequest = async (db: Queryable, id: string): Promise<PaymentRequest | undefined> =>
  rowId.test(id) ? selectRequest(db, id) : undefined;

/** Notes the link that the gateway made for the request. */
export const setGatewayLink = (
  db: Queryable,
  requestId: string,
  { id, url }: { id: string; url: string },
): Promise<void> => updateGatewayLink(db, requestId, { gatewayLinkId: id, gatewayLinkUrl: url });

export const subjectOf = ({ bookingId, quoteId }: PaymentRequest): MoneySubject =>
  bookingId === null ? { quoteId: quoteId ?? '' } : { bookingId };

export type LockedRequest = { request: PaymentRequest; standing: MoneyStanding };

/** The booking or the quote is locked before its request. */
export async function lockForChange(tx: Tx, requestId: string): Promise<LockedRequest> {
  const found = await findRequest(tx, requestId);
  const standing = found && (await lockStanding(tx, subjectOf(found)));
  const request = standing && (await lockRequest(tx, requestId));
  if (!request) throw new Failure('not_found', messages.gone);
  return { request, standing };
}

const eventKinds: Record<Exclude<RequestState, 'asked'>, PaymentEventKind> = {
  claimed: 'payment-claimed',
  confirmed: 'payment-confirmed',
  mismatch: 'payment-mismatch',
  expired: 'payment-expired',
  withdrawn: 'payment-withdrawn',
  refunded: 'payment-refunded',
};

type Turn = {
  to: Exclude<RequestState, 'asked'>;
  change?: Parameters<typeof updateState>[3];
  /** The gateway, a customer and the worker have no name here. */
  confirmer?: Confirmer | undefined;
  detail?: Record<string, string>;
};

/** The one place where a request changes its state. */
export async function turn(
  tx: Tx,
  { request, standing }: LockedRequest,
  { to, change, confirmer, detail }: Turn,
): Promise<void> {
  if (!mayTurn(request.state, to)) throw new Failure('conflict', messages.changedMeanwhile);
  // What came is forgotten once it is decided.
  await updateState(tx, request.id, to, { mismatch: '', arrived: null, ...change });
  const actor = confirmer === 'gateway' ? undefined : confirmer;
  await notePayment(tx, actor, standing, {
    kind: eventKinds[to],
    detail: { of: request.reference, amountPaise: String(request.amountPaise), ...detail },
  });
}

/** The customer gave another number of the bank for what they said is paid. */
export async function correctReference(
  tx: Tx,
  { request, standing }: LockedRequest,
  claimedReference: string,
): Promise<void> {
  if (request.claimedReference === claimedReference) return;
  await updateState(tx, request.id, request.state, { claimedReference });
  const detail = { of: request.reference, isCorrection: 'yes' };
  await notePayment(tx, undefined, standing, { kind: 'payment-claimed', detail });
}

/**
 * Counts money for a request that was asked for, and confirms the request, in one step. Returns the entry's id, or `undefined` when the same
 * key, payment or number of the bank is counted already; then nothing changes.
 */
export async function confirmRequest(
  tx: Tx,
  confirmer: Confirmer,
  requestId: string,
  money: Omit<ReceivedMoney, 'requestId'>,
): Promise<string | undefined> {
  const locked = await lockForChange(tx, requestId);
  const { bookingId } = locked.standing;
  const subject = bookingId === null ? subjectOf(locked.request) : { bookingId };
  const entryId = await countReceived(tx, confirmer, subject, { ...money, requestId });
  if (entryId === undefined) return undefined;
  const detail = { amountPaise: String(money.amountPaise) };
  await turn(tx, locked, { to: 'confirmed', confirmer, detail });
  return entryId;
}

/** Why money of this amount is not counted for the request by itself; `undefined` when it is what was asked for. */
export async function findMismatch(
  tx: Tx,
  requestId: string,
  amountPaise: number,
  paidAt?: Date,
): Promise<MismatchCode | undefined> {
  const { request, standing } = await lockForChange(tx, requestId);
  return mismatchOf(request, standing, amountPaise, paidAt);
}

/** Something came that is not what was asked for: staff count or refund what came. Nothing is counted by this. */
export async function markMismatch(
  tx: Tx,
  requestId: string,
  code: MismatchCode,
  arrived: ArrivedMoney | null = null,
  confirmer?: Confirmer,
): Promise<void> {
  const locked = await lockForChange(tx, requestId);
  // It is checked already; what came first is decided first.
  if (locked.request.state === 'mismatch') return;
  const detail = { code, ...(arrived && { arrivedPaise: String(arrived.amountPaise) }) };
  await turn(tx, locked, { to: 'mismatch', change: { mismatch: code, arrived }, confirmer, detail });
}

/** What was paid for the request went back. */
export async function markRefunded(tx: Tx, requestId: string, confirmer?: Confirmer): Promise<void> {
  const locked = await lockForChange(tx, requestId);
  if (locked.request.state === 'refunded') return;
  await turn(tx, locked, { to: 'refunded', confirmer });
}

/** What was counted for the request was a mistake and is reversed: it waits for money again, as before. */
export async function reopenRequest(tx: Tx, requestId: string): Promise<void> {
  const { request } = await lockForChange(tx, requestId);
  if (request.state !== 'confirmed') return;
  await updateState(tx, requestId, request.claimedAt ? 'claimed' : 'asked', {});
}

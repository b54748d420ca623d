import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber, placeOf } from '#domain/bookings/booking.ts';
import type { Confirmer } from '#domain/bookings/money/received-service.ts';
import {
  enterRefund,
  lockMoney,
  readStandingMoney,
  type StandingEntry,
} from '#domain/bookings/money/refund-entry-service.ts';
import { utrOf } from '#domain/bookings/money/utr.ts';
import { findRequest, markRefunded } from '#domain/payments/requests/request-service.ts';
import { mayTurn } from '#domain/payments/requests/request-states.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { refundMail } from '#jobs/refund-mail.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { liveStates, type Refund, type RefundSource, type RefundState, wayOf } from './refund.ts';
import { noteRefund } from './refund-events.ts';
import type { RefundInput, SentInput } from './refund-input.ts';
import { refundLimitOn } from './refund-limit-service.ts';
import { refundMessages as messages } from './refund-messages.ts';
import { openPaiseOf, splitOverSources } from './refund-shares.ts';
import { sourcesOf, unapprovedPaise } from './refund-sources.ts';
import {
  insertRefunds,
  lockRefund,
  lockUncounted,
  selectRefund,
  selectRefunds,
  selectRequested,
  selectSentOf,
  updateRefund,
} from './refund-store.ts';

type Parts = { db: Db; queue: Queue };

const isLive = ({ state }: Pick<Refund, 'state'>) => liveStates.some((live) => live === state);

/** What of a booking was refunded or is asked for: another staff member's refund changes it. */
export const refundedPaiseOf = (refunds: readonly Pick<Refund, 'state' | 'amountPaise'>[]): number =>
  refunds.filter(isLive).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

export type BookingRefunds = {
  refunds: Refund[];
  sources: RefundSource[];
  /** What can still go back at most. */
  openPaise: number;
  seenPaise: number;
  limitPaise: number;
};

/** The refunds of a booking, and what of its payments can still go back. */
export async function viewBookingRefunds(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
  now = new Date(),
): Promise<BookingRefunds> {
  assertArea(actor, 'enquiries');
  const [refunds, money, limitPaise] = await Promise.all([
    selectRefunds(db, bookingId),
    readStandingMoney(db, bookingId),
    refundLimitOn(db, now),
  ]);
  const sources = sourcesOf(money, refunds);
  return {
    ...{ refunds, sources, limitPaise },
    openPaise: openPaiseOf(sources),
    seenPaise: refundedPaiseOf(refunds),
  };
}

const noteActor = async (
  tx: Tx,
  actor: StaffActor,
  action: Action,
  { bookingId, providerPaymentId }: Pick<Refund, 'bookingId' | 'providerPaymentId'>,
  amountPaise: number,
): Promise<void> => {
  const subject =
    bookingId === null
      ? { kind: 'provider-payment', id: '', name: providerPaymentId ?? '' }
      : { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, action, subject, { amountPaise: String(amountPaise) }));
};

type Asked = {
  bookingId: string;
  key: string;
  amountPaise: number;
  reason: string;
  sources: readonly RefundSource[];
  money: readonly StandingEntry[];
  refunds: readonly Refund[];
  now: Date;
};

/** Returns the ids and whether a second person has to approve. */
async function insertAsked(tx: Tx, actor: StaffActor, asked: Asked) {
  const { bookingId, key, amountPaise, reason, sources, money, refunds, now } = asked;
  const limitPaise = await refundLimitOn(tx, now);
  const needsApproval = unapprovedPaise(money, refunds) + amountPaise > limitPaise;
  const ids = await insertRefunds(
    tx,
    splitOverSources(sources, amountPaise).map(({ source, amountPaise: share }, index) => ({
      ...{ bookingId, sourceEntryId: source.entryId, providerPaymentId: null, amountPaise: share, reason },
      ...{ way: wayOf(source), needsApproval, askedBy: actor.name, askedById: actor.id },
      idempotencyKey: `${key}:${index + 1}`,
    })),
  );
  await noteRefund(tx, actor, bookingId, { step: 'asked', amountPaise, reason });
  await noteActor(tx, actor, 'refund-asked', { bookingId, providerPaymentId: null }, amountPaise);
  return { ids, needsApproval, limitPaise };
}

function assertOpen(sources: readonly RefundSource[], amountPaise: number): void {
  const openPaise = openPaiseOf(sources);
  if (amountPaise <= openPaise) return;
  throw new Failure('invalid', messages.tooMuch(formatPaise(openPaise)), { field: 'amount' });
}

/** Asks for a refund of what was paid, the latest payment first. Idempotent by the key. Returns what staff read. */
export async function askRefund(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  { key, amountPaise, reason, seenPaise }: RefundInput,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const { money } = await lockMoney(tx, bookingId);
    const refunds = await selectRefunds(tx, bookingId);
    if (await wasRequested(tx, key, refunds, amountPaise)) return messages.asked;
    if (refundedPaiseOf(refunds) !== seenPaise) throw new Failure('conflict', messages.changed);
    const sources = sourcesOf(money, refunds);
    assertOpen(sources, amountPaise);
    const asked = { bookingId, key, amountPaise, reason, sources, money, refunds, now };
    const { needsApproval, limitPaise } = await insertAsked(tx, actor, asked);
    return needsApproval ? messages.needsSecond(formatPaise(limitPaise)) : messages.asked;
  });
}

/** A request that was sent before is not made again; with another amount it is refused. */
async function wasRequested(
  tx: Tx,
  key: string,
  refunds: readonly Refund[],
  amountPaise: number,
): Promise<boolean> {
  const first = await selectRequested(tx, `${key}:1`);
  if (!first) return false;
  const same = refunds.filter(({ askedById, askedAt, reason }) => {
    const isOfRequest = askedById === first.askedById && reason === first.reason;
    return isOfRequest && askedAt.getTime() === first.askedAt.getTime();
  });
  if (same.reduce((sum, refund) => sum + refund.amountPaise, 0) !== amountPaise)
    throw new Failure('conflict', messages.askedTwice);
  return true;
}

/** Older days are a wrong year more often than a late entry. */
const maxDaysBack = 366;

function daySent({ sentOn }: Pick<SentInput, 'sentOn'>, now: Date): string {
  const today = dayInIndia(now);
  if (sentOn === undefined || sentOn > today || sentOn < daysAfter(today, -maxDaysBack))
    throw new Failure('invalid', messages.dayWrong, { field: 'sentOn' });
  return sentOn;
}

export type TypedRefund = SentInput & { key: string; amountPaise: number };

/**
 * A refund that staff have paid by hand and type afterwards. It goes by the same limits: above the amount it waits for a second person,
 * and what came through the gateway is not paid by hand. Returns what staff read.
 */
export async function typeRefund(
  { db, queue }: Parts,
  actor: StaffActor,
  bookingId: string,
  { key, amountPaise, ...sent }: TypedRefund,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return queue.transaction(db, async (tx) => {
    const { money } = await lockMoney(tx, bookingId);
    const refunds = await selectRefunds(tx, bookingId);
    if (await wasRequested(tx, key, refunds, amountPaise)) return messages.entered;
    daySent(sent, now);
    const all = sourcesOf(money, refunds);
    assertOpen(all, amountPaise);
    const sources = all.filter((source) => wayOf(source) === 'hand');
    if (amountPaise > openPaiseOf(sources))
      throw new Failure('invalid', messages.gatewayOnly(formatPaise(openPaiseOf(sources))), {
        field: 'amount',
      });
    const reason = messages.typed;
    const asked = { bookingId, key, amountPaise, reason, sources, money, refunds, now };
    const { ids, needsApproval, limitPaise } = await insertAsked(tx, actor, asked);
    if (needsApproval) return messages.needsSecond(formatPaise(limitPaise));
    for (const id of ids) await enterSent(tx, queue, actor, id, sent, now);
    return messages.entered;
  });
}

/** Gives back a payment at the gateway that counts for nothing, as far as it was not given back before. */
export async function refundUncounted(
  db: Db,
  actor: StaffActor,
  paymentId: string,
  { key, reason }: Pick<RefundInput, 'key' | 'reason'>,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const payment = await lockUncounted(tx, paymentId);
    if (await selectRequested(tx, `${key}:1`)) return messages.asked;
    if (!payment || payment.openPaise === 0) throw new Failure('conflict', messages.paymentGone);
    const { bookingId, openPaise: amountPaise } = payment;
    const limitPaise = await refundLimitOn(tx, now);
    const needsApproval = await isAboveLimit(tx, { bookingId, amountPaise }, now);
    const asked = { bookingId, sourceEntryId: null, providerPaymentId: paymentId, amountPaise, reason };
    await insertRefunds(tx, [
      {
        ...{ ...asked, way: 'gateway', needsApproval, askedBy: actor.name, askedById: actor.id },
        idempotencyKey: `${key}:1`,
      },
    ]);
    if (bookingId !== null) await noteRefund(tx, actor, bookingId, { step: 'asked', amountPaise, reason });
    await noteActor(tx, actor, 'refund-asked', asked, amountPaise);
    return needsApproval ? messages.needsSecond(formatPaise(limitPaise)) : messages.asked;
  });
}

export type ExpectedRefund = { id: string; revision: number };

/** Locks the booking before the refund, as whoever asks for one does. */
async function lockExpected(tx: Tx, { id, revision }: ExpectedRefund): Promise<Refund> {
  const found = rowId.test(id) ? await selectRefund(tx, id) : undefined;
  if (found?.bookingId) await lockMoney(tx, found.bookingId);
  const refund = found && (await lockRefund(tx, id));
  if (!refund) throw new Failure('not_found', messages.gone);
  if (refund.revision !== revision) throw new Failure('conflict', messages.moved);
  return refund;
}

function assertState({ state }: Refund, ...possible: RefundState[]): void {
  if (!possible.includes(state)) throw new Failure('conflict', messages.notPossible);
}

/** A second person looks at a refund above the limit; nobody approves their own. */
export async function approveRefund(db: Db, actor: StaffActor, expected: ExpectedRefund): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'asked');
    if (refund.askedById === actor.id) throw new Failure('forbidden', messages.ownRefund);
    const approval = { approvedBy: actor.name, approvedById: actor.id, approvedAt: new Date() };
    await updateRefund(tx, refund.id, { state: 'approved', startedAt: null, ...approval });
    const { bookingId, amountPaise } = refund;
    if (bookingId !== null) await noteRefund(tx, actor, bookingId, { step: 'approved', amountPaise });
    await noteActor(tx, actor, 'refund-approved', refund, amountPaise);
    return refund.way === 'gateway' ? messages.atGateway : messages.done.approved;
  });
}

/** Before it is sent. A refund that the gateway may be sending just now stays. */
export async function withdrawRefund(db: Db, actor: StaffActor, expected: ExpectedRefund): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'asked', 'approved', 'failed');
    if (refund.state === 'approved' && refund.startedAt !== null)
      throw new Failure('conflict', messages.notPossible);
    await updateRefund(tx, refund.id, { state: 'withdrawn' });
    const { bookingId, amountPaise } = refund;
    if (bookingId !== null) await noteRefund(tx, actor, bookingId, { step: 'withdrawn', amountPaise });
    await noteActor(tx, actor, 'refund-withdrawn', refund, amountPaise);
    return messages.done.withdrawn;
  });
}

/** The request that was paid by it is refunded once all of it has gone back. */
export async function closeRequest(
  tx: Tx,
  confirmer: Confirmer,
  source: StandingEntry | undefined,
): Promise<void> {
  if (!source?.requestId || (await selectSentOf(tx, source.id)) < source.amountPaise) return;
  const request = await findRequest(tx, source.requestId);
  if (request && mayTurn(request.state, 'refunded')) await markRefunded(tx, source.requestId, confirmer);
}

/** Enters a refund by hand that was approved; the caller has locked the booking. */
async function enterSent(
  tx: Tx,
  queue: Queue,
  actor: StaffActor,
  id: string,
  { method, reference, ...sent }: SentInput,
  now: Date,
): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (!refund?.bookingId || !refund.sourceEntryId) throw new Failure('not_found', messages.gone);
  const { bookingId, amountPaise, sourceEntryId } = refund;
  const { money } = await lockMoney(tx, bookingId);
  const entryId = await enterRefund(tx, actor, bookingId, {
    ...{ amountPaise, method, reference, sentOn: daySent(sent, now) },
    place: placeOf({ kind: 'refund', method }),
  });
  // What changed hands in the office is over; a transfer is when the bank's statement shows it.
  const isOver = method === 'cash';
  await updateRefund(tx, id, {
    ...{ state: isOver ? 'done' : 'sent', entryId, reference, sentBy: actor.name, sentAt: now },
    doneAt: isOver ? now : null,
  });
  await closeRequest(
    tx,
    actor,
    money.find((entry) => entry.id === sourceEntryId),
  );
  await queue.enqueue(tx, refundMail, { refundId: id });
}

/** Staff have sent it: a transfer with the bank's number, or cash that the customer has signed for. */
export async function sendByHand(
  { db, queue }: Parts,
  actor: StaffActor,
  expected: ExpectedRefund,
  sent: SentInput,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return queue.transaction(db, async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'approved');
    if (refund.way !== 'hand') throw new Failure('conflict', messages.notPossible);
    const isTransfer = sent.method === 'bank' || sent.method === 'upi';
    if (isTransfer && utrOf(sent) === null)
      throw new Failure('invalid', messages.referenceMissing, { field: 'reference' });
    await enterSent(tx, queue, actor, refund.id, sent, now);
    await noteActor(tx, actor, 'refund-sent', refund, refund.amountPaise);
    return messages.done.sent;
  });
}

/** The bank's statement shows it, or the customer says that it came. */
export async function finishRefund(db: Db, actor: StaffActor, expected: ExpectedRefund): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'sent');
    if (refund.way !== 'hand') throw new Failure('conflict', messages.notPossible);
    await updateRefund(tx, refund.id, { state: 'done', doneAt: new Date() });
    const { bookingId, amountPaise } = refund;
    if (bookingId !== null) await noteRefund(tx, actor, bookingId, { step: 'done', amountPaise });
    return messages.done.done;
  });
}

/** What was freed when it failed may have been promised to another refund meanwhile. */
async function assertStillOpen(tx: Tx, refund: Refund): Promise<void> {
  const { bookingId, sourceEntryId, providerPaymentId, amountPaise } = refund;
  if (providerPaymentId !== null) {
    const payment = await lockUncounted(tx, providerPaymentId);
    if (!payment || payment.openPaise < amountPaise) throw new Failure('conflict', messages.paymentGone);
    return;
  }
  if (bookingId === null) return;
  const sources = sourcesOf(await readStandingMoney(tx, bookingId), await selectRefunds(tx, bookingId));
  const source = sources.find(({ entryId }) => entryId === sourceEntryId);
  if (!source || source.openPaise < amountPaise)
    throw new Failure('conflict', messages.tooMuch(formatPaise(source?.openPaise ?? 0)));
}

/** With what nobody else has looked at of its booking. */
async function isAboveLimit(
  tx: Tx,
  { bookingId, amountPaise }: Pick<Refund, 'bookingId' | 'amountPaise'>,
  now: Date,
): Promise<boolean> {
  const before =
    bookingId === null
      ? 0
      : unapprovedPaise(await readStandingMoney(tx, bookingId), await selectRefunds(tx, bookingId));
  return before + amountPaise > (await refundLimitOn(tx, now));
}

/** Once more through the gateway, by a new key, because the last one was refused for good. */
export async function retryRefund(
  db: Db,
  actor: StaffActor,
  expected: ExpectedRefund,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'failed');
    await assertStillOpen(tx, refund);
    const { id, attempt, amountPaise } = refund;
    const isLooked = refund.approvedBy !== '' || !(await isAboveLimit(tx, refund, now));
    const again = { startedAt: null, sentAt: null, failure: '', attempt: attempt + 1 };
    await updateRefund(tx, id, {
      ...(isLooked
        ? { state: 'approved' as const }
        : { state: 'asked' as const, needsApproval: true, askedBy: actor.name, askedById: actor.id }),
      ...again,
    });
    await noteActor(tx, actor, 'refund-asked', refund, amountPaise);
    return isLooked ? messages.atGateway : messages.needsSecond(formatPaise(await refundLimitOn(tx, now)));
  });
}

/** To the customer's own bank account, when the gateway cannot send it; always with a reason and a second person. */
export async function sendAnotherWay(
  db: Db,
  actor: StaffActor,
  expected: ExpectedRefund,
  { reason }: { reason: string },
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const refund = await lockExpected(tx, expected);
    assertState(refund, 'failed');
    if (refund.providerPaymentId !== null) throw new Failure('conflict', messages.notPossible);
    await assertStillOpen(tx, refund);
    const { id, bookingId, amountPaise } = refund;
    await updateRefund(tx, id, {
      ...{ state: 'asked', way: 'hand', otherWay: reason, needsApproval: true, sentAt: null, failure: '' },
      ...{ approvedBy: '', approvedById: null, approvedAt: null, askedBy: actor.name, askedById: actor.id },
    });
    if (bookingId !== null)
      await noteRefund(tx, actor, bookingId, { step: 'another-way', amountPaise, reason });
    await noteActor(tx, actor, 'refund-asked', refund, amountPaise);
    return messages.needsSecond(formatPaise(0));
  });
}

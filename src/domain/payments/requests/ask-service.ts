import { bookingNumber } from '#domain/bookings/booking.ts';
import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import {
  lockStanding,
  type MoneyStanding,
  notePayment,
  openPaiseOf,
} from '#domain/bookings/plan/standing-service.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { AskInput } from './ask-input.ts';
import type { PaymentRequest } from './request.ts';
import { newRequestLink, readRequestToken } from './request-link.ts';
import { lockForChange, turn } from './request-service.ts';
import { askableParts, duePaiseOf, partIn } from './request-standing.ts';
import { isOpenState } from './request-states.ts';
import { requestsMessages as messages } from './requests-messages.ts';
import {
  countRequests,
  insertRequest,
  selectByKey,
  selectLink,
  selectRequestsOf,
  updateLink,
} from './requests-store.ts';

type Parts = { db: Db; encryption: Encryption };

/** So many days a request is open, at least. */
const openDays = 14;
/** So many days after the due day somebody may still pay by its link. */
const daysAfterDue = 30;
/** A gateway's link lives at most six months. */
const maxOpenDays = 180;

/** To the end of the day in India. */
function expiryOf(dueOn: string | null, now: Date): Date {
  const today = dayInIndia(now);
  const wanted = dueOn === null ? today : daysAfter(dueOn, daysAfterDue);
  const days = [daysAfter(today, openDays), wanted].toSorted();
  const last = [days[1] ?? today, daysAfter(today, maxOpenDays)].toSorted()[0] ?? today;
  return startOfDayInIndia(daysAfter(last, 1));
}

const numberOf = (subject: MoneySubject): string =>
  'bookingId' in subject ? bookingNumber(subject.bookingId) : `Q${subject.quoteId}`;

type Content = Pick<PaymentRequest, 'part' | 'amountPaise' | 'isBeyond' | 'dueOn'>;
type New = Content & { key: string; madeBy: string };

/** The caller has locked the booking or the quote, so the numbers have neither gap nor double. */
async function insert(
  tx: Tx,
  encryption: Encryption,
  subject: MoneySubject,
  { key, ...request }: New,
  now: Date,
): Promise<{ request: PaymentRequest; token: string }> {
  const { token, stored } = newRequestLink(encryption, key);
  const made = await insertRequest(tx, {
    ...request,
    ...stored,
    bookingId: 'bookingId' in subject ? subject.bookingId : null,
    quoteId: 'quoteId' in subject ? subject.quoteId : null,
    reference: `${numberOf(subject)}-${(await countRequests(tx, subject)) + 1}`,
    expiresAt: expiryOf(request.dueOn, now),
    idempotencyKey: key,
  });
  return { request: made, token };
}

/** An amount above the balance may be right, such as for a service to come, but is asked for only when it was confirmed. */
function typedAmount({ amountPaise, confirmedPaise }: AskInput, standing: MoneyStanding): Content {
  const balancePaise = openPaiseOf(standing);
  const isBeyond = amountPaise > balancePaise;
  if (isBeyond && amountPaise !== confirmedPaise) {
    const text = messages.aboveBalance(formatPaise(amountPaise), formatPaise(balancePaise));
    throw new Failure('conflict', text, { field: 'confirmed' });
  }
  return { part: 'amount', amountPaise, isBeyond, dueOn: null };
}

function contentOf(input: AskInput, standing: MoneyStanding, requests: readonly PaymentRequest[]): Content {
  if (input.part === 'amount') return typedAmount(input, standing);
  const part = askableParts(standing, requests).find(({ kind }) => kind === input.part);
  if (!part) throw new Failure('conflict', messages.nothingToPay, { field: 'part' });
  return { part: part.kind, amountPaise: part.openPaise, isBeyond: false, dueOn: part.dueOn };
}

/** The open request for the same part. */
const openFor = (requests: readonly PaymentRequest[], part: PaymentRequest['part']) =>
  requests.find((request) => isOpenState(request.state) && request.part === part && part !== 'amount');

/** Asks for a part of the plan or a typed amount. Returns the request; idempotent by the form's key. */
export async function askForPayment(
  { db, encryption }: Parts,
  actor: StaffActor,
  subject: MoneySubject,
  input: AskInput,
  now = new Date(),
): Promise<PaymentRequest> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const standing = await lockStanding(tx, subject);
    if (!standing) throw new Failure('not_found', messages.goneSubject);
    const before = await selectByKey(tx, input.key);
    if (before) {
      const isOther = input.part === 'amount' && before.amountPaise !== input.amountPaise;
      if (before.part !== input.part || isOther)
        throw new Failure('conflict', messages.askedDifferently(before.reference));
      return before;
    }
    // Of a quote that is a booking now, the booking is asked.
    const of: MoneySubject = standing.bookingId === null ? subject : { bookingId: standing.bookingId };
    const requests = await selectRequestsOf(tx, of);
    const content = contentOf(input, standing, requests);
    const open = openFor(requests, content.part);
    if (open && duePaiseOf(open, standing) > 0)
      throw new Failure('conflict', messages.askedBefore(open.reference), { field: 'part' });
    const made = { ...content, key: input.key, madeBy: actor.name };
    const { request } = await insert(tx, encryption, of, made, now);
    const detail = { of: request.reference, amountPaise: String(request.amountPaise) };
    await notePayment(tx, actor, standing, { kind: 'payment-asked', detail });
    return request;
  });
}

/** The token of a request's link; a new one when SECRET_KEYS no longer has its key. */
async function tokenOf(tx: Tx, encryption: Encryption, request: PaymentRequest): Promise<string> {
  const link = await selectLink(tx, request.id);
  const token = link && readRequestToken(encryption, link);
  if (token !== undefined) return token;
  const made = newRequestLink(encryption, link?.idempotencyKey ?? '');
  await updateLink(tx, request.id, made.stored);
  return made.token;
}

/**
 * The customer who has accepted a quote pays its deposit at once: returns the token of the request for it, one for each quote.
 * `undefined` without a deposit, and when it is paid.
 */
export async function askAcceptedDeposit(
  { db, encryption }: Parts,
  quoteId: string,
  now = new Date(),
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const standing = await lockStanding(tx, { quoteId });
    const part = standing && !standing.isCancelled ? partIn(standing, 'deposit') : undefined;
    if (!standing || !part || part.openPaise === 0) return undefined;
    const { bookingId } = standing;
    const subject: MoneySubject = bookingId === null ? { quoteId } : { bookingId };
    const all = await selectRequestsOf(tx, subject);
    const open = openFor(all, 'deposit');
    if (open && (open.state === 'claimed' || open.expiresAt > now)) return tokenOf(tx, encryption, open);
    const key = `accepted:${quoteId}:${all.length + 1}`;
    const content: Content = {
      part: 'deposit',
      amountPaise: part.openPaise,
      isBeyond: false,
      dueOn: part.dueOn,
    };
    const made = await insert(tx, encryption, subject, { ...content, key, madeBy: 'Customer' }, now);
    const detail = { of: made.request.reference, amountPaise: String(part.openPaise), by: 'customer' };
    await notePayment(tx, undefined, standing, { kind: 'payment-asked', detail });
    return made.token;
  });
}

/** The link no longer asks for anything. What comes by it all the same is a mismatch. */
export async function withdrawRequest(db: Db, actor: StaffActor, requestId: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const locked = await lockForChange(tx, requestId);
    if (locked.request.state !== 'withdrawn') await turn(tx, locked, { to: 'withdrawn', confirmer: actor });
  });
}

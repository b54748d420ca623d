import { utrOf } from '#domain/bookings/money/utr.ts';
import { type MoneyStanding, readPayer, readStanding } from '#domain/bookings/plan/standing-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { cutTo, storable } from '#platform/text.ts';
import { checkingText } from './plan-notes-service.ts';
import type { PaymentRequest } from './request.ts';
import { correctReference, lockForChange, subjectOf, turn } from './request-service.ts';
import { duePaiseOf } from './request-standing.ts';
import { requestsMessages as messages } from './requests-messages.ts';
import { markOpened, selectByToken, selectCounted } from './requests-store.ts';

const tokenShape = /^[\w-]{43}$/;

const findByToken = async (db: Queryable, token: string): Promise<PaymentRequest | undefined> =>
  tokenShape.test(token) ? selectByToken(db, hashOf(token)) : undefined;

/** Whether the link opens a request, also one that has ended. */
export const hasPaymentRequest = async (db: Queryable, token: string): Promise<boolean> =>
  (await findByToken(db, token)) !== undefined;

/**
 * What the page of a request says. `paid`: nothing is left of it, in whatever way it was paid. `short`: less was counted than was asked for.
 * `cancelled`: the trip was cancelled before it was paid.
 */
export type PayState =
  | 'asked'
  | 'claimed'
  | 'paid'
  | 'short'
  | 'checking'
  | 'expired'
  | 'withdrawn'
  | 'refunded'
  | 'cancelled';

export type SharedRequest = Pick<
  PaymentRequest,
  'id' | 'reference' | 'part' | 'dueOn' | 'expiresAt' | 'claimedAt' | 'claimedReference'
> & {
  payState: PayState;
  /** Still to be paid of it. */
  duePaise: number;
  /** Received for it. */
  countedPaise: number;
  /** What is checked, in a sentence; empty while nothing is. */
  checking: string;
  amountPaise: number;
  firstName: string;
  /** Of the booking; null of a quote that is no booking yet. */
  bookingId: string | null;
  /** The enquiry of such a quote. */
  enquiryId: string | null;
  /** Its quote, while that is no booking yet. */
  quoteId: string | null;
};

function payStateOf(request: PaymentRequest, standing: MoneyStanding, now: Date): PayState {
  const { state, expiresAt } = request;
  if (state === 'confirmed') return 'paid';
  if (state === 'mismatch') return 'checking';
  if (state !== 'asked') return state;
  if (duePaiseOf(request, standing) === 0) return standing.isCancelled ? 'cancelled' : 'paid';
  return expiresAt <= now ? 'expired' : 'asked';
}

/** What is missing of a request that staff have confirmed with less than it asked for. */
function missingOf(request: PaymentRequest, standing: MoneyStanding, countedPaise: number): number {
  if (request.state !== 'confirmed' || standing.isCancelled || countedPaise === 0) return 0;
  const missing = Math.max(0, request.amountPaise - countedPaise);
  return request.isBeyond ? 0 : Math.min(missing, duePaiseOf(request, standing));
}

/** The request behind a customer's link. */
export async function viewSharedRequest(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<SharedRequest | undefined> {
  const request = await findByToken(db, token);
  const standing = request && (await readStanding(db, subjectOf(request)));
  if (!standing) return undefined;
  const { id, reference, part, dueOn, expiresAt, claimedAt, claimedReference, amountPaise } = request;
  const countedPaise = await selectCounted(db, id);
  const missingPaise = missingOf(request, standing, countedPaise);
  return {
    ...{ id, reference, part, dueOn, expiresAt, claimedAt, claimedReference, amountPaise, countedPaise },
    payState: missingPaise > 0 ? 'short' : payStateOf(request, standing, now),
    duePaise: missingPaise || duePaiseOf(request, standing),
    checking: checkingText(request),
    firstName: await readPayer(db, standing),
    bookingId: standing.bookingId,
    enquiryId: standing.enquiryId,
    quoteId: standing.bookingId === null ? standing.quoteId : null,
  };
}

/** The request itself, for the gateway; `undefined` when its link asks for nothing any more. */
export async function findPayable(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<{ request: PaymentRequest; duePaise: number } | undefined> {
  const request = await findByToken(db, token);
  const standing = request && (await readStanding(db, subjectOf(request)));
  if (!standing || payStateOf(request, standing, now) !== 'asked') return undefined;
  return { request, duePaise: duePaiseOf(request, standing) };
}

/** UPI and IMPS have 12 digits, NEFT 16 characters, RTGS 22. Any other number was typed wrongly. */
function assertUtr(typed: string): void {
  const utr = utrOf({ method: 'upi', reference: typed });
  if (utr === null || !/^(?:\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(utr))
    throw new Failure('invalid', messages.utrMissing, { field: 'reference' });
}

const storedNumber = (reference: string): string => cutTo(storable(reference).trim(), 100);

/** The customer says that it is paid, with the bank's number. Nothing is counted by this. A second one changes nothing. */
export async function claimPayment(
  db: Db,
  token: string,
  reference: string,
  now = new Date(),
): Promise<void> {
  const found = await findByToken(db, token);
  if (!found) throw new Failure('not_found', messages.gone);
  const typed = storedNumber(reference);
  assertUtr(typed);
  await db.transaction(async (tx) => {
    const locked = await lockForChange(tx, found.id);
    // Paid, withdrawn or claimed meanwhile: the page says what it is.
    if (payStateOf(locked.request, locked.standing, now) !== 'asked') return;
    const change = { claimedAt: now, claimedReference: typed };
    await turn(tx, locked, { to: 'claimed', change });
  });
}

/** The customer typed another number than that of the bank; possible until somebody has checked it. */
export async function correctClaim(db: Db, token: string, reference: string): Promise<void> {
  const found = await findByToken(db, token);
  if (!found) throw new Failure('not_found', messages.gone);
  const typed = storedNumber(reference);
  assertUtr(typed);
  await db.transaction(async (tx) => {
    const locked = await lockForChange(tx, found.id);
    // Checked meanwhile: the page says what it is.
    if (locked.request.state === 'claimed') await correctReference(tx, locked, typed);
  });
}

/** The first opening by the customer; link preview bots run no script. */
export async function noteRequestOpened(db: Db, token: string): Promise<void> {
  const request = await findByToken(db, token);
  if (request?.openedAt === null) await markOpened(db, request.id);
}

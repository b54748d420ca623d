import { utrOf } from '#domain/bookings/money/utr.ts';
import { type MoneyStanding, readPayer, readStanding } from '#domain/bookings/plan/standing-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { PaymentRequest } from './request.ts';
import { lockForChange, subjectOf, turn } from './request-service.ts';
import { duePaiseOf } from './request-standing.ts';
import { requestsMessages as messages } from './requests-messages.ts';
import { markOpened, selectByToken } from './requests-store.ts';

const tokenShape = /^[\w-]{43}$/;

const findByToken = async (db: Queryable, token: string): Promise<PaymentRequest | undefined> =>
  tokenShape.test(token) ? selectByToken(db, hashOf(token)) : undefined;

/** Whether the link opens a request, also one that has ended. */
export const hasPaymentRequest = async (db: Queryable, token: string): Promise<boolean> =>
  (await findByToken(db, token)) !== undefined;

/** What the page of a request says. `paid`: nothing is left of it, in whatever way it was paid. */
export type PayState = 'asked' | 'claimed' | 'paid' | 'checking' | 'expired' | 'withdrawn' | 'refunded';

export type SharedRequest = Pick<
  PaymentRequest,
  'id' | 'reference' | 'part' | 'dueOn' | 'expiresAt' | 'claimedAt' | 'claimedReference'
> & {
  payState: PayState;
  /** Still to be paid of it. */
  duePaise: number;
  amountPaise: number;
  firstName: string;
  /** Of the booking; null of a quote that is no booking yet. */
  bookingId: string | null;
  /** The enquiry of such a quote. */
  enquiryId: string | null;
};

function payStateOf(request: PaymentRequest, standing: MoneyStanding, now: Date): PayState {
  const { state, expiresAt } = request;
  if (state === 'confirmed') return 'paid';
  if (state === 'mismatch') return 'checking';
  if (state !== 'asked') return state;
  if (duePaiseOf(request, standing) === 0) return 'paid';
  return expiresAt <= now ? 'expired' : 'asked';
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
  return {
    ...{ id, reference, part, dueOn, expiresAt, claimedAt, claimedReference, amountPaise },
    payState: payStateOf(request, standing, now),
    duePaise: duePaiseOf(request, standing),
    firstName: await readPayer(db, standing),
    bookingId: standing.bookingId,
    enquiryId: standing.enquiryId,
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

/** The customer says that it is paid, with the bank's number. Nothing is counted by this. A second one changes nothing. */
export async function claimPayment(
  db: Db,
  token: string,
  reference: string,
  now = new Date(),
): Promise<void> {
  const found = await findByToken(db, token);
  if (!found) throw new Failure('not_found', messages.gone);
  const typed = cutTo(storable(reference).trim(), 100);
  if (utrOf({ method: 'upi', reference: typed }) === null)
    throw new Failure('invalid', messages.utrMissing, { field: 'reference' });
  await db.transaction(async (tx) => {
    const locked = await lockForChange(tx, found.id);
    // Paid, withdrawn or claimed meanwhile: the page says what it is.
    if (payStateOf(locked.request, locked.standing, now) !== 'asked') return;
    const change = { claimedAt: now, claimedReference: typed };
    await turn(tx, locked, { to: 'claimed', change });
  });
}

/** The first opening by the customer; link preview bots run no script. */
export async function noteRequestOpened(db: Db, token: string): Promise<void> {
  const request = await findByToken(db, token);
  if (request?.openedAt === null) await markOpened(db, request.id);
}

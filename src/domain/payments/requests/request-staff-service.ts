import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';
import { openPaiseOf, readPayer, readStanding } from '#domain/bookings/plan/standing-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { PaymentRequest } from './request.ts';
import { readRequestToken } from './request-link.ts';
import { addressesOf } from './request-mail-service.ts';
import { askableParts, duePaiseOf } from './request-standing.ts';
import { selectLink, selectRequestsOf, selectToCheck, type ToCheck } from './requests-store.ts';

/** A request on the page of its booking. */
export type ViewedRequest = PaymentRequest & {
  /** What is still to be paid of it. */
  duePaise: number;
  /** The part was paid in another way, so that nothing is asked for and nothing is to be confirmed. */
  isPaidOtherwise: boolean;
  /** Of the link that can be sent; null when nothing is asked for any more, and when SECRET_KEYS no longer has its key. */
  token: string | null;
};

export type ViewedRequests = {
  requests: ViewedRequest[];
  /** What can be asked for, with what is open of each part. */
  parts: PartStanding[];
  openPaise: number;
  firstName: string;
  /** Where a request can be mailed. */
  addresses: string[];
};

type Parts = { db: Queryable; encryption: Encryption };

/** What the customer of a booking or an accepted quote was asked to pay, the newest first. */
export async function viewRequests(
  { db, encryption }: Parts,
  actor: StaffActor,
  subject: MoneySubject,
): Promise<ViewedRequests | undefined> {
  assertArea(actor, 'enquiries');
  const standing = await readStanding(db, subject);
  if (!standing) return undefined;
  const all = await selectRequestsOf(db, subject);
  const requests = await Promise.all(
    all.map(async (request) => {
      const duePaise = request.state === 'asked' ? duePaiseOf(request, standing) : 0;
      const link = duePaise > 0 ? await selectLink(db, request.id) : undefined;
      const isPaidOtherwise = request.state === 'asked' && duePaise === 0 && !standing.isCancelled;
      return {
        ...request,
        duePaise,
        isPaidOtherwise,
        token: (link && readRequestToken(encryption, link)) ?? null,
      };
    }),
  );
  return {
    requests: requests.toReversed(),
    parts: askableParts(standing, all),
    openPaise: openPaiseOf(standing),
    firstName: await readPayer(db, standing),
    addresses: await addressesOf(db, standing),
  };
}

const pageSize = 50;

export type ChecksPage = { requests: ToCheck[]; nextCursor: string };

/** Claims and mismatches that somebody has to check, the oldest first. */
export async function listToCheck(db: Queryable, actor: StaffActor, after: string): Promise<ChecksPage> {
  assertArea(actor, 'money');
  const rows = await selectToCheck(db, after, pageSize + 1);
  const requests = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? requests.at(-1) : undefined;
  return { requests, nextCursor: last?.cursor ?? '' };
}

import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import { readStanding } from '#domain/bookings/plan/standing-service.ts';
import { readCustomerToken } from '#domain/bookings/share/customer-link-service.ts';
import { readAcceptedQuote } from '#domain/quotes/accepted-quote-service.ts';
import { findLink } from '#domain/quotes/quote-staff-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { SharedRequest } from './pay-service.ts';
import { readRequestToken } from './request-link.ts';
import { duePaiseOf } from './request-standing.ts';
import { selectLink, selectRequestsOf } from './requests-store.ts';

type Parts = { db: Queryable; encryption: Encryption };

export type SubjectLink = {
  kind: 'booking' | 'quote';
  /** `undefined` when its link no longer opens. */
  token: string | undefined;
  /** What was accepted; 0 of a booking. */
  acceptedPaise: number;
};

/** The page that a request is about: of the booking, or of its quote. */
export async function findSubjectLink(
  parts: Parts,
  { bookingId, quoteId }: Pick<SharedRequest, 'bookingId' | 'quoteId'>,
  now = new Date(),
): Promise<SubjectLink | undefined> {
  if (bookingId !== null)
    return { kind: 'booking', token: await readCustomerToken(parts, bookingId, now), acceptedPaise: 0 };
  const quote = quoteId === null ? undefined : await readAcceptedQuote(parts.db, quoteId);
  if (!quote) return undefined;
  const token = await findLink(parts, quote, now);
  return { kind: 'quote', token, acceptedPaise: quote.acceptedPaise ?? quote.totalPaise };
}

/** The token of the newest request that asks for something now, for the pages of its booking and quote. */
export async function findOpenRequest(
  { db, encryption }: Parts,
  subject: MoneySubject,
  now = new Date(),
): Promise<string | undefined> {
  const [standing, requests] = await Promise.all([readStanding(db, subject), selectRequestsOf(db, subject)]);
  const open =
    standing &&
    requests.findLast(
      (request) => request.state === 'asked' && request.expiresAt > now && duePaiseOf(request, standing) > 0,
    );
  const link = open && (await selectLink(db, open.id));
  return link && readRequestToken(encryption, link);
}

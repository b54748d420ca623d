import {
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryName,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { acceptanceMail } from '#jobs/acceptance-mail.ts';
import { quoteAcceptedMail } from '#jobs/quote-accepted-mail.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import type { Quote } from './quote.ts';
import { isAnswerable, type QuoteStatus, quoteStatus } from './quote-status.ts';
import { countOpened, markAccepted, markDeclined, selectByToken } from './quote-store.ts';
import { linkExpiresAt } from './validity.ts';

const tokenShape = /^[\w-]{43}$/;

export type SharedQuote = Omit<Quote, 'enquiryId' | 'firstOpenedAt' | 'openedCount'> & {
  reference: string;
  firstName: string;
  status: QuoteStatus;
};

async function findShared(db: Queryable, token: string, now: Date): Promise<Quote | undefined> {
  const quote = tokenShape.test(token) ? await selectByToken(db, hashOf(token)) : undefined;
  return quote && linkExpiresAt(quote.validUntil) > now ? quote : undefined;
}

/** Whether the link opens a quote. */
export const hasSharedQuote = async (db: Queryable, token: string, now = new Date()): Promise<boolean> =>
  (await findShared(db, token, now)) !== undefined;

/** The quote behind a link; `undefined` once the link has expired or was replaced. */
export async function viewSharedQuote(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<SharedQuote | undefined> {
  const found = await findShared(db, token, now);
  const enquiry = found && (await viewEnquiryName(db, found.enquiryId));
  if (!found || !enquiry) return undefined;
  const { enquiryId: _enquiry, firstOpenedAt: _first, openedCount: _count, ...quote } = found;
  return { ...quote, ...enquiry, status: quoteStatus(found, now) };
}

/** The first opening is a timeline event, further ones are counted. */
export async function noteOpened(db: Db, token: string, now = new Date()): Promise<void> {
  const quote = await findShared(db, token, now);
  if (!quote) return;
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, quote.enquiryId);
    if (!enquiry || (await countOpened(tx, quote.id)) !== 1) return;
    await noteOnEnquiry(tx, enquiry, { kind: 'quote-opened', detail: { version: String(quote.version) } });
  });
}

type Answer = QuoteStatus | 'gone';

type Parts = { db: Db; queue: Queue };

/** Only numbers of optional lines, each once and in order. */
const optionalAmong = ({ lines }: Quote, chosen: readonly number[]): number[] =>
  lines.flatMap(({ isOptional }, index) => (isOptional && chosen.includes(index + 1) ? [index + 1] : []));

type Acceptance = { name: string; chosen?: readonly number[] };

/** Idempotent: accepting again returns `accepted`. */
export async function acceptQuote(
  { db, queue }: Parts,
  token: string,
  { name, chosen = [] }: Acceptance,
  now = new Date(),
): Promise<Answer> {
  return queue.transaction(db, async (tx) => {
    const before = await findShared(tx, token, now);
    const enquiry = before && (await lockEnquiryContact(tx, before.enquiryId));
    // Read again, because an answer or a new version may have come while waiting for the lock.
    const found = enquiry && (await findShared(tx, token, now));
    if (!found || !enquiry) return 'gone';
    const status = quoteStatus(found, now);
    if (!isAnswerable(status)) return status;
    const chosenLines = optionalAmong(found, chosen);
    const { totalPaise } = sumsOf(found, chosenLines);
    const acceptance = { acceptedBy: name, chosenLines, acceptedPaise: totalPaise };
    if (!(await markAccepted(tx, found.id, acceptance))) return 'accepted';
    await noteOnEnquiry(tx, enquiry, {
      kind: 'quote-accepted',
      detail: { version: String(found.version), by: name, totalPaise: String(totalPaise) },
      // The customer expects a call soon.
      move: { from: ['quoted'], to: 'confirmed', followUpHours: 1 },
      quotedPaise: totalPaise,
    });
    await queue.enqueue(tx, quoteAcceptedMail, { quoteId: found.id });
    if (addressIn(enquiry.email)) await queue.enqueue(tx, acceptanceMail, { quoteId: found.id });
    return 'accepted';
  });
}

/** Idempotent: declining again returns `declined`. The stage stays, because staff may offer something else. */
export async function declineQuote(db: Db, token: string, reason: string, now = new Date()): Promise<Answer> {
  return db.transaction(async (tx) => {
    const before = await findShared(tx, token, now);
    const enquiry = before && (await lockEnquiryContact(tx, before.enquiryId));
    const found = enquiry && (await findShared(tx, token, now));
    if (!found || !enquiry) return 'gone';
    const status = quoteStatus(found, now);
    if (!isAnswerable(status)) return status;
    await markDeclined(tx, found.id, reason);
    const detail = { version: String(found.version), ...(reason && { reason }) };
    await noteOnEnquiry(tx, enquiry, { kind: 'quote-declined', detail });
    return 'declined';
  });
}

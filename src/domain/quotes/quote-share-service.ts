import {
  lockEnquiryContact,
  noteOnEnquiry,
  viewEnquiryName,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { quoteAcceptedMail } from '#jobs/quote-accepted-mail.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import type { Quote } from './quote.ts';
import { countOpened, markAccepted, selectByToken, selectLastVersion } from './quote-store.ts';
import { isLapsed, linkEnds } from './validity.ts';

const tokenShape = /^[\w-]{43}$/;

/** `open` can be accepted; the others say why not. */
type QuoteState = 'open' | 'accepted' | 'newer' | 'lapsed';

export type SharedQuote = Omit<Quote, 'id' | 'enquiryId' | 'firstOpenedAt' | 'openedCount'> & {
  reference: string;
  firstName: string;
  state: QuoteState;
};

async function findShared(db: Queryable, token: string, now: Date): Promise<Quote | undefined> {
  const quote = tokenShape.test(token) ? await selectByToken(db, hashOf(token)) : undefined;
  return quote && linkEnds(quote.validUntil) > now ? quote : undefined;
}

function stateOf(quote: Quote, lastVersion: number, now: Date): QuoteState {
  if (quote.acceptedAt) return 'accepted';
  if (quote.version < lastVersion) return 'newer';
  return isLapsed(quote.validUntil, now) ? 'lapsed' : 'open';
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
  const { id: _, enquiryId, firstOpenedAt: _first, openedCount: _count, ...quote } = found;
  const state = stateOf(found, await selectLastVersion(db, enquiryId), now);
  return { ...quote, ...enquiry, state };
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

type Acceptance = QuoteState | 'gone';

type Parts = { db: Db; queue: Queue };

/** Idempotent: accepting again returns `accepted`. */
export async function acceptQuote(
  { db, queue }: Parts,
  token: string,
  name: string,
  now = new Date(),
): Promise<Acceptance> {
  return queue.transaction(db, async (tx) => {
    const found = await findShared(tx, token, now);
    const enquiry = found && (await lockEnquiryContact(tx, found.enquiryId));
    if (!found || !enquiry) return 'gone';
    const state = stateOf(found, await selectLastVersion(tx, found.enquiryId), now);
    if (state !== 'open' || !(await markAccepted(tx, found.id, name)))
      return state === 'open' ? 'accepted' : state;
    await noteOnEnquiry(tx, enquiry, {
      kind: 'quote-accepted',
      detail: { version: String(found.version), by: name },
      // The customer expects a call soon.
      move: { from: ['quoted'], to: 'confirmed', followUpHours: 1 },
    });
    await queue.enqueue(tx, quoteAcceptedMail, { quoteId: found.id });
    return 'accepted';
  });
}

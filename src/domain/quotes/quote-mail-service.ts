import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  type EnquiryRecipient,
  lockEnquiryContact,
  noteMailFailure,
  noteOnEnquiry,
  viewEnquiryRecipient,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { quoteMail } from '#jobs/quote-mail.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { Quote } from './quote.ts';
import { findLink, viewQuote } from './quote-staff-service.ts';
import {
  isAcceptanceConfirmed,
  isAcceptanceMailed,
  markAcceptanceConfirmed,
  markAcceptanceMailed,
  selectQuote,
} from './quote-store.ts';

/** With the customer who accepted it. */
export type AcceptedQuote = Quote & Pick<EnquiryRecipient, 'reference' | 'name' | 'phoneE164'>;

/** For the worker: an accepted quote whose mail was not sent yet. */
export async function findUnmailedAcceptance(
  db: Queryable,
  quoteId: string,
): Promise<AcceptedQuote | undefined> {
  const quote = await selectQuote(db, quoteId);
  if (!quote?.acceptedAt || (await isAcceptanceMailed(db, quoteId))) return undefined;
  const enquiry = await viewEnquiryRecipient(db, quote.enquiryId);
  if (!enquiry) return undefined;
  const { reference, name, phoneE164 } = enquiry;
  return { ...quote, reference, name, phoneE164 };
}

export async function noteAcceptanceMailed(
  db: Db,
  { id, enquiryId }: Quote,
  detail: Record<string, string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, enquiryId);
    await markAcceptanceMailed(tx, id);
    if (enquiry) await noteOnEnquiry(tx, enquiry, { kind: 'mail-sent', detail });
  });
}

type Parts = { db: Db; queue: Queue; encryption: Encryption };

/** Lets the worker mail the link to the customer. Returns the address. */
export async function mailQuote(
  { db, queue, encryption }: Parts,
  actor: StaffActor,
  quoteId: string,
): Promise<{ quote: Quote; to: string }> {
  assertArea(actor, 'enquiries');
  return queue.transaction(db, async (tx) => {
    const { quote, enquiry } = await viewQuote(tx, actor, quoteId);
    if (enquiry.email === '') throw new Failure('conflict', staffMessages.quotes.noEmail);
    if (!(await findLink({ db: tx, encryption }, quote)))
      throw new Failure('conflict', staffMessages.quotes.noLink);
    await queue.enqueue(tx, quoteMail, { quoteId, askedBy: actor.name, askedAt: new Date().toISOString() });
    const subject = { kind: 'enquiry', id: enquiry.id, name: enquiry.reference };
    const change = { change: 'quote-mail', version: String(quote.version) };
    await noteActivity(tx, lineBy(actor, 'enquiry-changed', subject, change));
    return { quote, to: enquiry.email };
  });
}

export type QuoteToMail = { quote: Quote; token: string; to: string } & Pick<
  EnquiryRecipient,
  'reference' | 'firstName'
>;

/** For the worker: what the mail says; `undefined` when the customer was erased or the link has ended meanwhile. */
export async function findQuoteToMail(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  quoteId: string,
): Promise<QuoteToMail | undefined> {
  const quote = await selectQuote(db, quoteId);
  const recipient = quote && (await viewEnquiryRecipient(db, quote.enquiryId));
  if (!quote || !recipient?.email) return undefined;
  const token = await findLink({ db, encryption }, quote);
  const { email: to, reference, firstName } = recipient;
  return token ? { quote, token, to, reference, firstName } : undefined;
}

/** The customer has the mail now. */
export async function noteQuoteMailed(
  db: Db,
  { quote, to }: QuoteToMail,
  detail: { messageId: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, quote.enquiryId);
    const version = String(quote.version);
    if (enquiry)
      await noteOnEnquiry(tx, enquiry, { kind: 'quote-mailed', detail: { version, to, ...detail } });
  });
}

export type Confirmation = {
  quote: Quote;
  to: string;
  /** Of the link; `undefined` when it has ended, or SECRET_KEYS no longer has its key. */
  token: string | undefined;
} & Pick<EnquiryRecipient, 'reference' | 'firstName'>;

/**
 * For the worker: what to tell the customer who has accepted a quote. `undefined` when that was done, when no address is
 * known, and when the customer was erased.
 */
export async function findConfirmation(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  quoteId: string,
): Promise<Confirmation | undefined> {
  const quote = await selectQuote(db, quoteId);
  if (!quote?.acceptedAt || (await isAcceptanceConfirmed(db, quoteId))) return undefined;
  const recipient = await viewEnquiryRecipient(db, quote.enquiryId);
  const to = recipient && addressIn(recipient.email);
  if (!to) return undefined;
  const { reference, firstName } = recipient;
  return { quote, to, token: await findLink({ db, encryption }, quote), reference, firstName };
}

export async function noteConfirmed(
  db: Db,
  { quote, to }: Confirmation,
  detail: { messageId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, quote.enquiryId);
    await markAcceptanceConfirmed(tx, quote.id);
    const version = String(quote.version);
    if (enquiry)
      await noteOnEnquiry(tx, enquiry, { kind: 'acceptance-mailed', detail: { version, to, ...detail } });
  });
}

/** `isOver` when the mail server refused it for good; it is not sent again then. */
export async function noteNotConfirmed(
  db: Db,
  { quote, to }: Confirmation,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const enquiry = await lockEnquiryContact(tx, quote.enquiryId);
    if (isOver) await markAcceptanceConfirmed(tx, quote.id);
    const detail = { to, reason: cutTo(storable(reason), 300) };
    if (enquiry) await noteMailFailure(tx, enquiry, isOver ? 'mail-bounced' : 'mail-failed', detail);
  });
}

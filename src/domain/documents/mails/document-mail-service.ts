import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { viewBookingAddresses } from '#domain/bookings/mails/booking-mail-service.ts';
import { findMoneySubject } from '#domain/bookings/money/counted-service.ts';
import { documentMessages as messages } from '#domain/documents/prints/document-messages.ts';
import type { DocumentPrint } from '#domain/documents/prints/document-print.ts';
import { readDocumentPrint } from '#domain/documents/prints/document-print-service.ts';
import { type ReceiptPrint, readReceipt } from '#domain/documents/receipts/receipt-service.ts';
import { findPaidQuote } from '#domain/quotes/quote-paid-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { documentMail } from '#jobs/document-mail.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  deleteWork,
  insertDocumentMail,
  lockDueWork,
  type MailedPaper,
  markDocumentMail,
  selectDocumentSubject,
  selectVoucherOf,
  selectWaitingMail,
  type WaitingMail,
} from './document-mail-store.ts';

type Parts = { db: Db; queue: Queue };

/** What came long ago is no news; its receipt is on the customer's page. */
const maxAgeDays = 30;

const batchSize = 50;

async function addressOf(
  db: Queryable,
  { bookingId, quoteId }: { bookingId: string | null; quoteId: string | null },
): Promise<string | undefined> {
  if (bookingId !== null) return (await viewBookingAddresses(db, bookingId))[0];
  const quote = quoteId === null ? undefined : await findPaidQuote(db, quoteId);
  return quote && addressIn(quote.email);
}

type Found = { paper: MailedPaper; recipient: string };

async function findReceipt(db: Queryable, entryId: string, since: string): Promise<Found | undefined> {
  const print = await readReceipt(db, entryId);
  const subject = print && (await findMoneySubject(db, entryId));
  if (!subject || print.receipt.receivedOn < since) return undefined;
  const voucher = await selectVoucherOf(db, entryId);
  if (voucher !== undefined) return findDocument(db, voucher, since);
  const recipient = await addressOf(db, { bookingId: null, quoteId: null, ...subject });
  return recipient ? { paper: { entryId }, recipient } : undefined;
}

async function findDocument(db: Queryable, documentId: string, since: string): Promise<Found | undefined> {
  const subject = await selectDocumentSubject(db, documentId);
  if (!subject || (subject.receivedOn !== null && subject.receivedOn < since)) return undefined;
  const recipient = addressIn(subject.billEmail) ?? (await addressOf(db, subject));
  return recipient ? { paper: { documentId }, recipient } : undefined;
}

const keyOf = (paper: MailedPaper): string =>
  'entryId' in paper ? `entry:${paper.entryId}` : `document:${paper.documentId}`;

async function enqueue(
  tx: Tx,
  queue: Queue,
  { paper, recipient }: Found,
  { key, madeBy }: { key: string; madeBy: string },
): Promise<void> {
  const mailId = await insertDocumentMail(tx, { paper, recipient, idempotencyKey: key, madeBy });
  if (mailId !== undefined) await queue.enqueue(tx, documentMail, { mailId });
}

/** One batch; returns how many it has looked at. */
async function mailBatch(tx: Tx, queue: Queue, since: string): Promise<number> {
  const work = await lockDueWork(tx, batchSize);
  const { mailsReceipts } = await readSettings(tx);
  for (const { entryId, documentId } of mailsReceipts ? work : []) {
    const found = await (entryId === null
      ? findDocument(tx, documentId ?? '', since)
      : findReceipt(tx, entryId, since));
    if (found) await enqueue(tx, queue, found, { key: keyOf(found.paper), madeBy: '' });
  }
  const ids = work.map(({ id }) => id);
  await deleteWork(tx, ids);
  return work.length;
}

/** For the worker: enqueues the mails of what was counted and issued since, each once. */
export async function mailNewDocuments({ db, queue }: Parts, now = new Date()): Promise<void> {
  const since = daysAfter(dayInIndia(now), -maxAgeDays);
  let count = batchSize;
  while (count === batchSize) count = await queue.transaction(db, (tx) => mailBatch(tx, queue, since));
}

export type MailedReceipt = {
  recipient: string;
  /** The tax document that is sent in the place of the plain receipt. */
  document: string | undefined;
};

/** Sends the receipt of a payment again, or its voucher where it has one, to the known address of its customer. */
export async function mailReceipt(
  { db, queue }: Parts,
  actor: StaffActor,
  entryId: string,
  key: string,
): Promise<MailedReceipt> {
  assertArea(actor, 'enquiries');
  if (key === '' || key.length > 60) throw new Failure('invalid');
  return queue.transaction(db, async (tx) => {
    const found = rowId.test(entryId) ? await findReceipt(tx, entryId, '') : undefined;
    const subject = rowId.test(entryId) ? await findMoneySubject(tx, entryId) : undefined;
    if (!found || !subject) throw new Failure('conflict', messages.noAddress);
    await enqueue(tx, queue, found, { key: `${actor.id}:${key}`, madeBy: actor.name });
    if ('bookingId' in subject) {
      const { bookingId: id } = subject;
      const booking = { kind: 'booking', id, name: bookingNumber(id) };
      await noteActivity(tx, lineBy(actor, 'booking-changed', booking, { change: 'mail' }));
    }
    const { paper, recipient } = found;
    const sent = 'documentId' in paper ? await readDocumentPrint(tx, paper.documentId) : undefined;
    return { recipient, document: sent?.content.name };
  });
}

/** Sends a tax document again, to the buyer's mail for bills or the known address of its customer. Returns the address. */
export async function mailDocument(
  { db, queue }: Parts,
  actor: StaffActor,
  documentId: string,
  key: string,
): Promise<string> {
  assertArea(actor, 'money');
  if (key === '' || key.length > 60) throw new Failure('invalid');
  return queue.transaction(db, async (tx) => {
    const print = rowId.test(documentId) ? await readDocumentPrint(tx, documentId) : undefined;
    if (!print) throw new Failure('not_found', messages.gone);
    const found = await findDocument(tx, documentId, '');
    if (!found) throw new Failure('conflict', messages.noAddress);
    await enqueue(tx, queue, found, { key: `${actor.id}:${key}`, madeBy: actor.name });
    const subject = { kind: 'document', id: documentId, name: print.content.name };
    await noteActivity(tx, lineBy(actor, 'document-mailed', subject));
    return found.recipient;
  });
}

export type DocumentToMail = {
  mail: WaitingMail;
} & ({ kind: 'receipt'; print: ReceiptPrint } | { kind: 'document'; print: DocumentPrint });

/** For the worker. `undefined` when it was sent, or when the payment was reversed meanwhile. */
export async function findDocumentToMail(db: Queryable, mailId: string): Promise<DocumentToMail | undefined> {
  const mail = await selectWaitingMail(db, mailId);
  if (!mail || mail.recipient === '') return undefined;
  if ('entryId' in mail.paper) {
    const print = await readReceipt(db, mail.paper.entryId);
    return print && { mail, kind: 'receipt', print };
  }
  const print = await readDocumentPrint(db, mail.paper.documentId);
  return print && { mail, kind: 'document', print };
}

/** `refusedAt`: the mail server refused it for good. */
export const noteDocumentMail = (
  db: Db,
  { mail }: DocumentToMail,
  what: 'sentAt' | 'failedAt' | 'refusedAt',
): Promise<void> => markDocumentMail(db, mail.id, what);

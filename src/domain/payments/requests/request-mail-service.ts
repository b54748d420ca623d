import { viewBookingAddresses } from '#domain/bookings/mails/booking-mail-service.ts';
import {
  type MoneyStanding,
  notePayment,
  readPayer,
  readStanding,
} from '#domain/bookings/plan/standing-service.ts';
import { viewEnquiryRecipient } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paymentRequestMail } from '#jobs/payment-request-mail.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { PaymentRequest } from './request.ts';
import { readRequestToken } from './request-link.ts';
import {
  insertRequestMail,
  markRequestMail,
  selectWaitingMail,
  type WaitingMail,
} from './request-mail-store.ts';
import { findRequest, lockForChange, subjectOf } from './request-service.ts';
import { duePaiseOf } from './request-standing.ts';
import { requestsMessages as messages } from './requests-messages.ts';
import { selectLink } from './requests-store.ts';

/** Where a request can be mailed: to the addresses of the customer that are known. */
export async function addressesOf(db: Queryable, { bookingId, enquiryId }: MoneyStanding): Promise<string[]> {
  if (bookingId !== null) return viewBookingAddresses(db, bookingId);
  const contact = await viewEnquiryRecipient(db, enquiryId ?? '');
  return [addressIn(contact?.email ?? '')].filter((address) => address !== undefined);
}

type Parts = { db: Db; queue: Queue };

/** Mails the link of a request to an address that is known, never to another one. Idempotent by its key. */
export async function mailRequest(
  { db, queue }: Parts,
  actor: StaffActor,
  requestId: string,
  { to, key }: { to: string; key: string },
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (key === '' || key.length > 60 || !rowId.test(requestId)) throw new Failure('invalid');
  await queue.transaction(db, async (tx) => {
    const { request, standing } = await lockForChange(tx, requestId);
    if (request.state !== 'asked' || duePaiseOf(request, standing) === 0)
      throw new Failure('conflict', messages.nothingToPay);
    if (!(await addressesOf(tx, standing)).includes(to))
      throw new Failure('conflict', messages.mailAddressChanged);
    const idempotencyKey = `${actor.id}:${key}`;
    const mail = { requestId, idempotencyKey, recipient: to, madeBy: actor.name };
    const mailId = await insertRequestMail(tx, mail);
    if (mailId !== undefined) await queue.enqueue(tx, paymentRequestMail, { mailId });
  });
}

export type RequestToMail = {
  mail: WaitingMail;
  request: PaymentRequest;
  standing: MoneyStanding;
  duePaise: number;
  firstName: string;
  token: string;
};

/** For the worker; `undefined` when it was sent, and when nothing is asked for any more. */
export async function findRequestToMail(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  mailId: string,
  now = new Date(),
): Promise<RequestToMail | undefined> {
  const mail = await selectWaitingMail(db, mailId);
  const request = mail && (await findRequest(db, mail.requestId));
  const standing = request && (await readStanding(db, subjectOf(request)));
  if (!mail || !standing || request?.state !== 'asked' || request.expiresAt <= now) return undefined;
  const link = await selectLink(db, request.id);
  const token = link && readRequestToken(encryption, link);
  const duePaise = duePaiseOf(request, standing);
  if (token === undefined || duePaise === 0) return undefined;
  return { mail, request, standing, duePaise, token, firstName: await readPayer(db, standing) };
}

type MailEvent = Parameters<typeof notePayment>[3];

/** Locks what it is about first, so that an address does not come back after the customer was erased. */
async function note(
  db: Db,
  mail: WaitingMail,
  what: Parameters<typeof markRequestMail>[2],
  event: MailEvent | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, standing } = await lockForChange(tx, mail.requestId);
    await markRequestMail(tx, mail.id, what);
    const detail = { of: request.reference, address: mail.recipient, ...event?.detail };
    if (event) await notePayment(tx, undefined, standing, { kind: event.kind, detail });
  });
}

export const noteRequestMailed = (db: Db, mail: WaitingMail): Promise<void> =>
  note(db, mail, 'sentAt', { kind: 'payment-mailed', detail: { by: mail.madeBy } });

/** A failure that may pass is in the timeline once. `isOver` when the mail server refused the mail for good. */
export async function noteRequestNotMailed(
  db: Db,
  mail: WaitingMail,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  const detail = { reason: cutTo(storable(reason), 300) };
  if (isOver) return note(db, mail, 'refusedAt', { kind: 'payment-mail-bounced', detail });
  return note(db, mail, 'failedAt', mail.isTried ? undefined : { kind: 'payment-mail-failed', detail });
}

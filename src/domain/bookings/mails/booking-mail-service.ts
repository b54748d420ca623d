import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking, selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { readBookingToken } from '#domain/bookings/making/booking-link.ts';
import {
  isLinkOver,
  type SharedBooking,
  viewForCustomer,
} from '#domain/bookings/share/booking-share-service.ts';
import { selectLink, selectWithEnd } from '#domain/bookings/share/shared-booking-store.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { bookingMail } from '#jobs/booking-mail.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo, storable } from '#platform/text.ts';
import {
  cancellationKey,
  insertBookingMail,
  type LastMail,
  markBookingMail,
  selectKnownAddresses,
  selectLastMail,
  selectWaitingMail,
  type WaitingMail,
} from './booking-mail-store.ts';

const messages = bookingMessages.bookings;

/** The addresses to which a booking can be mailed, without spellings that differ in case alone. */
function addressesIn(typed: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const one of typed) {
    const address = addressIn(one);
    if (address && !byName.has(address.toLowerCase())) byName.set(address.toLowerCase(), address);
  }
  return [...byName.values()];
}

type NewMail = { bookingId: string; idempotencyKey: string; recipient: string; madeBy: string };

async function enqueue(tx: Tx, queue: Queue, mail: NewMail): Promise<void> {
  const mailId = await insertBookingMail(tx, mail);
  if (mailId !== undefined) await queue.enqueue(tx, bookingMail, { mailId });
}

/**
 * In the transaction that makes the booking, so that it is mailed once. `typed` is the address in the form; without one it goes
 * to that of the enquiry, or else of the customer. Nothing happens where no address is known.
 */
export async function mailNewBooking(
  tx: Tx,
  queue: Queue,
  actor: StaffActor,
  { bookingId, typed }: { bookingId: string; typed: string },
): Promise<void> {
  assertArea(actor, 'enquiries');
  const [recipient] = addressesIn([typed, ...(await selectKnownAddresses(tx, bookingId))]);
  if (recipient)
    await enqueue(tx, queue, {
      ...{ bookingId, recipient, madeBy: actor.name },
      idempotencyKey: `booking:${bookingId}`,
    });
}

/** In the transaction that cancels the booking. Nothing happens where no address is known. */
export async function mailCancellation(
  tx: Tx,
  queue: Queue,
  actor: StaffActor,
  { bookingId, cancelledAt }: { bookingId: string; cancelledAt: Date },
): Promise<void> {
  assertArea(actor, 'enquiries');
  const [recipient] = await addressesOf(tx, bookingId, await selectLastMail(tx, bookingId));
  if (recipient)
    await enqueue(tx, queue, {
      ...{ bookingId, recipient, madeBy: actor.name },
      // A booking that was restored may be cancelled again.
      idempotencyKey: cancellationKey(bookingId) + cancelledAt.getTime(),
    });
}

async function addressesOf(db: Queryable, bookingId: string, last: LastMail | undefined): Promise<string[]> {
  return addressesIn([last?.recipient ?? '', ...(await selectKnownAddresses(db, bookingId))]);
}

/** Where the customer of a booking can be mailed; for payments, which check who asks. */
export const viewBookingAddresses = async (db: Queryable, bookingId: string): Promise<string[]> =>
  addressesOf(db, bookingId, await selectLastMail(db, bookingId));

export type BookingMails = {
  last: { to: string; state: 'waiting' | 'sent' | 'refused'; at: Date } | undefined;
  /** Where staff can send it: to the address of the last mail, of the enquiry, of the customer. */
  addresses: string[];
};

/** Whether a booking has something to say in a mail. */
const isMailable = ({ cancelledAt }: Pick<Booking, 'cancelledAt'>): boolean => cancelledAt === null;

function stateOf({ sentAt, refusedAt }: LastMail) {
  if (sentAt) return 'sent';
  return refusedAt ? 'refused' : 'waiting';
}

/** The last mail of a booking, and where it can be sent again. */
export async function viewBookingMails(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<BookingMails> {
  assertArea(actor, 'enquiries');
  const [booking, last] = await Promise.all([selectBooking(db, bookingId), selectLastMail(db, bookingId)]);
  return {
    last: last && {
      to: last.recipient,
      state: stateOf(last),
      at: last.sentAt ?? last.refusedAt ?? last.madeAt,
    },
    addresses: booking && isMailable(booking) ? await addressesOf(db, bookingId, last) : [],
  };
}

type Parts = { db: Db; queue: Queue };

/** `key` is the same when the same button is pressed twice. */
export type MailRequest = { to: string; key: string };

/** Sends the booking to the customer, again or for the first time: to an address that is known, never to another one. */
export async function mailBooking(
  { db, queue }: Parts,
  actor: StaffActor,
  bookingId: string,
  { to, key }: MailRequest,
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (key === '' || key.length > 60) throw new Failure('invalid');
  await queue.transaction(db, async (tx) => {
    const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
    if (!booking) throw new Failure('not_found', messages.gone);
    if (!isMailable(booking)) throw new Failure('conflict', messages.mailOfCancelled);
    const known = await addressesOf(tx, bookingId, await selectLastMail(tx, bookingId));
    if (!known.includes(to)) throw new Failure('conflict', messages.mailAddressChanged);
    await enqueue(tx, queue, {
      ...{ bookingId, recipient: to, madeBy: actor.name },
      idempotencyKey: `${actor.id}:${key}`,
    });
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'mail' }));
  });
}

export type BookingToMail = {
  mail: WaitingMail;
  booking: SharedBooking;
  /** A reply leads to it; `null` of a booking that was made by hand. */
  enquiryId: string | null;
  /** Of the link; `undefined` when SECRET_KEYS no longer has its key. */
  token: string | undefined;
};

/**
 * For the worker: what to tell the customer. `undefined` when that was done, and when the booking was cancelled or erased
 * meanwhile, or is long over.
 */
export async function findBookingToMail(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  mailId: string,
  now = new Date(),
): Promise<BookingToMail | undefined> {
  const mail = await selectWaitingMail(db, mailId);
  const linked = mail && (await selectWithEnd(db, mail.bookingId));
  if (!linked || isLinkOver(linked.lastEnd, now)) return undefined;
  const [stored, booking, link] = await Promise.all([
    selectBooking(db, mail.bookingId),
    viewForCustomer(db, mail.bookingId, now),
    selectLink(db, mail.bookingId),
  ]);
  // A cancellation that was taken back is not told, and neither is a booking that was cancelled meanwhile.
  if (!stored || !booking || isMailable(stored) === mail.isCancellation) return undefined;
  const token = link && readBookingToken(encryption, link);
  return { mail, booking, enquiryId: stored.enquiryId, token };
}

/** Locks the booking first, so that an address does not come back after the customer was erased. */
async function note(
  db: Db,
  { id, bookingId }: WaitingMail,
  what: Parameters<typeof markBookingMail>[2],
  event: Pick<Parameters<typeof addBookingEvent>[2], 'kind' | 'detail'> | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    await markBookingMail(tx, id, what);
    if (booking && event) await addBookingEvent(tx, undefined, { bookingId, ...event });
  });
}

export const noteBookingMailed = (db: Db, mail: WaitingMail): Promise<void> =>
  note(db, mail, 'sentAt', { kind: 'mailed', detail: { address: mail.recipient, by: mail.madeBy } });

/** A failure that may pass is in the timeline once. `isOver` when the mail server refused the mail for good. */
export async function noteBookingNotMailed(
  db: Db,
  mail: WaitingMail,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  const detail = { address: mail.recipient, reason: cutTo(storable(reason), 300) };
  if (isOver) return note(db, mail, 'refusedAt', { kind: 'mail-bounced', detail });
  return note(db, mail, 'failedAt', mail.isTried ? undefined : { kind: 'mail-failed', detail });
}

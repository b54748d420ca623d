import { lockBooking, selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { voucherMail } from '#jobs/voucher-mail.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { Voucher } from './voucher.ts';
import { lockToSend, lockTrip, noteVouchers } from './voucher-lock.ts';
import { voucherMessages as messages } from './voucher-messages.ts';
import { readVoucherRows, type VoucherRow } from './voucher-rows.ts';
import {
  insertVoucherMail,
  markSent,
  markVoucherMail,
  selectVoucher,
  selectVouchers,
  selectWaitingMail,
  type WaitingMail,
} from './voucher-store.ts';

type Parts = { db: Db; queue: Queue };

type NewMail = { voucher: Voucher; to: string; key: string };

function assertKey(key: string): void {
  if (key === '' || key.length > 60) throw new Failure('invalid');
}

/** False when the same click has sent it before. */
async function enqueue(
  tx: Tx,
  queue: Queue,
  actor: StaffActor,
  { voucher, to, key }: NewMail,
): Promise<boolean> {
  const idempotencyKey = `${actor.id}:${key}:${voucher.id}`;
  const mail = { voucherId: voucher.id, idempotencyKey, recipient: to, madeBy: actor.name };
  const mailId = await insertVoucherMail(tx, mail);
  if (mailId === undefined) return false;
  await queue.enqueue(tx, voucherMail, { mailId });
  return true;
}

/** `key` is the same when the same button is pressed twice; `to` is the address that staff saw. */
export type VoucherMailRequest = { voucherId: string; to: string; key: string };

/** Mails a voucher to its supplier, or the travellers' own to the customer: to the known address, never to another one. */
export async function mailVoucher(
  { db, queue }: Parts,
  actor: StaffActor,
  { voucherId, to, key }: VoucherMailRequest,
): Promise<void> {
  assertArea(actor, 'enquiries');
  assertKey(key);
  await queue.transaction(db, async (tx) => {
    const { booking, row } = await lockToSend(tx, voucherId);
    if (row.address === '') throw new Failure('conflict', messages.noSupplierAddress);
    if (row.address !== to) throw new Failure('conflict', messages.addressChanged);
    if (await enqueue(tx, queue, actor, { voucher: row.newest, to, key }))
      await noteVouchers(tx, actor, booking.id);
  });
}

export type SentVouchers = {
  /** Names of those that are mailed now. */
  mailed: string[];
  withoutAddress: string[];
  /** To be made first. */
  outOfDate: string[];
};

const isUnsent = ({ state, mail }: VoucherRow): boolean => state === 'made' && mail?.state !== 'waiting';

const isToMake = ({ state }: VoucherRow): boolean => state === 'not-made' || state === 'out-of-date';

/** Mails every voucher that was not sent yet to its known address, and names those that have none. */
export async function mailAllVouchers(
  { db, queue }: Parts,
  actor: StaffActor,
  bookingId: string,
  key: string,
): Promise<SentVouchers> {
  assertArea(actor, 'enquiries');
  assertKey(key);
  return queue.transaction(db, async (tx) => {
    const booking = await lockTrip(tx, bookingId);
    const rows = await readVoucherRows(tx, booking);
    const unsent = rows.filter(isUnsent);
    const sent: SentVouchers = {
      mailed: [],
      withoutAddress: unsent.filter(({ address }) => address === '').map(({ name }) => name),
      outOfDate: rows.filter(isToMake).map(({ name }) => name),
    };
    for (const { newest: voucher, address: to, name } of unsent)
      if (voucher && to !== '' && (await enqueue(tx, queue, actor, { voucher, to, key })))
        sent.mailed.push(name);
    if (sent.mailed.length > 0) await noteVouchers(tx, actor, booking.id);
    return sent;
  });
}

export type VoucherToMail = {
  mail: WaitingMail;
  voucher: Voucher;
  /** A reply of the customer leads to it; `null` of a booking without one, and of suppliers. */
  enquiryId: string | null;
};

/**
 * For the worker. `undefined` when the mail was sent, and when the trip was cancelled or erased or a newer version was made
 * meanwhile, because a supplier must not get what is no longer true.
 */
export async function findVoucherToMail(db: Queryable, mailId: string): Promise<VoucherToMail | undefined> {
  const mail = await selectWaitingMail(db, mailId);
  const voucher = mail && (await selectVoucher(db, mail.voucherId));
  const booking = voucher && (await selectBooking(db, voucher.bookingId));
  if (!booking || booking.cancelledAt) return undefined;
  const all = await selectVouchers(db, booking.id);
  const newest = all.find(({ supplierId }) => supplierId === voucher.supplierId);
  if (newest?.id !== voucher.id) return undefined;
  return { mail, voucher, enquiryId: voucher.supplierId === null ? booking.enquiryId : null };
}

const detailOf = ({ mail, voucher }: VoucherToMail) => ({
  name: voucher.content.supplier?.name ?? '',
  version: String(voucher.version),
  address: mail.recipient,
});

type Note = {
  end: Parameters<typeof markVoucherMail>[2];
  event?: Pick<Parameters<typeof addBookingEvent>[2], 'kind' | 'detail'>;
};

/** Locks the booking first, so that an address does not come back after the customer was erased. */
async function note(db: Db, { mail, voucher }: VoucherToMail, { end, event }: Note): Promise<void> {
  const { bookingId } = voucher;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    await markVoucherMail(tx, mail.id, end);
    if (end === 'sentAt') await markSent(tx, voucher.id, 'mail');
    if (booking && event) await addBookingEvent(tx, undefined, { bookingId, ...event });
  });
}

export const noteVoucherMailed = (db: Db, found: VoucherToMail): Promise<void> =>
  note(db, found, {
    end: 'sentAt',
    event: { kind: 'voucher-sent', detail: { ...detailOf(found), way: 'mail', by: found.mail.madeBy } },
  });

/** A failure that may pass is in the timeline once. `isOver` when the mail server refused the mail for good. */
export async function noteVoucherNotMailed(
  db: Db,
  found: VoucherToMail,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  const detail = { ...detailOf(found), reason: cutTo(storable(reason), 300) };
  if (isOver) return note(db, found, { end: 'refusedAt', event: { kind: 'voucher-refused', detail } });
  const event = { kind: 'voucher-failed', detail } as const;
  return note(db, found, { end: 'failedAt', ...(!found.mail.isTried && { event }) });
}

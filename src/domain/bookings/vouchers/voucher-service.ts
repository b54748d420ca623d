import { selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Voucher } from './voucher.ts';
import { fingerprintOf } from './voucher-content.ts';
import { lockToSend, lockTrip, noteVouchers } from './voucher-lock.ts';
import { voucherMessages as messages } from './voucher-messages.ts';
import { contentsOf, newestOf, readSource, readVoucherRows, type VoucherRow } from './voucher-rows.ts';
import { insertVouchers, markSent, selectTripVoucher, selectVouchers } from './voucher-store.ts';
import { voucherName } from './voucher-text.ts';

export type VoucherName = { name: string; version: number };

/** Makes the next version of every voucher that would say something else now. Returns those that were made. */
export async function makeVouchers(db: Db, actor: StaffActor, bookingId: string): Promise<VoucherName[]> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const booking = await lockTrip(tx, bookingId);
    const source = await readSource(tx, booking);
    if (!source) throw new Failure('conflict', messages.noDays);
    const contents = contentsOf(source);
    if (contents.size === 0) throw new Failure('conflict', messages.noServices);
    const newest = newestOf(await selectVouchers(tx, bookingId));
    const made = [...contents].flatMap(([supplierId, content]) => {
      const fingerprint = fingerprintOf(content);
      const previous = newest.get(supplierId);
      const version = (previous?.version ?? 0) + 1;
      const voucher = { bookingId, supplierId, version, content, fingerprint, madeBy: actor.name };
      return previous?.fingerprint === fingerprint ? [] : [voucher];
    });
    if (made.length === 0) return [];
    await insertVouchers(tx, made);
    const names = made.map(({ content, version }) => ({ name: voucherName(content), version }));
    const detail = { names: names.map(({ name, version }) => `${name} (${version})`).join(', ') };
    await addBookingEvent(tx, actor, { bookingId, kind: 'voucher-made', detail });
    await noteVouchers(tx, actor, bookingId);
    return names;
  });
}

export type VouchersView = {
  rows: VoucherRow[];
  isCancelled: boolean;
  /** Whether the first and the last day are agreed. */
  hasDays: boolean;
};

/** The vouchers of a trip; `undefined` where there is no trip. */
export async function viewVouchers(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<VouchersView | undefined> {
  assertArea(actor, 'enquiries');
  const booking = rowId.test(bookingId) ? await selectBooking(db, bookingId) : undefined;
  if (!booking || booking.kind === 'cab') return undefined;
  return {
    rows: await readVoucherRows(db, booking),
    isCancelled: booking.cancelledAt !== null,
    hasDays: booking.firstDay !== null && booking.lastDay !== null,
  };
}

/** The newest voucher of the travellers, for the customer's page; `undefined` of a cancelled trip. */
export async function readTripVoucher(db: Queryable, bookingId: string): Promise<Voucher | undefined> {
  const booking = await selectBooking(db, bookingId);
  return !booking || booking.cancelledAt ? undefined : selectTripVoucher(db, bookingId);
}

/** Notes that staff have sent a voucher themselves: in a chat, or on paper. Two clicks are noted once. */
export async function markVoucherSent(
  db: Db,
  actor: StaffActor,
  voucherId: string,
  way: 'whatsapp' | 'hand',
): Promise<VoucherName> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const { booking, row } = await lockToSend(tx, voucherId);
    const { version, sentBy, content } = row.newest;
    if (sentBy !== way) {
      await markSent(tx, voucherId, way);
      const detail = { name: content.supplier?.name ?? '', version: String(version), way };
      await addBookingEvent(tx, actor, { bookingId: booking.id, kind: 'voucher-sent', detail });
      await noteVouchers(tx, actor, booking.id);
    }
    return { name: row.name, version };
  });
}

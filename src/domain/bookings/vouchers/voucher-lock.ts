import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { tripMessages } from '#domain/bookings/trips/trip-messages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Voucher } from './voucher.ts';
import { voucherMessages as messages } from './voucher-messages.ts';
import { readVoucherRows, type VoucherRow } from './voucher-rows.ts';
import { selectVoucher } from './voucher-store.ts';

/** Of two requests the second one sees what the first has done. */
export async function lockTrip(tx: Tx, bookingId: string): Promise<Booking> {
  const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
  if (!booking) throw new Failure('not_found', tripMessages.gone);
  if (booking.kind === 'cab') throw new Failure('conflict', tripMessages.notATrip);
  if (booking.cancelledAt) throw new Failure('conflict', tripMessages.cancelled);
  return booking;
}

export async function noteVouchers(tx: Tx, actor: StaffActor, bookingId: string): Promise<void> {
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'vouchers' }));
}

type Sending = { booking: Booking; row: VoucherRow & { newest: Voucher } };

/** Locks the trip of a voucher that says what is true now; any other must not be sent. */
export async function lockToSend(tx: Tx, voucherId: string): Promise<Sending> {
  const found = rowId.test(voucherId) ? await selectVoucher(tx, voucherId) : undefined;
  if (!found) throw new Failure('not_found', messages.gone);
  const booking = await lockTrip(tx, found.bookingId);
  const row = (await readVoucherRows(tx, booking)).find(({ supplierId }) => supplierId === found.supplierId);
  const newest = row?.newest;
  if (!newest || newest.id !== voucherId || row.state === 'out-of-date' || row.state === 'withdrawn')
    throw new Failure('conflict', messages.outOfDate);
  return { booking, row: { ...row, newest } };
}

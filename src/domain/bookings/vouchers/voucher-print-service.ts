import { selectBooking } from '#domain/bookings/booking-store.ts';
import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Voucher } from './voucher.ts';
import { readTripVoucher } from './voucher-service.ts';
import { selectVoucher } from './voucher-store.ts';

export type VoucherToPrint = Pick<Voucher, 'content' | 'version' | 'madeAt'>;

/** The agency is not part of the snapshot: its number must be the one at which it answers now. */
export type VoucherPrint = { voucher: VoucherToPrint; settings: SiteSettings };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintVoucher = (print: VoucherPrint, stop: AbortSignal) => Promise<Uint8Array>;

export async function toVoucherPrint(db: Queryable, voucher: Voucher): Promise<VoucherPrint> {
  const { content, version, madeAt } = voucher;
  return { voucher: { content, version, madeAt }, settings: await readSettings(db) };
}

/** Any version of a voucher, as it was made. */
export async function readVoucherToPrint(
  db: Queryable,
  actor: StaffActor,
  voucherId: string,
): Promise<VoucherPrint | undefined> {
  assertArea(actor, 'enquiries');
  const voucher = rowId.test(voucherId) ? await selectVoucher(db, voucherId) : undefined;
  const booking = voucher && (await selectBooking(db, voucher.bookingId));
  return booking && toVoucherPrint(db, voucher);
}

/** The travellers' own voucher behind a customer's link. */
export async function readSharedVoucherToPrint(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<VoucherPrint | undefined> {
  const bookingId = await findSharedBooking(db, token, now);
  const voucher = bookingId === undefined ? undefined : await readTripVoucher(db, bookingId);
  return voucher && toVoucherPrint(db, voucher);
}

/** With the supplier and the version, so that downloads do not overwrite each other. */
export const voucherFileName = ({ content, version }: VoucherToPrint): string =>
  `voucher-${content.number}-${slugOf(content.supplier?.name ?? '', 'trip')}-v${version}.pdf`;

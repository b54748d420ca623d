import type { PageContext } from '#app/page-context.ts';
import { viewVouchers } from '#domain/bookings/vouchers/voucher-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { toVouchersView, type VouchersView } from './voucher-view.ts';

/** The vouchers of a trip; `undefined` of a booking of cabs. */
export async function readVouchersView(
  { db }: Pick<PageContext, 'db'>,
  actor: StaffActor,
  bookingId: string,
): Promise<VouchersView | undefined> {
  const found = await viewVouchers(db, actor, bookingId);
  return found && toVouchersView(found, await readSettings(db));
}

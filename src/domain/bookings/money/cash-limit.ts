import type { Booking } from '#domain/bookings/booking.ts';
import type { Tx } from '#platform/database/db.ts';
import { lockCash, selectCash } from './cash-store.ts';

/** Cash of so much or more is forbidden by section 186 of the Income-tax Act 2025; the penalty equals the amount. */
export const cashLimitPaise = 2_00_000_00;

/** Where the limit would be reached, and the cash that was received there before. */
type CashBreach = { scope: 'booking' | 'day'; beforePaise: number };

/** Whether so much more cash reaches the limit, in one booking or from one customer on one day. */
export async function cashBreach(
  tx: Tx,
  booking: Booking,
  { amountPaise, receivedOn }: { amountPaise: number; receivedOn: string },
): Promise<CashBreach | undefined> {
  await lockCash(tx, booking.customerId);
  const { ofBooking, ofDay } = await selectCash(tx, booking, receivedOn);
  if (ofBooking + amountPaise >= cashLimitPaise) return { scope: 'booking', beforePaise: ofBooking };
  return ofDay + amountPaise >= cashLimitPaise ? { scope: 'day', beforePaise: ofDay } : undefined;
}

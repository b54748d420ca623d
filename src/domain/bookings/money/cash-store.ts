import { sql } from 'drizzle-orm';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Tx } from '#platform/database/db.ts';

/** Cash that was taken counts although it was refunded; a reversed entry was a mistake. */
export const isTakenCash = sql.raw(`m.method = 'cash' and m.kind <> 'refund'`);

type Sums = { ofBooking: number; ofDay: number };

/** Bookings of one customer take their cash one after the other, so that none overlooks the cash of another. */
export async function lockCash(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('cash of a customer'), hashtext(coalesce(merged_into, id)::text))
    from customers where id = ${customerId}::bigint`);
}

/** Cash for the booking, and of its customer on the day. */
export async function selectCash(tx: Tx, { id, customerId }: Booking, day: string): Promise<Sums> {
  const { rows } = await tx.execute<Sums>(sql`
    select coalesce(sum(m.amount_paise) filter (where m.booking_id = ${id}::bigint), 0)::float8 as "ofBooking",
      coalesce(sum(m.amount_paise) filter (where m.received_on = ${day}::date), 0)::float8 as "ofDay"
    from customers own
    join customers p on p.id = coalesce(own.merged_into, own.id) or p.merged_into = coalesce(own.merged_into, own.id)
    join bookings b on b.customer_id = p.id
    join money_entries m on m.booking_id = b.id
    where own.id = ${customerId}::bigint and ${isTakenCash}`);
  return rows[0] ?? { ofBooking: 0, ofDay: 0 };
}

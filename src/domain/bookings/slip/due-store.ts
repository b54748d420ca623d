import { sql } from 'drizzle-orm';
import { cashLimitPaise } from '#domain/bookings/money/cash-limit.ts';
import { isTakenCash } from '#domain/bookings/money/cash-store.ts';
import type { Queryable } from '#platform/database/db.ts';

const balance = sql.raw('b.total_paise - b.received_paise');
const takenCash = sql`coalesce((select sum(m.amount_paise) from money_entries m where m.booking_id = b.id and ${isTakenCash}), 0)`;

/**
 * What the driver collects in cash: the balance of the booking `b`. `null` where the office says it: with the cash taken earlier it would
 * reach the limit, or with other services than cabs the balance is not for the ride.
 */
export const duePaise = sql`(case
  when exists (select from booking_services s where s.booking_id = b.id and s.kind <> 'cab') then null
  when ${balance} > 0 and ${balance} + ${takenCash} >= ${sql.raw(String(cashLimitPaise))} then null
  else greatest(0, ${balance})::float8 end)`;

export async function selectDuePaise(db: Queryable, bookingId: string): Promise<number | null> {
  const { rows } = await db.execute<{ paise: number | null }>(
    sql`select ${duePaise} as paise from bookings b where b.id = ${bookingId}::bigint`,
  );
  return rows[0]?.paise ?? null;
}

import { sql } from 'drizzle-orm';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import { cashLimitPaise } from '#domain/bookings/money/cash-limit.ts';
import { isTakenCash } from '#domain/bookings/money/cash-store.ts';
import type { Queryable } from '#platform/database/db.ts';

const balance = sql.raw('b.total_paise - b.received_paise');
const takenCash = sql`coalesce((select sum(m.amount_paise) from money_entries m where m.booking_id = b.id and ${isTakenCash}), 0)`;

const isOpen = sql.raw(`o.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

/** The open ride of the booking `b` that ends last, and of several cars the first: its driver collects for all of them. */
const collectingDuty = sql`(select o.id from duties o where o.booking_id = b.id and ${isOpen}
  order by o.ends_at desc, o.id limit 1)`;

/**
 * What the driver collects in cash: the balance of the booking `b`. `null` where the office says it: with the cash taken earlier it would
 * reach the limit, or with other services than cabs the balance is not for the ride. Nothing of a company that gets one bill for the month.
 */
const bookingDuePaise = sql`(case
  when exists (select from buyers y where y.id = b.buyer_id and y.bills_monthly) then 0
  when exists (select from booking_services s where s.booking_id = b.id and s.kind <> 'cab') then null
  when ${balance} > 0 and ${balance} + ${takenCash} >= ${sql.raw(String(cashLimitPaise))} then null
  else greatest(0, ${balance})::float8 end)`;

const isOthers = sql`coalesce(${collectingDuty}, d.id) <> d.id and ${bookingDuePaise} > 0`;

/** What the driver of the duty `d` collects; `null` also where the driver of another ride does. */
const duePaise = sql`(case when ${isOthers} then null else ${bookingDuePaise} end)`;

/** The columns of `DriverDue` for the duty `d` of the booking `b`. */
export const driverDue = sql`${duePaise} as "duePaise", coalesce(${isOthers}, false) as "isDueByOther"`;

/** The cash for a booking, and the ride whose driver collects it; none once all of them are over. */
export type CashDue = { paise: number; dutyId: string | null };

/** `null` where the office says what is due. */
export async function selectCashDue(db: Queryable, bookingId: string): Promise<CashDue | null> {
  const { rows } = await db.execute<{ paise: number | null; dutyId: string | null }>(sql`
    select ${bookingDuePaise} as paise, ${collectingDuty}::text as "dutyId" from bookings b
    where b.id = ${bookingId}::bigint`);
  const [{ paise, dutyId } = { paise: null, dutyId: null }] = rows;
  return paise === null ? null : { paise, dutyId };
}

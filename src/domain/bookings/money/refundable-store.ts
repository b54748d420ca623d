import { sql } from 'drizzle-orm';
import type { MoneyEntry } from '#domain/bookings/booking.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Money that was received or paid back and was no mistake. */
export type StandingEntry = Pick<
  MoneyEntry,
  'id' | 'kind' | 'amountPaise' | 'method' | 'place' | 'reference' | 'receivedOn'
> & { gatewayPaymentId: string | null; requestId: string | null };

/** In the order in which it came. */
export async function selectStandingEntries(db: Queryable, bookingId: string): Promise<StandingEntry[]> {
  const { rows } = await db.execute<Omit<StandingEntry, 'amountPaise'> & { amountPaise: string }>(sql`
    select m.id::text, m.kind, m.amount_paise::text as "amountPaise", m.method, m.place, m.reference,
      m.received_on::text as "receivedOn", m.gateway_payment_id as "gatewayPaymentId", m.request_id::text as "requestId"
    from money_entries m
    where m.booking_id = ${bookingId}::bigint and m.reverses_id is null
      and not exists (select from money_entries r where r.reverses_id = m.id)
    order by m.received_on, m.id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}

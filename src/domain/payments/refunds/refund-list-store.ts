import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { Refund } from './refund.ts';
import { refundColumns } from './refund-store.ts';
import { refunds } from './refunds-table.ts';

/** Those that wait for somebody or for the gateway, the longest waiting first. */
export const selectOpenRefunds = (db: Queryable, limit: number): Promise<Refund[]> =>
  db
    .select(refundColumns)
    .from(refunds)
    .where(inArray(refunds.state, ['asked', 'approved', 'sent', 'failed']))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(limit);

export const selectClosedRefunds = (db: Queryable, limit: number): Promise<Refund[]> =>
  db
    .select(refundColumns)
    .from(refunds)
    .where(inArray(refunds.state, ['done', 'withdrawn']))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))
    .limit(limit);

export type NamedBooking = { id: string; customer: string; phoneE164: string };

export async function selectNames(db: Queryable, bookingIds: readonly string[]): Promise<NamedBooking[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await db.execute<NamedBooking>(sql`
    select b.id::text, p.name as customer, coalesce(p.phone_e164, '') as "phoneE164" from bookings b
    join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    where b.id in (${sql.join(
      bookingIds.map((id) => sql`${id}::bigint`),
      sql`, `,
    )})`);
  return rows;
}

export type DueBack = { bookingId: string; paise: number };

/** Bookings that were paid more than they cost and of which no refund is under way, the longest waiting first. */
export async function selectDueBack(db: Queryable, limit: number): Promise<DueBack[]> {
  const underWay = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(
      sql`${eq(refunds.bookingId, sql`b.id`)} and ${inArray(refunds.state, ['asked', 'approved', 'failed'])}`,
    );
  const { rows } = await db.execute<DueBack>(sql`
    select b.id::text as "bookingId", (b.received_paise - b.total_paise)::float8 as paise from bookings b
    where b.received_paise > b.total_paise and not exists ${underWay}
    order by b.changed_at, b.id limit ${limit}`);
  return rows;
}

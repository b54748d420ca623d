import { eq, type SQL, sql } from 'drizzle-orm';
import { bookings } from '#domain/bookings/bookings-table.ts';
import { tripEndsAt } from '#domain/bookings/packages/trip-time-store.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** `lastEnd`: when the last duty ends, as planned or later, or the last day of the trip. */
type Linked = { id: string; lastEnd: Date };

const tripEnd = tripEndsAt({ lastDay: sql.raw('b.last_day'), madeAt: sql.raw('b.made_at') });

async function selectLinked(db: Queryable, which: SQL): Promise<Linked | undefined> {
  const { rows } = await db.execute<{ id: string; lastEnd: string }>(sql`
    select b.id::text, coalesce(greatest(
      (select max(greatest(d.ends_at, d.ended_at)) from duties d where d.booking_id = b.id),
      case when b.kind <> 'cab' then ${tripEnd} end
    ), b.made_at) as "lastEnd"
    from bookings b where ${which} and b.erased_at is null`);
  const [row] = rows;
  return row && { id: row.id, lastEnd: new Date(row.lastEnd) };
}

/** The booking of a customer's link. */
export const selectByToken = (db: Queryable, tokenHash: Buffer): Promise<Linked | undefined> =>
  selectLinked(db, sql`b.token_hash = ${tokenHash}`);

export const selectWithEnd = (db: Queryable, id: string): Promise<Linked | undefined> =>
  selectLinked(db, sql`b.id = ${id}::bigint`);

/** Of the customer, or of the one that they were merged into. */
async function selectCustomerText(db: Queryable, bookingId: string, column: SQL): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select ${column} as text from bookings b
    join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    where b.id = ${bookingId}::bigint`);
  return rows[0]?.text ?? '';
}

export const selectCustomerName = (db: Queryable, bookingId: string): Promise<string> =>
  selectCustomerText(db, bookingId, sql`p.name`);

export const selectCustomerGstin = (db: Queryable, bookingId: string): Promise<string> =>
  selectCustomerText(db, bookingId, sql`p.gstin`);

/** Whether the customer has opened the link that they have now. */
export async function hasOpened(db: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select kind from booking_events
    where booking_id = ${bookingId}::bigint and kind in ('link-opened', 'link-renewed')
    order by at desc, id desc limit 1`);
  return rows[0]?.kind === 'link-opened';
}

type StoredLink = { idempotencyKey: string; tokenEncrypted: string };

export async function selectLink(db: Queryable, id: string): Promise<StoredLink | undefined> {
  const { idempotencyKey, tokenEncrypted } = bookings;
  const [row] = await db
    .select({ idempotencyKey, tokenEncrypted })
    .from(bookings)
    .where(eq(bookings.id, BigInt(id)));
  return row;
}

export async function updateLink(
  tx: Tx,
  id: string,
  link: { tokenHash: Buffer; tokenEncrypted: string },
): Promise<void> {
  await tx
    .update(bookings)
    .set(link)
    .where(eq(bookings.id, BigInt(id)));
}

import { count, eq, sql } from 'drizzle-orm';
import { bookingEvents } from '#domain/bookings/bookings-table.ts';
import type { Queryable } from '#platform/database/db.ts';

/** A supplier as its guest needs it. */
export type SupplierContact = { name: string; city: string; phoneE164: string };

/** By the ids of suppliers. */
export async function selectContacts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SupplierContact>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<SupplierContact & { id: string }>(sql`
    select id::text, name, city, phone_e164 as "phoneE164" from suppliers
    where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

export async function countEvents(db: Queryable, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ events: count() })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, BigInt(bookingId)));
  return row?.events ?? 0;
}

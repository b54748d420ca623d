import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

/** Names of the tax documents of payments, by entry. */
export async function selectDocumentNames(
  db: Queryable,
  entryIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ entryId: string; names: string[] }>(sql`
    select entry_id::text as "entryId", array_agg(name order by id) as names from documents
    where entry_id = any(${sql.param(entryIds)}::bigint[]) group by entry_id`);
  return new Map(rows.map(({ entryId, names }) => [entryId, names]));
}

/** Who a booking's documents name instead of its customer; empty without a buyer. */
export async function selectBuyerName(db: Queryable, bookingId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select y.name from bookings b join buyers y on y.id = b.buyer_id
    where b.id = ${bookingId}::bigint and b.erased_at is null`);
  return rows[0]?.name ?? '';
}

import { eq, sql } from 'drizzle-orm';
import { bookings } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

export async function selectBuyerId(db: Queryable, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ buyerId: sql<string | null>`${bookings.buyerId}::text` })
    .from(bookings)
    .where(eq(bookings.id, BigInt(bookingId)));
  return row?.buyerId ?? null;
}

export async function updateBuyerId(tx: Tx, bookingId: string, buyerId: string | null): Promise<void> {
  await tx
    .update(bookings)
    .set({ buyerId: buyerId === null ? null : BigInt(buyerId), changedAt: sql`now()` })
    .where(eq(bookings.id, BigInt(bookingId)));
}

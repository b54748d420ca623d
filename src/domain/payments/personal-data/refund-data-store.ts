import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** Without who of the staff asked and approved, and technical columns. */
export const selectRefundData = async (db: Queryable, { bookings }: { bookings: readonly string[] }) => ({
  refunds: await selectJsonRows(
    db,
    sql`select to_jsonb(r) - array['idempotency_key', 'asked_by', 'asked_by_id', 'approved_by', 'approved_by_id', 'sent_by'] as row
        from refunds r where r.booking_id = any(${idList(bookings)}) order by r.id`,
  ),
});

/** Amounts and days stay for the accounts. */
export async function blankRefunds(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update refunds set reason = 'erased', other_way = '', reference = '', idempotency_key = 'erased-' || id
    where booking_id = any(${idList(bookingIds)})`);
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { bulkChanges, type ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import type { Tx } from '#platform/database/db.ts';

export async function insertBulkChange(tx: Tx, actorId: string, before: ChangeStep[]): Promise<string> {
  const [row] = await tx
    .insert(bulkChanges)
    .values({ actorId: BigInt(actorId), before })
    .returning({ id: bulkChanges.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

/** Deletes and returns the staff member's change, so a second undo finds nothing. */
export async function takeBulkChange(tx: Tx, id: string, actorId: string): Promise<ChangeStep[] | undefined> {
  const [row] = await tx
    .update(bulkChanges)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(bulkChanges.id, BigInt(id)),
        eq(bulkChanges.actorId, BigInt(actorId)),
        isNull(bulkChanges.undoneAt),
      ),
    )
    .returning({ before: bulkChanges.before });
  return row?.before;
}

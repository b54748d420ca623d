import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** Who a customer's documents name. The PAN is decrypted by the export. */
export const selectBuyerData = async (db: Queryable, customerIds: readonly string[]) => ({
  buyers: await selectJsonRows(
    db,
    sql`select to_jsonb(y) - array['id', 'customer_id', 'revision', 'changed_by'] as row from buyers y
        where customer_id = any(${idList(customerIds)}) order by id`,
  ),
});

/** Issued documents have their own copy, which tax law keeps. */
export async function blankBuyers(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update buyers set name = '', address = '', state = '', gstin = '', pan_encrypted = '', lives_in = '', bill_email = '',
      idempotency_key = 'erased:' || id, ended_at = coalesce(ended_at, now()), revision = revision + 1
    where customer_id = any(${idList(customerIds)})`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/db.ts';

type SettlementMove = { id: string; amountPaise: number; utr: string; day: string };

/** Once for each settlement. */
export async function insertSettlementMove(
  db: Db,
  { id, amountPaise, utr, day }: SettlementMove,
): Promise<void> {
  await db.execute(sql`
    insert into money_moves (idempotency_key, from_place, to_place, amount_paise, moved_on, note, made_by)
    values (${`gateway-${id}`}, 'gateway', 'bank', ${amountPaise}, ${day}, ${`${id} ${utr}`.trim()}, 'Payment gateway')
    on conflict (idempotency_key) do nothing`);
}

import { desc, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { refundLimits } from './refunds-table.ts';

const { id, validFrom, limitPaise, idempotencyKey } = refundLimits;

/** The amount that holds on this day; `undefined` until staff have entered one. */
export async function selectLimit(db: Queryable, day: string): Promise<number | undefined> {
  const [row] = await db
    .select({ limitPaise })
    .from(refundLimits)
    .where(lte(validFrom, day))
    .orderBy(desc(validFrom), desc(id))
    .limit(1);
  return row?.limitPaise;
}

type NewLimit = { key: string; validFrom: string; limitPaise: number; madeBy: string };

/** `undefined` when the request was stored before. */
export async function insertLimit(tx: Tx, { key, ...limit }: NewLimit): Promise<string | undefined> {
  const [row] = await tx
    .insert(refundLimits)
    .values({ ...limit, idempotencyKey: key })
    .onConflictDoNothing({ target: idempotencyKey })
    .returning({ id });
  return row && String(row.id);
}

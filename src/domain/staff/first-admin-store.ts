import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { setupTokens } from './staff-table.ts';

/** Any number that no other advisory lock uses. */
const lockKey = 7_200_001;

export async function lockFirstAdmin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

export async function selectSetupToken(db: Queryable): Promise<Buffer | undefined> {
  const [row] = await db.select({ tokenHash: setupTokens.tokenHash }).from(setupTokens);
  return row?.tokenHash;
}

/** Replaces the one before it. */
export async function storeSetupToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db
    .insert(setupTokens)
    .values({ id: 1, tokenHash })
    .onConflictDoUpdate({ target: setupTokens.id, set: { tokenHash } });
}

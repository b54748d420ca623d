import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { staffPasswordResets } from './staff-table.ts';

export async function storeReset(db: Queryable, userId: string, tokenHash: Buffer): Promise<void> {
  const reset = { tokenHash, expiresAt: sql`now() + interval '30 minutes'` };
  await db
    .insert(staffPasswordResets)
    .values({ userId: BigInt(userId), ...reset })
    .onConflictDoUpdate({ target: staffPasswordResets.userId, set: reset });
}

/** Voids links mailed before the password or the mail address changed. */
export async function voidResets(db: Queryable, userId: string): Promise<void> {
  await db.delete(staffPasswordResets).where(eq(staffPasswordResets.userId, BigInt(userId)));
}

const isGood = (tokenHash: Buffer) =>
  and(eq(staffPasswordResets.tokenHash, tokenHash), gt(staffPasswordResets.expiresAt, sql`now()`));

export async function selectResetUser(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: staffPasswordResets.userId })
    .from(staffPasswordResets)
    .where(isGood(tokenHash));
  return row && String(row.userId);
}

/** Returns the user of the reset, to one of two concurrent requests only. */
export async function spendReset(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await tx
    .delete(staffPasswordResets)
    .where(isGood(tokenHash))
    .returning({ userId: staffPasswordResets.userId });
  return row && String(row.userId);
}

export async function voidAllResets(tx: Tx): Promise<void> {
  await tx.delete(staffPasswordResets);
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { staffRecoveryCodes } from './staff-table.ts';

export async function replaceRecoveryCodes(db: Queryable, userId: string, hashes: Buffer[]): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, BigInt(userId)));
  if (hashes.length > 0)
    await db
      .insert(staffRecoveryCodes)
      .values(hashes.map((codeHash) => ({ userId: BigInt(userId), codeHash })));
}

const unused = (userId: string, codeHash: Buffer) =>
  and(
    eq(staffRecoveryCodes.userId, BigInt(userId)),
    eq(staffRecoveryCodes.codeHash, codeHash),
    isNull(staffRecoveryCodes.usedAt),
  );

export const hasRecoveryCode = async (db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> =>
  (await db.$count(staffRecoveryCodes, unused(userId, codeHash))) === 1;

/** True only the first time. */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(unused(userId, codeHash));
  return rowCount === 1;
}

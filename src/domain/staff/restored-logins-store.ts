import { isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/db.ts';
import type { EndReason } from './session-store.ts';
import { staffDevices, staffPasswordResets, staffSessions } from './staff-table.ts';

export async function endAllSessions(tx: Tx, reason: EndReason): Promise<number> {
  const { rowCount } = await tx
    .update(staffSessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(isNull(staffSessions.endedAt));
  return rowCount ?? 0;
}

export async function forgetAllDevices(tx: Tx): Promise<void> {
  await tx.delete(staffDevices);
}

export async function voidAllResets(tx: Tx): Promise<void> {
  await tx.delete(staffPasswordResets);
}

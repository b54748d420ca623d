import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErasedKind, RecordTable } from '#domain/shared/personal-data.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Erasure } from './erasure.ts';

export const erasures = pgTable('erasures', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<ErasedKind>().notNull(),
  recordId: bigint('record_id', { mode: 'bigint' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  storedAt: timestamp('stored_at', { withTimezone: true }),
});

/** Erasures that are not in the storage folder yet, skipping those locked by another worker. */
export async function lockUnstored(tx: Tx, limit: number): Promise<(Erasure & { id: bigint })[]> {
  const { id, kind, recordId, at } = erasures;
  const rows = await tx
    .select({ id, kind, recordId, at })
    .from(erasures)
    .where(isNull(erasures.storedAt))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => ({ ...row, recordId: String(row.recordId) }));
}

export async function markStored(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx
    .update(erasures)
    .set({ storedAt: sql`now()` })
    .where(inArray(erasures.id, [...ids]));
}

/** All erasures; empty in a database from before the table existed. */
export async function selectErasures(db: Queryable): Promise<Erasure[]> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('erasures') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const { kind, recordId, at } = erasures;
  const found = await db.select({ kind, recordId, at }).from(erasures);
  return found.map((row) => ({ ...row, recordId: String(row.recordId) }));
}

/**
 * Locks those of the records that are not erased. One created after the erasure belongs to another customer, because
 * ids are reused after a restore.
 */
export async function lockUnerased(
  tx: Tx,
  { table, createdAt }: RecordTable,
  list: readonly Erasure[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select record.id::text
    from ${sql.identifier(table)} record join jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as erased ("recordId" bigint, at timestamptz)
      on erased."recordId" = record.id
    where record.erased_at is null and record.${sql.identifier(createdAt)} <= erased.at
    order by record.id for update of record
  `);
  return [...new Set(rows.map(({ id }) => id))];
}

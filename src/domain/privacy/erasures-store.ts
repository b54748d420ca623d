import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ErasedKind, Erasure } from './erasure.ts';

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

const created = {
  customer: sql`customers.created_at`,
  enquiry: sql`enquiries.received_at`,
  booking: sql`bookings.made_at`,
  driver: sql`drivers.added_at`,
  review: sql`reviews.made_at`,
};
const tables = {
  customer: sql`customers`,
  enquiry: sql`enquiries`,
  booking: sql`bookings`,
  driver: sql`drivers`,
  review: sql`reviews`,
};

/**
 * Locks those of the records that are not erased. One created after the erasure belongs to another customer, because
 * ids are reused after a restore.
 */
export async function lockUnerased(
  tx: Tx,
  kind: Erasure['kind'],
  list: readonly Erasure[],
): Promise<string[]> {
  const mine = JSON.stringify(list.filter((one) => one.kind === kind));
  const table = tables[kind];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${table}.id::text
    from ${table} join jsonb_to_recordset(${mine}::jsonb) as erased ("recordId" bigint, at timestamptz)
      on erased."recordId" = ${table}.id
    where ${table}.erased_at is null and ${created[kind]} <= erased.at
    order by ${table}.id for update of ${table}
  `);
  return [...new Set(rows.map(({ id }) => id))];
}

import { and, eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/db.ts';

export const signingKeys = pgTable('signing_keys', { name: text().primaryKey(), key: bytes().notNull() });

export async function selectKey(db: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, name));
  return row?.key;
}

export const selectKeys = (db: Queryable): Promise<{ name: string; key: Buffer }[]> =>
  db.select().from(signingKeys);

/** Only if it was not replaced meanwhile (compare and swap). */
export async function replaceKey(db: Queryable, name: string, from: Buffer, to: Buffer): Promise<void> {
  await db
    .update(signingKeys)
    .set({ key: to })
    .where(and(eq(signingKeys.name, name), eq(signingKeys.key, from)));
}

/** Keeps an existing key; a concurrent second process then reads that one. */
export async function insertKey(db: Queryable, name: string, key: Buffer): Promise<void> {
  await db.insert(signingKeys).values({ name, key }).onConflictDoNothing();
}

import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErasedKind } from './erasure.ts';

export const erasures = pgTable('erasures', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<ErasedKind>().notNull(),
  recordId: bigint('record_id', { mode: 'bigint' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  storedAt: timestamp('stored_at', { withTimezone: true }),
});

import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const photoSlots = pgTable('photo_slots', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  slot: text().notNull(),
  address: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

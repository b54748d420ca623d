import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const savedReplies = pgTable('canned_replies', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

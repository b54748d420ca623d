import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const filedPeriods = pgTable('filed_periods', {
  month: text().primaryKey(),
  lockedBy: text('locked_by').notNull(),
  lockedAt: timestamp('locked_at', { withTimezone: true }).notNull().defaultNow(),
});

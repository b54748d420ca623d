import { date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const digests = pgTable('digests', {
  day: date().primaryKey(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull().defaultNow(),
  overdue: integer().notNull(),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});

import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Reason } from './amount-review.ts';

export const amountReview = pgTable('amount_review', {
  id: smallint().primaryKey(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  checkedBy: text('checked_by').notNull().default(''),
});

export const amountsToCheck = pgTable('amounts_to_check', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  tourPackageId: bigint('tour_package_id', { mode: 'bigint' }),
  quoteId: bigint('quote_id', { mode: 'bigint' }),
  reasons: text().array().$type<Reason[]>().notNull(),
  lineNumbers: integer('line_numbers').array().notNull(),
});

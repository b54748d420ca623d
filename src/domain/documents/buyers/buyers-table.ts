import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Residence } from '#domain/shared/residence.ts';

export const buyers = pgTable('buyers', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  customerId: bigint('customer_id', { mode: 'bigint' }).notNull(),
  name: text().notNull(),
  address: text().notNull().default(''),
  state: text().notNull().default(''),
  gstin: text().notNull().default(''),
  panEncrypted: text('pan_encrypted').notNull().default(''),
  livesIn: text('lives_in').$type<Residence>().notNull().default(''),
  isBodyCorporate: boolean('is_body_corporate').notNull().default(false),
  billsMonthly: boolean('bills_monthly').notNull().default(false),
  billEmail: text('bill_email').notNull().default(''),
  revision: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

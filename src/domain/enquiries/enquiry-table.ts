import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const enquiries = pgTable('enquiries', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text().notNull(),
  formDate: text('form_date').notNull(),
  name: text().notNull(),
  contactNo: text('contact_no').notNull(),
  email: text().notNull(),
  message: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});

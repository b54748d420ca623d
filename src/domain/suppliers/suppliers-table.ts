import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { supplierKinds } from './supplier.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const suppliers = pgTable('suppliers', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  kind: text({ enum: supplierKinds }).notNull(),
  name: text().notNull(),
  city: text().notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  phoneE164: text('phone_e164').notNull().default(''),
  email: text().notNull().default(''),
  gstin: text().notNull().default(''),
  payTerms: text('pay_terms').notNull().default(''),
  payDays: smallint('pay_days'),
  notes: text().notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
  revision: integer().notNull().default(1),
  addedAt: moment('added_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
});

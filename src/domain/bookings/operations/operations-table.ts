import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { askChannels } from './operations.ts';

const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const supplierRequests = pgTable('supplier_requests', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  supplierId: reference('supplier_id').notNull(),
  channel: text({ enum: askChannels }).notNull(),
  recipient: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  failedAt: moment('failed_at'),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
});

export const supplierRequestServices = pgTable('supplier_request_services', {
  requestId: reference('request_id').notNull(),
  serviceId: reference('service_id').notNull(),
  revision: integer().notNull(),
});

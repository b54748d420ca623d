import { bigint, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FetchedPayment } from './provider-payment.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  body: text().notNull(),
  paymentId: text('payment_id').notNull().default(''),
  receivedAt: moment('received_at').notNull().defaultNow(),
  processedAt: moment('processed_at'),
  outcome: text().notNull().default(''),
});

export const providerPayments = pgTable('provider_payments', {
  id: text().primaryKey(),
  requestId: bigint('request_id', { mode: 'bigint' }),
  amountPaise: paise('amount_paise').notNull(),
  currency: text().notNull(),
  state: text().notNull(),
  method: text().notNull().default(''),
  feePaise: paise('fee_paise').notNull().default(0),
  taxPaise: paise('tax_paise').notNull().default(0),
  settlementId: text('settlement_id').notNull().default(''),
  settledOn: date('settled_on'),
  capturedAt: moment('captured_at'),
  fetchedAt: moment('fetched_at').notNull().defaultNow(),
  mismatch: text().notNull().default(''),
  refundedPaise: paise('refunded_paise').notNull().default(0),
  fetched: jsonb().$type<FetchedPayment>().notNull(),
});

export const gatewayLooks = pgTable('gateway_looks', {
  kind: text().$type<LookKind>().primaryKey(),
  lookedUntil: moment('looked_until').notNull(),
});

/** What is asked for by itself. */
export type LookKind = 'payments' | 'late-payments' | 'links' | 'settlements';

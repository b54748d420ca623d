import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { refundStates, refundWays } from './refund.ts';

const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const refunds = pgTable('refunds', {
  id: key(),
  idempotencyKey: text('idempotency_key').notNull(),
  bookingId: reference('booking_id'),
  sourceEntryId: reference('source_entry_id'),
  providerPaymentId: text('provider_payment_id'),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  reason: text().notNull(),
  otherWay: text('other_way').notNull().default(''),
  way: text({ enum: refundWays }).notNull().default('hand'),
  state: text({ enum: refundStates }).notNull().default('asked'),
  needsApproval: boolean('needs_approval').notNull(),
  askedBy: text('asked_by').notNull(),
  askedById: reference('asked_by_id').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  approvedBy: text('approved_by').notNull().default(''),
  approvedById: reference('approved_by_id'),
  approvedAt: moment('approved_at'),
  gatewayRefundId: text('gateway_refund_id'),
  reference: text().notNull().default(''),
  failure: text().notNull().default(''),
  entryId: reference('entry_id'),
  attempt: integer().notNull().default(1),
  startedAt: moment('started_at'),
  checkedAt: moment('checked_at'),
  sentBy: text('sent_by').notNull().default(''),
  sentAt: moment('sent_at'),
  doneAt: moment('done_at'),
  mailedAt: moment('mailed_at'),
  revision: integer().notNull().default(1),
});

/** A row for each amount above which a second person approves, and the day from which it holds. */
export const refundLimits = pgTable('refund_limits', {
  id: key(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  validFrom: date('valid_from').notNull(),
  limitPaise: bigint('limit_paise', { mode: 'number' }).notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

import { bigint, boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import { type ArrivedMoney, type MismatchCode, requestParts } from './request.ts';
import { requestStates } from './request-states.ts';

const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const paymentRequests = pgTable('payment_requests', {
  id: key(),
  bookingId: reference('booking_id'),
  quoteId: reference('quote_id'),
  reference: text().notNull(),
  part: text({ enum: requestParts }).notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  isBeyond: boolean('is_beyond').notNull().default(false),
  dueOn: date('due_on'),
  state: text({ enum: requestStates }).notNull().default('asked'),
  tokenHash: bytes('token_hash').notNull(),
  tokenEncrypted: text('token_encrypted').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  claimedAt: moment('claimed_at'),
  claimedReference: text('claimed_reference').notNull().default(''),
  gatewayLinkId: text('gateway_link_id'),
  gatewayLinkUrl: text('gateway_link_url').notNull().default(''),
  gatewayLinkOpen: boolean('gateway_link_open').notNull().default(false),
  mismatch: text().$type<MismatchCode | ''>().notNull().default(''),
  arrived: jsonb().$type<ArrivedMoney>(),
  idempotencyKey: text('idempotency_key').notNull(),
  openedAt: moment('opened_at'),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** A row for each mail that asks for a payment, which its job ends. */
export const paymentRequestMails = pgTable('payment_request_mails', {
  id: key(),
  requestId: reference('request_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  recipient: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  failedAt: moment('failed_at'),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
});

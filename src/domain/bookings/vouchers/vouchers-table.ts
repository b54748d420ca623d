import { bigint, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sendingWays, type VoucherContent } from './voucher.ts';

const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const vouchers = pgTable('vouchers', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  supplierId: reference('supplier_id'),
  version: smallint().notNull(),
  content: jsonb().$type<VoucherContent>().notNull(),
  fingerprint: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  sentBy: text('sent_by', { enum: sendingWays }),
});

/** A row for each mail with a voucher, which its job ends. */
export const voucherMails = pgTable('voucher_mails', {
  id: key(),
  voucherId: reference('voucher_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  recipient: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  failedAt: moment('failed_at'),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
});

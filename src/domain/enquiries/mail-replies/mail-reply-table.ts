import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

export const mailboxes = pgTable('mailboxes', {
  name: text().primaryKey(),
  uidValidity: reference('uid_validity').notNull(),
  lastUid: whole('last_uid').notNull(),
  failedUid: whole('failed_uid').notNull().default(0),
  failures: integer().notNull().default(0),
});

export const receivedMails = pgTable('received_mails', {
  messageHash: bytes('message_hash').primaryKey(),
  enquiryId: reference('enquiry_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const customerMails = pgTable('customer_mails', {
  eventId: reference('event_id').primaryKey(),
  enquiryId: reference('enquiry_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

import { bigint, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attachmentKinds, attachmentStates } from './attachment.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

export const attachments = pgTable('attachments', {
  id: reference('id').primaryKey().generatedAlwaysAsIdentity(),
  dutyId: reference('duty_id'),
  entryKey: uuid('entry_key'),
  enquiryId: reference('enquiry_id'),
  eventId: reference('event_id'),
  customerId: reference('customer_id'),
  bookingId: reference('booking_id'),
  travellerId: reference('traveller_id'),
  position: smallint().notNull().default(0),
  state: text({ enum: attachmentStates }).notNull().default('arriving'),
  kind: text({ enum: attachmentKinds }).notNull().default('picture'),
  refusedCode: text('refused_code').notNull().default(''),
  storageName: text('storage_name').notNull(),
  fileName: text('file_name').notNull().default(''),
  bytes: integer().notNull().default(0),
  width: integer().notNull().default(0),
  height: integer().notNull().default(0),
  mailbox: text().notNull().default(''),
  uidValidity: reference('uid_validity').notNull().default(0n),
  uid: bigint({ mode: 'number' }).notNull().default(0),
  part: text().notNull().default(''),
  tries: smallint().notNull().default(0),
  claimedAt: moment('claimed_at'),
  idempotencyKey: text('idempotency_key'),
  madeBy: text('made_by').notNull().default(''),
  madeById: reference('made_by_id'),
  encryptedWith: text('encrypted_with').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
});

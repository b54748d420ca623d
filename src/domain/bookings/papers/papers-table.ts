import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { paperKinds } from './paper.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

export const travellerPapers = pgTable('traveller_papers', {
  id: reference('id').primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  bookingId: reference('booking_id').notNull(),
  travellerId: reference('traveller_id').notNull(),
  kind: text({ enum: paperKinds }).notNull(),
  numberEncrypted: text('number_encrypted').notNull().default(''),
  expiresOn: date('expires_on'),
  attachmentId: reference('attachment_id'),
  receivedAt: moment('received_at').notNull().defaultNow(),
  madeBy: text('made_by').notNull().default(''),
  checkedBy: text('checked_by').notNull().default(''),
  checkedAt: moment('checked_at'),
  revision: integer().notNull().default(1),
});

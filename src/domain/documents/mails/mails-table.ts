import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

export const documentMails = pgTable('document_mails', {
  id: key(),
  entryId: reference('entry_id'),
  documentId: reference('document_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  recipient: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  failedAt: moment('failed_at'),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
});

export const documentMailWork = pgTable('document_mail_work', {
  id: key(),
  entryId: reference('entry_id'),
  documentId: reference('document_id'),
  notedAt: moment('noted_at').notNull().defaultNow(),
});

import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';

const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const documentPrints = pgTable('document_prints', {
  documentId: reference('document_id').notNull(),
  withIrn: boolean('with_irn').notNull().default(false),
  pdfKey: text('pdf_key').notNull().default(''),
  pdfHash: bytes('pdf_hash'),
  tries: integer().notNull().default(0),
  startedAt: moment('started_at'),
  printedAt: moment('printed_at'),
});

export const documentIrns = pgTable('document_irns', {
  documentId: reference('document_id').primaryKey(),
  irn: text().notNull(),
  acknowledgementNo: text('acknowledgement_no').notNull(),
  acknowledgedOn: date('acknowledged_on').notNull(),
  signedQr: text('signed_qr').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

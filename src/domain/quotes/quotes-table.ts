import { bigint, date, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import type { QuoteLine } from './quote.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const quotes = pgTable('quotes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  enquiryId: bigint('enquiry_id', { mode: 'bigint' }).notNull(),
  version: integer().notNull(),
  lines: jsonb().$type<QuoteLine[]>().notNull(),
  discountPercent: numeric('discount_percent', { precision: 5, scale: 2 }),
  /** The discount in paise, of either kind; 0 for none. */
  discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
  discountLabel: text('discount_label').notNull().default(''),
  gstPercent: numeric('gst_percent', { precision: 5, scale: 2 }).notNull(),
  totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
  validUntil: date('valid_until').notNull(),
  inclusions: text().notNull().default(''),
  exclusions: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  tokenHash: bytes('token_hash').notNull(),
  firstOpenedAt: moment('first_opened_at'),
  openedCount: integer('opened_count').notNull().default(0),
  acceptedAt: moment('accepted_at'),
  acceptedBy: text('accepted_by').notNull().default(''),
  acceptanceMailedAt: moment('acceptance_mailed_at'),
  pdfKey: text('pdf_key').notNull().default(''),
  printTries: integer('print_tries').notNull().default(0),
  printStartedAt: moment('print_started_at'),
  printKey: text('print_key').notNull().default(''),
});

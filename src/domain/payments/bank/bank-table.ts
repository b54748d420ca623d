import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import { lineStates } from './bank-line.ts';

const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bankFiles = pgTable('bank_files', {
  id: key(),
  name: text().notNull(),
  account: text().notNull().default(''),
  lines: integer().notNull(),
  added: integer().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const bankLines = pgTable('bank_lines', {
  id: key(),
  fileId: reference('file_id').notNull(),
  lineHash: bytes('line_hash').notNull(),
  day: date().notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  narration: text().notNull().default(''),
  utr: text(),
  balancePaise: bigint('balance_paise', { mode: 'number' }),
  state: text({ enum: lineStates }).notNull().default('open'),
  entryId: reference('entry_id'),
  moveId: reference('move_id'),
  supplierPaymentId: reference('supplier_payment_id'),
  hasCounted: boolean('has_counted').notNull().default(false),
  byHand: boolean('by_hand').notNull().default(false),
  reason: text().notNull().default(''),
  matchedBy: text('matched_by').notNull().default(''),
  matchedAt: moment('matched_at'),
  revision: integer().notNull().default(1),
});

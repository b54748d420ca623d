import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type TermsStep, termsKinds } from './terms.ts';

export const cancellationTerms = pgTable('cancellation_terms', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  kind: text({ enum: termsKinds }).notNull(),
  validFrom: date('valid_from').notNull(),
  steps: jsonb().$type<readonly TermsStep[]>().notNull(),
  note: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

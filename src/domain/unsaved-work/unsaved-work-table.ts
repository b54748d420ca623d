import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UnsavedKind } from './unsaved-work.ts';

export const unsavedWork = pgTable('unsaved_work', {
  staffId: bigint('staff_id', { mode: 'bigint' }).notNull(),
  kind: text().$type<UnsavedKind>().notNull(),
  subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
  baseVersion: integer('base_version').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
});

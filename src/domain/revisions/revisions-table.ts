import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RevisionKind } from './revision.ts';

export const revisions = pgTable('revisions', {
  kind: text().$type<RevisionKind>().notNull(),
  subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
  version: integer().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  savedBy: text('saved_by').notNull(),
  restoredFrom: integer('restored_from'),
  content: jsonb().notNull(),
});

import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Action } from './activity.ts';

export const activity = pgTable('activity', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  actorId: bigint('actor_id', { mode: 'bigint' }),
  actorName: text('actor_name').notNull(),
  action: text().$type<Action>().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  subjectName: text('subject_name').notNull(),
  fromAddress: text('from_address').notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull(),
});

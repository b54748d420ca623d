import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/db.ts';
import type { Action, NewActivity } from './activity.ts';

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

export async function insertActivity(db: Queryable, line: NewActivity): Promise<void> {
  const { actorId, actorName = '', subjectKind = '', subjectId = '', subjectName = '' } = line;
  const { action, fromAddress = '', detail = {} } = line;
  await db.insert(activity).values({
    actorId: actorId === undefined ? null : BigInt(actorId),
    actorName,
    action,
    subjectKind,
    subjectId,
    subjectName,
    fromAddress,
    detail,
  });
}

export type ActivityFilter = { actorId?: string; action?: Action; from?: Date; before?: string };

/** The newest lines first; `before` is the last line of the page before (keyset paging). */
export async function selectActivity(db: Queryable, filter: ActivityFilter, limit: number) {
  const conditions: (SQL | undefined)[] = [
    filter.actorId === undefined ? undefined : eq(activity.actorId, BigInt(filter.actorId)),
    filter.action && eq(activity.action, filter.action),
    filter.from && gte(activity.at, filter.from),
    filter.before === undefined ? undefined : lt(activity.id, BigInt(filter.before)),
  ];
  return db
    .select()
    .from(activity)
    .where(and(...conditions))
    .orderBy(desc(activity.id))
    .limit(limit);
}

import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { Action, NewActivity } from './activity.ts';
import { activity } from './activity-table.ts';

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

import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Action, ActivityLine, NewActivity } from './activity.ts';
import { type ActivityFilter, insertActivity, selectActivity } from './activity-store.ts';

/** Takes the transaction of the change that it records, so that neither is stored without the other. */
export const noteActivity = (tx: Queryable, line: NewActivity): Promise<void> => insertActivity(tx, line);

type Subject = { kind: string; id: string; name: string };

/** A log line about what a staff member did. */
export const lineBy = (
  actor: StaffActor,
  action: Action,
  subject: Subject,
  detail: Record<string, string> = {},
): NewActivity => ({
  actorId: actor.id,
  actorName: actor.name,
  action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectName: subject.name,
  fromAddress: actor.fromAddress,
  detail,
});

const pageSize = 50;

export type ActivityPage = { lines: ActivityLine[]; hasOlder: boolean };

export async function readActivity(
  db: Queryable,
  actor: StaffActor,
  filter: ActivityFilter,
): Promise<ActivityPage> {
  assertArea(actor, 'users');
  // One row more than shown tells whether there is a next page.
  const rows = await selectActivity(db, filter, pageSize + 1);
  const lines = rows.slice(0, pageSize).map((row) => ({
    ...row,
    id: String(row.id),
    actorId: row.actorId === null ? null : String(row.actorId),
  }));
  return { lines, hasOlder: rows.length > pageSize };
}

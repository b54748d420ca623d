import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { enquiries, enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import type { FieldName } from '#domain/enquiries/fields/fields.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { EventKind, TimelineEvent } from './enquiry.ts';

export type NewEvent = {
  enquiryId: string;
  kind: EventKind;
  /** Missing when a customer or the worker did it. */
  actorId?: string;
  actorName?: string;
  detail?: Record<string, string>;
};

/** Returns the id of the event. */
export async function insertEvent(
  db: Queryable,
  { enquiryId, kind, actorId, actorName = '', detail = {} }: NewEvent,
): Promise<string> {
  const [row] = await db
    .insert(enquiryEvents)
    .values({
      enquiryId: BigInt(enquiryId),
      kind,
      actorId: actorId === undefined ? null : BigInt(actorId),
      actorName,
      detail,
    })
    .returning({ id: enquiryEvents.id });
  return String(row?.id);
}

/** Adds the event to each enquiry of a customer; returns the enquiries' ids. */
export async function insertEventOfCustomer(
  db: Queryable,
  customerId: string,
  { kind, actorId, actorName = '', detail = {} }: Omit<NewEvent, 'enquiryId'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.customerId, BigInt(customerId)));
  const ids = rows.map(({ id }) => String(id));
  for (const enquiryId of ids)
    await insertEvent(db, { enquiryId, kind, actorName, detail, ...(actorId && { actorId }) });
  return ids;
}

/** The events of these enquiries, the oldest first. */
export async function selectEvents(db: Queryable, enquiryIds: readonly string[]): Promise<TimelineEvent[]> {
  const { id, enquiryId, at, actorId, actorName, kind, detail } = enquiryEvents;
  const rows = await db
    .select({ id, enquiryId, at, actorId, actorName, kind, detail })
    .from(enquiryEvents)
    .where(inArray(enquiryEvents.enquiryId, enquiryIds.map(BigInt)))
    .orderBy(asc(enquiryEvents.id));
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    enquiryId: String(row.enquiryId),
    actorId: row.actorId === null ? null : String(row.actorId),
  }));
}

/** Who changed this fact last; empty when no staff member did. */
export async function selectLastChanger(db: Queryable, enquiryId: string, fact: FieldName): Promise<string> {
  const [row] = await db
    .select({ name: enquiryEvents.actorName })
    .from(enquiryEvents)
    .where(
      and(
        eq(enquiryEvents.enquiryId, BigInt(enquiryId)),
        inArray(enquiryEvents.kind, ['fact', 'undone']),
        sql`${enquiryEvents.detail}->>'fact' = ${fact}`,
      ),
    )
    .orderBy(desc(enquiryEvents.id))
    .limit(1);
  return row?.name ?? '';
}

/** Whether the staff member viewed it in the last half hour. */
export async function wasSeenLately(db: Queryable, enquiryId: string, actorId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: enquiryEvents.id })
    .from(enquiryEvents)
    .where(
      and(
        eq(enquiryEvents.enquiryId, BigInt(enquiryId)),
        eq(enquiryEvents.actorId, BigInt(actorId)),
        eq(enquiryEvents.kind, 'seen'),
        gt(enquiryEvents.at, sql`now() - interval '30 minutes'`),
      ),
    )
    .orderBy(desc(enquiryEvents.id))
    .limit(1);
  return row !== undefined;
}

/** Adds the event to the timeline of each enquiry. */
export async function insertEvents(
  db: Queryable,
  enquiryIds: readonly string[],
  { kind, detail, actor }: Pick<TimelineEvent, 'kind' | 'detail'> & { actor?: { id: string; name: string } },
): Promise<void> {
  if (enquiryIds.length === 0) return;
  const by = { actorId: actor ? BigInt(actor.id) : null, actorName: actor?.name ?? '' };
  await db
    .insert(enquiryEvents)
    .values(enquiryIds.map((id) => ({ enquiryId: BigInt(id), kind, ...by, detail })));
}

/** Counts a repeated event on one line, because sixty tries of one mail would hide everything else. */
export async function countEvents(
  db: Queryable,
  enquiryIds: readonly string[],
  { kind, detail }: Pick<TimelineEvent, 'kind' | 'detail'>,
): Promise<void> {
  const times = sql`((coalesce(${enquiryEvents.detail}->>'times', '1'))::int + 1)::text`;
  const counted = await db
    .update(enquiryEvents)
    .set({
      at: sql`now()`,
      detail: sql`${JSON.stringify(detail)}::jsonb || jsonb_build_object('times', ${times})`,
    })
    .where(
      and(
        inArray(enquiryEvents.enquiryId, enquiryIds.map(BigInt)),
        eq(enquiryEvents.kind, kind),
        // A mail to the agency and one to the customer are two lines.
        sql`${enquiryEvents.detail}->>'to' is not distinct from ${detail.to ?? null}::text`,
      ),
    )
    .returning({ id: enquiryEvents.enquiryId });
  const known = new Set(counted.map(({ id }) => String(id)));
  const first = enquiryIds.filter((id) => !known.has(id));
  await insertEvents(db, first, { kind, detail: { ...detail, times: '1' } });
}

import { and, asc, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { GatewayEvent } from './gateway.ts';
import { providerEvents as events } from './gateway-table.ts';

/** Nothing when it is there already, or the same under another id. */
export async function insertEvent(db: Db, { id, kind, body, paymentId }: GatewayEvent): Promise<void> {
  await db.insert(events).values({ id, kind, body, paymentId }).onConflictDoNothing();
}

export type WaitingEvent = { id: string; kind: string; paymentId: string; receivedAt: string };

/** In the order in which they came, after this one. */
export async function selectWaiting(
  db: Db,
  after: Pick<WaitingEvent, 'id' | 'receivedAt'> | undefined,
  limit: number,
): Promise<WaitingEvent[]> {
  // As text, which keeps the microseconds of PostgreSQL.
  const receivedAt = sql<string>`${events.receivedAt}::text`;
  const isLater =
    after && sql`(${events.receivedAt}, ${events.id}) > (${after.receivedAt}::timestamptz, ${after.id})`;
  return db
    .select({ id: events.id, kind: events.kind, paymentId: events.paymentId, receivedAt })
    .from(events)
    .where(and(isNull(events.processedAt), isLater))
    .orderBy(asc(events.receivedAt), asc(events.id))
    .limit(limit);
}

export async function markProcessed(db: Queryable, ids: readonly string[], outcome: string): Promise<void> {
  await db
    .update(events)
    .set({ processedAt: sql`now()`, outcome })
    .where(and(inArray(events.id, [...ids]), isNull(events.processedAt)));
}

/** Bodies name customers, and what they say is not believed anyway. */
export async function forgetBodies(db: Db, before: Date): Promise<void> {
  await db
    .update(events)
    .set({ body: '' })
    .where(and(ne(events.body, ''), lt(events.receivedAt, before), sql`${events.processedAt} is not null`));
}

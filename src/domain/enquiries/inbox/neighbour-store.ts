import { and, eq, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { InboxQuery } from './enquiry.ts';
import { listCondition, type QueueFrame } from './inbox-filter-store.ts';
import { defaultSort } from './inbox-filters.ts';
import { placeIn } from './inbox-sort-store.ts';
import { queueSlice, sliceCondition } from './inbox-store.ts';

/** Where an enquiry is in the order of a list, and whether it is in that list; undefined when there is none. */
export async function selectPlace(
  db: Queryable,
  query: InboxQuery,
  frame: QueueFrame,
  id: string,
): Promise<{ cursor: string; isListed: boolean } | undefined> {
  const [row] = await db
    .select({
      place: placeIn(query.sort ?? defaultSort(query.queue)),
      isListed: sql<boolean>`coalesce(${and(listCondition(query, frame))}, false)`,
    })
    .from(enquiries)
    .where(eq(enquiries.id, BigInt(id)));
  return row && { cursor: `${row.place}_${id}`, isListed: row.isListed };
}

/** The next enquiry of a list beyond the cursor in its query. */
export async function selectNeighbour(
  db: Queryable,
  query: InboxQuery,
  frame: QueueFrame,
): Promise<string | undefined> {
  const [row] = await queueSlice(db, query, frame, 1);
  return row && String(row.id);
}

/** Counts what a list has beyond the cursor in its query, up to a limit. */
export async function countSlice(
  db: Queryable,
  query: InboxQuery,
  frame: QueueFrame,
  max: number,
): Promise<number> {
  // Without an order, because any so many rows count the same.
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(enquiries)
    .where(sliceCondition(query, frame))
    .limit(max)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

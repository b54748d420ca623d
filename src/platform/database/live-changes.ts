import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** What open desks are told: which enquiry, and whether it has just come. */
export type LiveChange = { enquiryId: string; isNew: boolean };

export const liveChannel = 'enquiries';

/** PostgreSQL tells it at the commit, and not at all after a rollback. */
export async function announceLive(db: Queryable, change: LiveChange): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`);
}

/** The same of many that have changed and are not new. */
export async function announceLiveAll(db: Queryable, enquiryIds: readonly string[]): Promise<void> {
  const changes = enquiryIds.map((enquiryId): LiveChange => ({ enquiryId, isNew: false }));
  await db.execute(sql`
    select pg_notify(${liveChannel}, change::text)
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as change
  `);
}

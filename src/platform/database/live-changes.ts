import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** The message to open staff pages: which enquiry changed, and whether it is new. */
export type LiveChange = { enquiryId: string; isNew: boolean };

export const liveChannel = 'enquiries';

/** PostgreSQL sends the notification at the commit, and not after a rollback. */
export async function announceLive(db: Queryable, change: LiveChange): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`);
}

/** The same for many changed enquiries. */
export async function announceLiveAll(db: Queryable, enquiryIds: readonly string[]): Promise<void> {
  const changes = enquiryIds.map((enquiryId): LiveChange => ({ enquiryId, isNew: false }));
  await db.execute(sql`
    select pg_notify(${liveChannel}, change::text)
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as change
  `);
}

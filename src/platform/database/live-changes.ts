import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** Which enquiry changed, whether it is new, and whether the customer wrote a mail. */
type EnquiryChanged = { enquiryId: string; isNew: boolean; isReply?: true };

/** The message to open staff pages. `fleet`: a car, a driver or their days off. */
export type LiveChange =
  | EnquiryChanged
  | { bookingId: string }
  | { fleet: 'car' | 'driver' }
  | { placeId: string };

export const isOfEnquiry = (change: LiveChange): change is EnquiryChanged => 'enquiryId' in change;

export const isOfPlace = (change: LiveChange): boolean => 'placeId' in change;

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

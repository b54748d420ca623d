import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { MissingDocument } from './missing.ts';

export type ClaimedWork = {
  id: string;
  bookingId: string | null;
  quoteId: string | null;
  /** As text: a change since the claim has a later one, to the microsecond. */
  notedAt: string;
  tries: number;
};

/** A worker that was killed has not finished what it claimed. */
const leaseSeconds = 30;

/** What is due first, and no other worker has. */
export async function claimWork(db: Db): Promise<ClaimedWork | undefined> {
  const { rows } = await db.execute<ClaimedWork>(sql`
    update document_work set claimed_at = clock_timestamp() where id = (
      select id from document_work
      where due_at <= clock_timestamp()
        and (claimed_at is null or claimed_at < clock_timestamp() - make_interval(secs => ${leaseSeconds}))
      order by due_at, id limit 1 for update skip locked
    )
    returning id::text, booking_id::text as "bookingId", quote_id::text as "quoteId", noted_at::text as "notedAt", tries`);
  return rows[0];
}

const unchanged = ({ id, notedAt }: ClaimedWork) =>
  sql`id = ${id}::bigint and noted_at = ${notedAt}::timestamptz`;

/** Nothing is left to do, unless something changed meanwhile. */
export async function deleteWork(db: Db, work: ClaimedWork): Promise<void> {
  await db.execute(sql`delete from document_work where ${unchanged(work)}`);
}

/** It waits for a change, such as the confirmation of a rule. */
export async function waitWork(
  db: Db,
  work: ClaimedWork,
  missing: readonly MissingDocument[],
): Promise<void> {
  await db.execute(sql`
    update document_work set due_at = null, claimed_at = null, tries = 0, error = '', waits = ${JSON.stringify(missing)}::jsonb
    where ${unchanged(work)}`);
}

/** Tried again later, each time twice as late, and at the latest after an hour. */
export async function retryWork(db: Db, work: ClaimedWork, error: string): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** work.tries);
  await db.execute(sql`
    update document_work set due_at = clock_timestamp() + make_interval(secs => ${seconds}), claimed_at = null,
      tries = tries + 1, error = ${error}
    where ${unchanged(work)}`);
}

/** Notes trips that have ended since and have no invoice. */
export async function noteEndedTrips(db: Queryable, days: { from: string; until: string }): Promise<void> {
  await db.execute(sql`
    insert into document_work (booking_id)
    select b.id from bookings b
    where b.kind <> 'cab' and b.cancelled_at is null and b.erased_at is null and b.total_paise > 0
      and b.last_day between ${days.from}::date and ${days.until}::date
      and not exists (select from documents d where d.booking_id = b.id and d.kind = 'invoice')
      and not exists (select from document_work w where w.booking_id = b.id)
    on conflict do nothing`);
}

import { lt, sql } from 'drizzle-orm';
import { enquirySenders } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import { executePrepared } from '#platform/database/prepared-statements.ts';

/** Once per enquiry; a repeated one keeps its first time. */
export async function insertSender(db: Queryable, sender: Buffer, enquiryKey: Buffer): Promise<void> {
  await executePrepared(
    db,
    sql`insert into ${enquirySenders} (sender, enquiry_key) values (${sender}, ${enquiryKey}) on conflict do nothing`,
  );
}

/** Counts per minute, the newest first, each up to `max`. */
export async function selectSenderMinutes(
  db: Queryable,
  sender: Buffer,
  minutes: number,
  max: number,
): Promise<number[]> {
  const rows = await executePrepared<{ count: number }>(
    db,
    sql`
    select counted.count
    from generate_series(0, ${minutes - 1}::int) as ago,
      lateral (
        select count(*)::int as count from (
          select from ${enquirySenders}
          where sender = ${sender} and at <= now() - make_interval(mins => ago)
            and at > now() - make_interval(mins => ago + 1)
          limit ${max}
        ) as few
      ) as counted
    order by ago
  `,
  );
  return rows.map(({ count }) => count);
}

export async function deleteOldSenders(db: Queryable): Promise<void> {
  await db.delete(enquirySenders).where(lt(enquirySenders.at, sql`now() - interval '1 hour'`));
}

import { sql } from 'drizzle-orm';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Waiting } from './waiting.ts';

export type RepliedEnquiry = { id: string; stage: Stage; emails: string[] };

const maxJoins = 10;

type Locked = { id: string; stage: Stage; joined: string | null };

async function lockOne(tx: Tx, id: string): Promise<Locked | undefined> {
  const { rows } = await tx.execute<Locked>(sql`
    select id::text, stage, joined_into::text as joined from enquiries
    where id = ${id}::bigint and erased_at is null for update
  `);
  return rows[0];
}

/**
 * Locks the enquiry that a mail belongs to, with the addresses of its customer. A joined enquiry stands for the one it was
 * joined into; an erased one for nothing.
 */
export async function lockRepliedEnquiry(tx: Tx, id: string): Promise<RepliedEnquiry | undefined> {
  let next: string | null = id;
  for (let joins = 0; next !== null && joins < maxJoins; joins++) {
    const row: Locked | undefined = await lockOne(tx, next);
    if (!row) return undefined;
    if (row.joined === null) return { id: row.id, stage: row.stage, emails: await emailsOf(tx, row.id) };
    next = row.joined;
  }
  return undefined;
}

/** The addresses by which the enquiry's customer is known. */
export async function emailsOf(db: Queryable, enquiryId: string): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(email) as email from enquiries where id = ${enquiryId}::bigint and email <> ''
    union
    select lower(p.email) from customers p
    where p.id = (select customer_id from enquiries where id = ${enquiryId}::bigint) and p.email <> ''
  `);
  return rows.map(({ email }) => email);
}

/** A follow-up that is overdue keeps its time, so that the longest waiting stay first. */
export async function markWaiting(tx: Tx, id: string, { purpose, stage }: Waiting): Promise<void> {
  await tx.execute(sql`
    update enquiries set stage = ${stage}, lost_reason = '', follow_up_purpose = ${purpose}, updated_at = now(),
      follow_up_at = least(follow_up_at, date_trunc('second', now()))
    where id = ${id}::bigint
  `);
}

import { sql } from 'drizzle-orm';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { Queryable } from '#platform/database/db.ts';

export type KnownRow = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  lastContactAt: Date | null;
};

const maxScanned = 20;

/** Customers whose number begins like one of these, those with the newest enquiry first. */
export async function selectKnown(
  db: Queryable,
  starts: readonly string[],
  limit: number,
): Promise<KnownRow[]> {
  const begins = sql.join(
    starts.map((start) => sql`phone_e164 like ${`${start}%`}`),
    sql` or `,
  );
  const { rows } = await db.execute<Omit<KnownRow, 'lastContactAt'> & { lastContactAt: string | null }>(sql`
    with found as (
      select distinct coalesce(merged_into, id) as id from (
        select id, merged_into from customers where phone_e164 <> '' and (${begins}) limit ${maxScanned}
      ) scanned
    )
    select p.id::text, p.name, p.phone_e164 as "phoneE164", p.email, (
      select max(v.at) from enquiries e join enquiry_events v on v.enquiry_id = e.id
      where e.customer_id = p.id and v.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made')
    ) as "lastContactAt"
    from customers p join found using (id)
    order by (select max(e.id) from enquiries e where e.customer_id = p.id) desc nulls last, p.id
    limit ${limit}
  `);
  return rows.map((row) => ({
    ...row,
    lastContactAt: row.lastContactAt === null ? null : new Date(row.lastContactAt),
  }));
}

export type OpenRow = {
  id: string;
  customerId: string;
  stage: Stage;
  service: string;
  tripTo: string;
  receivedAt: Date;
};

/** The open enquiries of these customers, the newest first. */
export async function selectOpenOf(
  db: Queryable,
  customerIds: readonly string[],
  limit: number,
): Promise<OpenRow[]> {
  const { rows } = await db.execute<Omit<OpenRow, 'receivedAt'> & { receivedAt: string }>(sql`
    select id::text, customer_id::text as "customerId", stage, service, trip_to as "tripTo", received_at as "receivedAt"
    from enquiries
    where customer_id = any(${`{${customerIds.join(',')}}`}::bigint[])
      and stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')
    order by id desc limit ${limit}
  `);
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }));
}

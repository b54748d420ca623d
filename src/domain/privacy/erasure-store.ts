import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Locks the record and all that were merged into it. */
export async function lockCustomer(tx: Tx, rootId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from people
    where (id = ${rootId}::bigint or merged_into = ${rootId}::bigint) order by id for update
  `);
  return rows.map(({ id }) => id);
}

export async function lockEnquiriesOf(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from enquiries
    where person_id = any(${listOf(customerIds)}) and erased_at is null order by id for update
  `);
  return rows.map(({ id }) => id);
}

/** Ended without a trip, unchanged for so many months and without a follow-up. Skips rows locked by another worker. */
export async function lockOldEnquiries(tx: Tx, now: Date, months: number, limit: number): Promise<string[]> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from enquiries
    where erased_at is null and stage not in ('confirmed', 'on-trip', 'completed')
      and coalesce(follow_up_at, received_at) < ${now.toISOString()}::timestamptz
      and received_at < ${before} and updated_at < ${before}
    order by received_at limit ${limit} for update skip locked
  `);
  return rows.map(({ id }) => id);
}

/** Events without free text; the details of all others may hold personal data. */
const harmlessKinds = sql`('received', 'added-by-hand', 'seen', 'stage', 'owner', 'follow-up', 'undone', 'erased')`;

/** The stage of an erased enquiry: open ones are closed, as completed when the trip was confirmed. */
const closed = sql`case
  when stage in ('new', 'contacted', 'quoted', 'on-hold') then 'cancelled'
  when stage in ('confirmed', 'on-trip') then 'completed'
  else stage end`;

/** Keeps time, page and outcome for the reports; removes name, contact, trip and all texts. */
export async function blankEnquiries(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = listOf(ids);
  await tx.execute(sql`
    update enquiries set name = '', contact_no = '', phone_e164 = '', email = '', message = '', form_date = '',
      campaign = '', consent_version = '', click_code = '', trip = null, fingerprint = '',
      idempotency_key = 'erased:' || id, stage = ${closed}, follow_up_at = null, erased_at = now(), updated_at = now()
    where id = any(${mine})
  `);
  await tx.execute(sql`
    update enquiry_events set detail = '{}', actor_name = case when actor_id is null then '' else actor_name end
    where enquiry_id = any(${mine}) and kind not in ${harmlessKinds}
  `);
  await tx.execute(sql`delete from reach_clicks where enquiry_id = any(${mine})`);
  await blankQuotes(tx, ids);
}

/** Keeps the totals for the accounts. Disables the link, removes the PDF and prevents another print. */
async function blankQuotes(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = listOf(ids);
  // Also a file that a worker is writing right now; it then finds its claim gone.
  const { rows } = await tx.execute<{ stored: string; begun: string }>(sql`
    select pdf_key as stored, print_key as begun from quotes where enquiry_id = any(${mine}) for update
  `);
  for (const key of rows.flatMap(({ stored, begun }) => [stored, begun]))
    if (key !== '-') await noteFileToRemove(tx, key);
  await tx.execute(sql`
    update quotes set accepted_by = '', inclusions = '', exclusions = '', discount_label = '', pdf_key = '-',
      print_key = '', print_started_at = null, print_tries = 0,
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
      lines = (
        select coalesce(jsonb_agg(
          jsonb_build_object('text', '', 'quantity', line->'quantity', 'unitPaise', line->'unitPaise') order by place
        ), '[]')
        from jsonb_array_elements(lines) with ordinality as t(line, place)
      )
    where enquiry_id = any(${mine})
  `);
}

/** Removes their names from the timelines of customers they were merged with or unmerged from. */
async function blankMentions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update enquiry_events set detail = detail - 'with'
    where kind in ('merged', 'unmerged')
      and detail->>'with' in (select name from people where id = any(${listOf(ids)}) and name <> '')
  `);
}

export async function blankCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  await blankMentions(tx, ids);
  await tx.execute(sql`
    update people set name = '', phone_e164 = '', email = '', erased_at = coalesce(erased_at, now())
    where id = any(${listOf(ids)})
  `);
}

/** Customers who have only erased enquiries left. */
export async function selectForgotten(tx: Tx, enquiryIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from people p
    where id in (
        select person_id from enquiries where id = any(${listOf(enquiryIds)})
        union select person_before_merge from enquiries where id = any(${listOf(enquiryIds)})
      )
      and not exists (select from enquiries where person_id = p.id and erased_at is null)
      and not exists (select from enquiries where person_before_merge = p.id and erased_at is null)
    order by id for update
  `);
  return rows.map(({ id }) => id);
}

type Eraser = { id: string | null; name: string };

export async function noteErased(tx: Tx, enquiryIds: readonly string[], by: Eraser): Promise<void> {
  await tx.execute(sql`
    insert into enquiry_events (enquiry_id, kind, actor_id, actor_name)
    select id, 'erased', ${by.id}::bigint, ${by.name} from unnest(${listOf(enquiryIds)}) as id
  `);
}

export async function deleteOldTraces(db: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`delete from reach_clicks where clicked_at < ${at} - interval '90 days'`);
  await db.execute(sql`delete from bulk_changes where at < ${at} - interval '30 days'`);
}

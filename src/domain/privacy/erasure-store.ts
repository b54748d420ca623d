import { type SQL, sql } from 'drizzle-orm';
import { customerGroupsLock } from '#domain/enquiries/customers/customer.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import { blankViewsNaming, removeCitiesFromViews } from './view-erasure-store.ts';

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** An erasure waits for merges, and they for it, so that neither waits for a row of the other. */
export async function lockErasures(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${customerGroupsLock}))`);
}

/** Locks the record and all that were merged into it. */
export async function lockCustomer(tx: Tx, rootId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from customers
    where (id = ${rootId}::bigint or merged_into = ${rootId}::bigint) order by id for update
  `);
  return rows.map(({ id }) => id);
}

export async function lockEnquiriesOf(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from enquiries
    where customer_id = any(${listOf(customerIds)}) and erased_at is null order by id for update
  `);
  return rows.map(({ id }) => id);
}

/** Ended without a trip, unchanged for so many months and without a follow-up. */
const isOld = (table: 'e' | 'main', now: Date, months: number): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;
  return sql`${column('stage')} not in ('confirmed', 'on-trip', 'completed')
    and coalesce(${column('follow_up_at')}, ${column('received_at')}) < ${now.toISOString()}::timestamptz
    and ${column('received_at')} < ${before} and ${column('updated_at')} < ${before}`;
};

/**
 * Locks old enquiries; one that was joined into another is kept as long as that one. Skips rows that are locked, also
 * those of customers, and so never waits: a merge locks customers before enquiries.
 */
export async function lockOldEnquiries(tx: Tx, now: Date, months: number, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with old as (
      select e.id, e.customer_id, e.customer_before_merge from enquiries e
      where e.erased_at is null and ${isOld('e', now, months)}
        and not exists (
          select from enquiries main
          where main.id = e.joined_into and main.erased_at is null and not (${isOld('main', now, months)})
        )
      order by e.received_at limit ${limit}
    ), free as (
      select id from customers
      where id in (select customer_id from old union select customer_before_merge from old)
      for update skip locked
    )
    select e.id::text from enquiries e join old on old.id = e.id
    where (old.customer_id is null or old.customer_id in (select id from free))
      and (old.customer_before_merge is null or old.customer_before_merge in (select id from free))
      and e.customer_id is not distinct from old.customer_id
      and e.erased_at is null and ${isOld('e', now, months)}
    for update of e skip locked
  `);
  return rows.map(({ id }) => id);
}

/** Events whose details are kept, as far as the program chose their values; all others may hold personal data. */
const harmlessKinds = sql`('received', 'added-by-hand', 'seen', 'stage', 'owner', 'follow-up', 'joined',
  'unjoined', 'undone', 'erased')`;
const harmlessDetails = sql`array['page', 'source', 'from', 'to', 'reason', 'into', 'change', 'fact']`;

/** Cities of our own pages are kept for the reports; any other one was typed and may be an address. */
const ownCities = sql.raw('(select name from cities)');

async function selectTypedCities(tx: Tx, mine: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ city: string }>(sql`
    select distinct city from enquiries where id = any(${mine}) and city <> '' and city not in ${ownCities}
  `);
  return rows.map(({ city }) => city);
}

/** Counted days name cities; a day that is missing is counted again. */
const forgetDaysOf = (tx: Tx, mine: SQL) =>
  tx.execute(sql`
    delete from enquiry_days where day in (
      select (received_at at time zone ${indiaTimeZone})::date from enquiries
      where id = any(${mine}) and city <> '' and city not in ${ownCities}
    )
  `);

/** The stage of an erased enquiry: open ones are closed, as completed when the trip was confirmed. */
const closed = sql`case
  when stage in ('new', 'contacted', 'quoted', 'on-hold') then 'cancelled'
  when stage in ('confirmed', 'on-trip') then 'completed'
  else stage end`;

/** Keeps time, page and outcome for the reports; removes name, contact, trip and all texts. */
export async function blankEnquiries(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = listOf(ids);
  const typedCities = await selectTypedCities(tx, mine);
  await forgetDaysOf(tx, mine);
  await tx.execute(sql`
    update enquiries set name = '', contact_no = '', phone_e164 = '', email = '', message = '', form_date = '',
      campaign = '', consent_version = '', click_code = '', trip = null, ride_details = null, package_price = null,
      trip_from = '', trip_to = '', trip_starts = null, trip_ends = null, trip_time = '', adults = null, children = null, car_type = '',
      budget_paise = null, follow_up_purpose = '', fingerprint = '', city = case when city in ${ownCities} then city else '' end,
      idempotency_key = 'erased:' || id, stage = ${closed}, follow_up_at = null, erased_at = now(), updated_at = now()
    where id = any(${mine})
  `);
  await tx.execute(sql`
    update enquiry_events set
      detail = case when kind in ${harmlessKinds} then (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail) where key = any(${harmlessDetails})
      ) else '{}' end,
      actor_name = case when actor_id is null and kind <> 'erased' then '' else actor_name end
    where enquiry_id = any(${mine})
  `);
  await tx.execute(sql`
    update customer_mails set idempotency_key = 'erased:' || event_id where enquiry_id = any(${mine})
  `);
  await removeCitiesFromViews(tx, typedCities);
  await removeChanges(tx, ids);
  await tx.execute(sql`delete from reach_clicks where enquiry_id = any(${mine})`);
  await tx.execute(sql`delete from attachments where enquiry_id = any(${mine})`);
  await blankQuotes(tx, ids);
}

/** A change that can be undone holds the value before it. */
async function removeChanges(tx: Tx, ids: readonly string[]): Promise<void> {
  const steps = ids.map((id) => JSON.stringify([{ id }]));
  const isMine = sql`before @> any(${sql.param(steps)}::jsonb[])`;
  await tx.execute(sql`
    update bulk_changes set before = (
      select coalesce(jsonb_agg(step order by place), '[]')
      from jsonb_array_elements(before) with ordinality as t(step, place)
      where (step->>'id')::bigint <> all(${listOf(ids)})
    ) where ${isMine}
  `);
}

/** Keeps the totals for the accounts. Disables the link, removes the PDF and prevents another print. */
async function blankQuotes(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = listOf(ids);
  await tx.execute(sql`delete from quote_drafts where enquiry_id = any(${mine})`);
  // Also a file that a worker is writing right now; it then finds its claim gone.
  const { rows } = await tx.execute<{ stored: string; begun: string }>(sql`
    select pdf_key as stored, print_key as begun from quotes where enquiry_id = any(${mine}) for update
  `);
  for (const key of rows.flatMap(({ stored, begun }) => [stored, begun]))
    if (key !== '-') await noteFileToRemove(tx, key);
  await tx.execute(sql`
    update quotes set accepted_by = '', inclusions = '', exclusions = '', discount_label = '', pdf_key = '-',
      itinerary = '', terms = '', buyer_gstin = '', decline_reason = '', token_encrypted = '', print_key = '', print_started_at = null, print_tries = 0,
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
      lines = (
        select coalesce(jsonb_agg(
          jsonb_build_object('text', '', 'quantity', line->'quantity', 'unitPaise', line->'unitPaise')
            || case when line ? 'isOptional' then '{"isOptional": true}'::jsonb else '{}' end
            || case when line ? 'isFee' then jsonb_build_object('isFee', line->'isFee') else '{}' end order by place
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
      and detail->>'with' in (select name from customers where id = any(${listOf(ids)}) and name <> '')
  `);
}

export async function blankCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  await blankMentions(tx, ids);
  await blankViewsNaming(tx, ids);
  await tx.execute(sql`
    update customers set name = '', phone_e164 = '', email = '', lives_in = '', state = '', gstin = '', erased_at = coalesce(erased_at, now())
    where id = any(${listOf(ids)})
  `);
  await tx.execute(sql`delete from customer_notes where customer_id = any(${listOf(ids)})`);
}

type ErasedRows = { enquiries: readonly string[]; bookings?: readonly string[] };

/** Customers who have only erased enquiries and bookings left, those merged into them included. */
export async function selectForgotten(tx: Tx, { enquiries, bookings = [] }: ErasedRows): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from customers p
    where id in (
        select customer_id from enquiries where id = any(${listOf(enquiries)})
        union select customer_before_merge from enquiries where id = any(${listOf(enquiries)})
        union select customer_id from bookings where id = any(${listOf(bookings)})
        union select merged_into from customers
          where id in (select customer_id from bookings where id = any(${listOf(bookings)}))
      )
      and not exists (select from enquiries where customer_id = p.id and erased_at is null)
      and not exists (select from enquiries where customer_before_merge = p.id and erased_at is null)
      and not exists (select from bookings where customer_id = p.id and erased_at is null)
      and not exists (
        select from customers merged join bookings b on b.customer_id = merged.id
        where merged.merged_into = p.id and b.erased_at is null
      )
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
  // A file may be named after a customer.
  for (const table of [sql`customer_imports`, sql`booking_imports`])
    await db.execute(sql`
      update ${table} set file_name = '' where file_name <> '' and made_at < ${at} - interval '30 days'`);
}

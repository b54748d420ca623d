import { type SQL, sql } from 'drizzle-orm';
import type { Eraser } from '#domain/shared/personal-data.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { blankViewsNaming, removeCitiesFromViews } from './view-erasure-store.ts';

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
    where customer_id = any(${idList(customerIds)}) and erased_at is null order by id for update
  `);
  return rows.map(({ id }) => id);
}

const monthsBefore = (now: Date, months: number) =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/** Ended without a trip, unchanged for so many months and without a follow-up. */
const isOld = (table: 'e' | 'main', now: Date, months: number): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  const before = monthsBefore(now, months);
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

/** The enquiries that became these bookings and no other one that is kept, unless staff worked on them since. */
export async function lockEnquiriesOfBookings(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
  months: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id::text from enquiries e
    where e.id in (select enquiry_id from bookings where id = any(${idList(bookingIds)}))
      and e.erased_at is null and e.updated_at < ${monthsBefore(now, months)}
      and coalesce(e.follow_up_at, e.received_at) < ${now.toISOString()}::timestamptz
      and not exists (
        select from bookings other where other.enquiry_id = e.id and other.erased_at is null
          and other.id <> all(${idList(bookingIds)})
      )
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

/** The stage of an erased enquiry: open ones are closed, as completed when the trip was confirmed. */
const closed = sql`case
  when stage in ('new', 'contacted', 'quoted', 'on-hold') then 'cancelled'
  when stage in ('confirmed', 'on-trip') then 'completed'
  else stage end`;

/** Keeps time, page and outcome for the reports; removes name, contact, trip and all texts. */
export async function blankEnquiries(tx: Tx, ids: readonly string[], by: Eraser): Promise<void> {
  const mine = idList(ids);
  const typedCities = await selectTypedCities(tx, mine);
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
  await tx.execute(sql`delete from contact_clicks where enquiry_id = any(${mine})`);
  await tx.execute(sql`
    insert into enquiry_events (enquiry_id, kind, actor_id, actor_name)
    select id, 'erased', ${by.id}::bigint, ${by.name} from unnest(${mine}) as id
  `);
}

/** A change that can be undone holds the value before it. */
async function removeChanges(tx: Tx, ids: readonly string[]): Promise<void> {
  const steps = ids.map((id) => JSON.stringify([{ id }]));
  const isMine = sql`before @> any(${sql.param(steps)}::jsonb[])`;
  await tx.execute(sql`
    update bulk_changes set before = (
      select coalesce(jsonb_agg(step order by place), '[]')
      from jsonb_array_elements(before) with ordinality as t(step, place)
      where (step->>'id')::bigint <> all(${idList(ids)})
    ) where ${isMine}
  `);
}

/** Removes their names from the timelines of customers they were merged with or unmerged from. */
async function blankMentions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update enquiry_events set detail = detail - 'with'
    where kind in ('merged', 'unmerged')
      and detail->>'with' in (select name from customers where id = any(${idList(ids)}) and name <> '')
  `);
}

export async function blankCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  await blankMentions(tx, ids);
  await blankViewsNaming(tx, ids);
  await tx.execute(sql`
    update customers set name = '', phone_e164 = '', email = '', lives_in = '', state = '', gstin = '', erased_at = coalesce(erased_at, now())
    where id = any(${idList(ids)})
  `);
  await tx.execute(sql`delete from customer_notes where customer_id = any(${idList(ids)})`);
}

type ErasedRows = { enquiries: readonly string[]; bookings?: readonly string[] };

/** Customers who have only erased enquiries and bookings left, those merged into them included. */
export async function selectForgotten(tx: Tx, { enquiries, bookings = [] }: ErasedRows): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from customers p
    where id in (
        select customer_id from enquiries where id = any(${idList(enquiries)})
        union select customer_before_merge from enquiries where id = any(${idList(enquiries)})
        union select customer_id from bookings where id = any(${idList(bookings)})
        union select merged_into from customers
          where id in (select customer_id from bookings where id = any(${idList(bookings)}))
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

export async function deleteOldTraces(db: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`delete from contact_clicks where clicked_at < ${at} - interval '90 days'`);
  await db.execute(sql`delete from bulk_changes where at < ${at} - interval '30 days'`);
  // A file may be named after a customer.
  await db.execute(sql`
    update customer_imports set file_name = '' where file_name <> '' and made_at < ${at} - interval '30 days'`);
}

import { type SQL, sql } from 'drizzle-orm';
import { personalBookingColumns } from '#domain/bookings/booking-fields.ts';
import type { Eraser } from '#domain/shared/personal-data.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';

/** Not `for update`, which would wait for an event that another transaction adds while it holds a duty. */
export async function lockBookingsOf(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from bookings
    where customer_id = any(${idList(customerIds)}) and erased_at is null order by id for no key update
  `);
  return rows.map(({ id }) => id);
}

/** The end of the last day of a trip; one without days is taken to end a year after its booking. */
const tripEnd = sql.raw(
  `coalesce((b.last_day + 1)::timestamp at time zone 'Asia/Kolkata', b.made_at + interval '365 days')`,
);

/** Not over yet: a ride or a trip is to come, under way or not closed, or money is owed. */
export const isOpenBooking: SQL = sql`(b.erased_at is null and (b.total_paise <> b.received_paise
  or (b.kind <> 'cab' and b.cancelled_at is null and ${tripEnd} > now()) or exists (
  select from duties d where d.booking_id = b.id
    and (d.status not in ('done', 'cancelled', 'no-show') or (d.status = 'done' and d.closed_at is null))
)))`;

export async function selectOpenBookings(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select b.id::text from bookings b where b.id = any(${idList(ids)}) and ${isOpenBooking} order by b.id`,
  );
  return rows.map(({ id }) => id);
}

const monthsBefore = (now: Date, months: number) =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/** Whose last ride or trip ended and which was last changed so many months ago, with nothing owed. */
export function oldBookings(now: Date, months: number, limit: number): SQL {
  const before = monthsBefore(now, months);
  return sql`
    select b.id, b.customer_id from bookings b
    where b.erased_at is null and b.made_at < ${before} and b.changed_at < ${before}
      and b.total_paise = b.received_paise
      and (b.kind = 'cab' or b.cancelled_at is not null or ${tripEnd} < ${before})
      and not exists (
        select from duties d where d.booking_id = b.id and greatest(d.ends_at, d.ended_at) >= ${before}
      )
    order by b.made_at, b.id limit ${limit}`;
}

/** As with enquiries, rows that are locked are skipped, also those of customers, so that it never waits for a merge. */
export async function lockOldBookings(tx: Tx, now: Date, months: number, limit: number): Promise<string[]> {
  const before = monthsBefore(now, months);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with old as (${oldBookings(now, months, limit)}), free as (
      select id from customers where id in (select customer_id from old) for update skip locked
    )
    select b.id::text from bookings b join old on old.id = b.id
    where b.customer_id in (select id from free) and b.erased_at is null and b.changed_at < ${before}
    for update of b skip locked
  `);
  return rows.map(({ id }) => id);
}

/** Amounts, times, statuses, car and driver; everything else in the details of events may be personal data. */
const keptDetails = sql`array['totalPaise', 'agreedPaise', 'chargePaise', 'policyPaise', 'amountPaise', 'percent', 'kind', 'method',
  'from', 'to', 'fromPaise', 'toPaise', 'fromEnd', 'chargeId', 'receivedOn', 'entry', 'of', 'code', 'car', 'driver', 'crew']`;

/** The reasons inside a part of a statement are typed texts. */
const withoutReasons = (part: 'lines' | 'differences' | 'insideRate') => sql`(
  select coalesce(jsonb_agg(case when line ? 'reason' then line || '{"reason": ""}' else line end order by place), '[]')
  from jsonb_array_elements(statement->${sql.raw(`'${part}'`)}) with ordinality as t(line, place))`;

const blankDetails = sql.join(
  personalBookingColumns.map(({ column, blank }) => sql`${sql.identifier(column)} = ${blank}`),
  sql`, `,
);

/** Places that staff typed may be addresses; known ones, with a slug, are not. */
const blankDuties = (mine: SQL) => sql`
  update duties set ${blankDetails}, end_code = '0000',
    from_name = case when from_slug = '' then '' else from_name end,
    to_name = case when to_slug = '' then '' else to_name end,
    stops = '{}', driver_token_hash = null, driver_token_encrypted = '',
    statement = case when statement is null then null else statement || jsonb_build_object(
      'lines', ${withoutReasons('lines')}, 'differences', ${withoutReasons('differences')},
      'insideRate', ${withoutReasons('insideRate')}) end
  where booking_id = any(${mine})`;

/** Amounts and taxes stay, by name; everything else in the offer may be personal data. */
const blankPackages = (mine: SQL) => sql`
  update booking_packages set offer = jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(
        jsonb_build_object('text', '', 'quantity', line->'quantity', 'unitPaise', line->'unitPaise')
          || case when line ? 'isFee' then jsonb_build_object('isFee', line->'isFee') else '{}' end
        order by place
      ), '[]')
      from jsonb_array_elements(coalesce(offer->'lines', '[]')) with ordinality as t(line, place)
    ),
    'discount', case when jsonb_typeof(offer->'discount') = 'object' then jsonb_strip_nulls(jsonb_build_object(
      'kind', offer->'discount'->'kind', 'percent', offer->'discount'->'percent', 'paise', offer->'discount'->'paise',
      'label', ''
    )) end,
    'placeOfSupply', offer->'placeOfSupply', 'gstPercent', offer->'gstPercent', 'tcsPercent', offer->'tcsPercent',
    'inclusions', '', 'exclusions', '', 'itinerary', '', 'terms', ''
  )
  where booking_id = any(${mine})`;

/** Keeps amounts, dates, cars and drivers for the books; removes addresses, names, notes and all texts. Ends both links. */
export async function blankBookings(tx: Tx, ids: readonly string[], by: Eraser): Promise<void> {
  const mine = idList(ids);
  await tx.execute(sql`
    update bookings set notes = '', idempotency_key = 'erased:' || id, request_fingerprint = '', token_encrypted = '',
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')), erased_at = now(), changed_at = now()
    where id = any(${mine})
  `);
  await tx.execute(
    sql`update booking_services set title = case kind when 'cab' then 'Cab' else 'Trip' end where booking_id = any(${mine})`,
  );
  await tx.execute(blankPackages(mine));
  await tx.execute(blankDuties(mine));
  await tx.execute(sql`delete from booking_mails where booking_id = any(${mine})`);
  await tx.execute(sql`delete from added_rides where booking_id = any(${mine})`);
  await tx.execute(sql`
    update duty_entries set reason = ''
    where duty_id in (select id from duties where booking_id = any(${mine})) and reason <> ''
  `);
  await tx.execute(
    sql`update booking_charges set reason = '' where booking_id = any(${mine}) and reason <> ''`,
  );
  await tx.execute(
    sql`update money_entries set reference = '', utr = null where booking_id = any(${mine}) and reference <> ''`,
  );
  await tx.execute(sql`
    update booking_events set
      detail = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail)
        where case when kind = 'changed' then key = 'detail' else key = any(${keptDetails}) end
      ),
      actor_name = case when actor_id is null and kind <> 'erased' then '' else actor_name end
    where booking_id = any(${mine})
  `);
  await tx.execute(sql`
    insert into booking_events (booking_id, kind, actor_id, actor_name)
    select id, 'erased', ${by.id}::bigint, ${by.name} from unnest(${mine}) as id
  `);
}

/** A file may be named after a customer. */
export async function forgetImportFiles(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    update booking_imports set file_name = ''
    where file_name <> '' and made_at < ${now.toISOString()}::timestamptz - interval '30 days'
  `);
}

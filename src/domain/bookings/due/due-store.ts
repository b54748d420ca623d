import { type SQL, sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { DueAge, DueFilter, DuePart, DueTotal } from './due.ts';

/**
 * What is still to be paid of each open booking, part by part as in `standingOf`, with the day on which it is due. Written as in the
 * partial index of bookings with a balance, so that paid bookings are not read. What has no day of its own is due when the trip
 * begins, or a cab's last ride ends; the charge of a cancelled trip since it was cancelled.
 */
const dueParts = sql`
  open as (
    select b.id, b.total_paise as total, b.received_paise as received, b.cancelled_at, b.customer_id,
      case when b.cancelled_at is not null then (b.cancelled_at at time zone ${indiaTimeZone})::date
        else coalesce(b.first_day, (select (max(d.ends_at) at time zone ${indiaTimeZone})::date from duties d
          where d.booking_id = b.id and d.status not in ('cancelled', 'no-show'))) end as usual_day
    from bookings b where b.total_paise > b.received_paise and b.erased_at is null
  ),
  planned as (
    select o.id, p.position::int, p.kind as part, coalesce(p.due_on, o.usual_day) as due_on, o.total,
      greatest(0, o.received) as received, p.amount_paise as paise,
      sum(p.amount_paise) over (partition by o.id order by p.position) as upto
    from open o join payment_plan p on p.booking_id = o.id
    where o.cancelled_at is null
  ),
  unpaid as (
    select id, position, part, due_on,
      greatest(0, least(upto, total) - greatest(least(upto - paise, total), received)) as paise
    from planned
  ),
  rest as (
    select o.id, 1000 as position, case when count(u.id) > 0 then 'further' else 'total' end as part, o.usual_day as due_on,
      o.total - o.received - coalesce(sum(u.paise), 0) as paise
    from open o left join unpaid u on u.id = o.id
    group by o.id, o.usual_day, o.total, o.received
  ),
  parts as (
    select * from unpaid where paise > 0 union all select * from rest where paise > 0
  )`;

const day = (text: string) => sql`${text}::date`;

const ages: Record<DueAge | 'now', (today: string) => SQL> = {
  later: (today) => sql`(due_on is null or due_on > ${day(today)})`,
  now: (today) => sql`due_on <= ${day(today)}`,
  week: (today) => sql`due_on between ${day(today)} - 7 and ${day(today)}`,
  month: (today) => sql`due_on between ${day(today)} - 30 and ${day(today)} - 8`,
  older: (today) => sql`due_on < ${day(today)} - 30`,
};

export type DueSum = DueTotal & { age: DueAge };

export const dueSums = (today: string): SQL => sql`
  with ${dueParts}
  select case when ${ages.later(today)} then 'later' when ${ages.week(today)} then 'week'
      when ${ages.month(today)} then 'month' else 'older' end as age,
    sum(paise)::float8 as paise, count(distinct id)::int as bookings
  from parts group by 1`;

export const selectDueSums = async (db: Queryable, today: string): Promise<DueSum[]> =>
  (await db.execute<DueSum>(dueSums(today))).rows;

const conditions = (today: string, { age, part, due }: DueFilter): SQL => sql`true
  ${age ? sql`and ${ages[age](today)}` : sql``} ${part ? sql`and part = ${part}` : sql``}
  ${due ? sql`and due_on between ${day(due.firstDay)} and ${day(due.lastDay)}` : sql``}`;

export async function selectDueSum(db: Queryable, today: string, filter: DueFilter): Promise<DueTotal> {
  const { rows } = await db.execute<DueTotal>(sql`
    with ${dueParts}
    select coalesce(sum(paise), 0)::float8 as paise, count(distinct id)::int as bookings
    from parts where ${conditions(today, filter)}`);
  return rows[0] ?? { paise: 0, bookings: 0 };
}

/** Where a page goes on; without a day among those that have none, which come last. */
export type DueCursor = { day: string; id: string; position: number };

type Slice = DueFilter & { today: string; after: DueCursor | undefined; limit: number };

/** Days beyond all others, for parts that have none. */
const noDay = '9999-12-31';

/**
 * What is due first comes first. The customer is found for each row of the page: a join would read all customers, because the planner
 * takes every third booking for unpaid.
 */
export const dueSlice = ({ today, after, limit, ...filter }: Slice): SQL => sql`
  with ${dueParts},
  page as (
    select *, coalesce(due_on, ${day(noDay)}) as at from parts
    where ${conditions(today, filter)}
      ${after ? sql`and (coalesce(due_on, ${day(noDay)}), id, position) > (${day(after.day || noDay)}, ${after.id}::bigint, ${after.position}::int)` : sql``}
    order by at, id, position limit ${limit}
  )
  select page.id::text as "bookingId", page.position, page.part, page.due_on::text as "dueOn", page.paise::float8 as paise,
    (select p.name from customers own join customers p on p.id = coalesce(own.merged_into, own.id) where own.id = o.customer_id) as customer,
    s.title, o.cancelled_at is not null as "isCancelled"
  from page join open o on o.id = page.id
  left join lateral (
    select title from booking_services where booking_id = page.id order by kind = 'package' desc, position, id limit 1
  ) s on true
  order by page.at, page.id, page.position`;

export type DueRow = DuePart & { position: number };

export const selectDueSlice = async (db: Queryable, slice: Slice): Promise<DueRow[]> =>
  (await db.execute<DueRow>(dueSlice(slice))).rows;

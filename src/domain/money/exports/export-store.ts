import { type SQL, sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Both days belong to it. */
export type Days = { firstDay: string; lastDay: string };

type Cursor = { day: string; id: string };
type Slice = Days & { after: Cursor | undefined; limit: number };

const beyond = (after: Cursor | undefined, columns: SQL): SQL =>
  after ? sql`and ${columns} > (${after.day}::date, ${after.id}::bigint)` : sql``;

const time = (column: string) =>
  sql.raw(`to_char(${column} at time zone '${indiaTimeZone}', 'YYYY-MM-DD HH24:MI')`);
/** A merged customer is named as the one they belong to now. */
const customers = sql`left join customers own on own.id = b.customer_id
  left join customers p on p.id = coalesce(own.merged_into, own.id)`;

export type PaymentRow = {
  id: string;
  day: string;
  kind: string;
  method: string;
  place: string;
  driver: string;
  bookingId: string | null;
  quoteId: string | null;
  customer: string;
  reference: string;
  /** With the sign by which it counts as received. */
  paise: number;
  reversesId: string | null;
  /** Whether a later entry takes it back. */
  isReversed: boolean;
  madeBy: string;
  madeAt: string;
};

export const paymentSlice = ({ firstDay, lastDay, after, limit }: Slice): SQL => sql`
  with page as (
    select m.* from money_entries m where m.received_on between ${firstDay}::date and ${lastDay}::date
      ${beyond(after, sql`(m.received_on, m.id)`)}
    order by m.received_on, m.id limit ${limit}
  )
  select m.id::text as id, m.received_on::text as day, m.kind, m.method, m.place, coalesce(r.name, '') as driver,
    m.booking_id::text as "bookingId", m.quote_id::text as "quoteId", coalesce(p.name, e.name, '') as customer, m.reference,
    (case when m.kind = 'refund' then -m.amount_paise else m.amount_paise end)::float8 as paise,
    m.reverses_id::text as "reversesId",
    exists (select from money_entries x where x.reverses_id = m.id) as "isReversed", m.made_by as "madeBy",
    ${time('m.made_at')} as "madeAt"
  from page m left join bookings b on b.id = m.booking_id ${customers}
  left join quotes q on q.id = m.quote_id and m.booking_id is null left join enquiries e on e.id = q.enquiry_id
  left join drivers r on r.id = m.driver_id
  order by m.received_on, m.id`;

export type BookingRow = {
  id: string;
  day: string;
  kind: string;
  title: string;
  firstDay: string;
  lastDay: string;
  customer: string;
  owner: string;
  soldPaise: number;
  receivedPaise: number;
  cancelledOn: string;
};

const indianDay = (column: string) => sql.raw(`(${column} at time zone '${indiaTimeZone}')::date`);

export const bookingSlice = ({ firstDay, lastDay, after, limit }: Slice): SQL => sql`
  with page as (
    select b.*, ${indianDay('b.made_at')} as day from bookings b
    where b.made_at >= (${firstDay}::date)::timestamp at time zone ${indiaTimeZone}
      and b.made_at < (${lastDay}::date + 1)::timestamp at time zone ${indiaTimeZone}
      ${after ? sql`and (b.made_at, b.id) > ((select made_at from bookings where id = ${after.id}::bigint), ${after.id}::bigint)` : sql``}
    order by b.made_at, b.id limit ${limit}
  )
  select b.id::text as id, b.day::text as day, b.kind, coalesce(s.title, '') as title, coalesce(b.first_day::text, '') as "firstDay",
    coalesce(b.last_day::text, '') as "lastDay", coalesce(p.name, '') as customer, coalesce(u.name, b.made_by) as owner,
    b.total_paise::float8 as "soldPaise", b.received_paise::float8 as "receivedPaise",
    coalesce(${indianDay('b.cancelled_at')}::text, '') as "cancelledOn"
  from page b ${customers} left join staff_users u on u.id = b.owner_id
  left join lateral (
    select title from booking_services where booking_id = b.id order by kind = 'package' desc, position, id limit 1
  ) s on true
  order by b.made_at, b.id`;

export type LedgerRow = {
  id: string;
  day: string;
  kind: 'cost' | 'payment';
  supplier: string;
  bookingId: string | null;
  service: string;
  method: string;
  reference: string;
  costPaise: number;
  paidPaise: number;
  madeBy: string;
};

/** What suppliers' services of the days cost, and what suppliers were paid in them. */
export const costSlice = ({ firstDay, lastDay, after, limit }: Slice): SQL => sql`
  select s.id::text as id, s.on_day::text as day, 'cost' as kind, r.name as supplier, s.booking_id::text as "bookingId",
    s.title as service, '' as method, s.confirmation as reference, s.cost_paise::float8 as "costPaise", 0 as "paidPaise",
    '' as "madeBy"
  from booking_services s join suppliers r on r.id = s.supplier_id
  where s.on_day between ${firstDay}::date and ${lastDay}::date and s.cost_paise is not null ${beyond(after, sql`(s.on_day, s.id)`)}
  order by s.on_day, s.id limit ${limit}`;

export const supplierPaymentSlice = ({ firstDay, lastDay, after, limit }: Slice): SQL => sql`
  select y.id::text as id, y.paid_on::text as day, 'payment' as kind, r.name as supplier, null as "bookingId", '' as service,
    y.method, y.reference, 0 as "costPaise", y.amount_paise::float8 as "paidPaise", y.made_by as "madeBy"
  from supplier_payments y join suppliers r on r.id = y.supplier_id
  where y.paid_on between ${firstDay}::date and ${lastDay}::date ${beyond(after, sql`(y.paid_on, y.id)`)}
  order by y.paid_on, y.id limit ${limit}`;

const rowsAtOnce = 500;

/** Reads page after page, so that a long period is never whole in memory. */
async function* pages<Row extends Cursor>(
  days: Days,
  select: (slice: Slice) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Cursor | undefined;
  for (;;) {
    const rows = await select({ ...days, after, limit: rowsAtOnce });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = { day: last.day, id: last.id };
  }
}

export const selectPayments = (db: Queryable, days: Days) =>
  pages(days, async (slice) => (await db.execute<PaymentRow>(paymentSlice(slice))).rows);
export const selectBookings = (db: Queryable, days: Days) =>
  pages(days, async (slice) => (await db.execute<BookingRow>(bookingSlice(slice))).rows);
export const selectCosts = (db: Queryable, days: Days) =>
  pages(days, async (slice) => (await db.execute<LedgerRow>(costSlice(slice))).rows);
export const selectSupplierPayments = (db: Queryable, days: Days) =>
  pages(days, async (slice) => (await db.execute<LedgerRow>(supplierPaymentSlice(slice))).rows);

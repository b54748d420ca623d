import { type SQL, sql } from 'drizzle-orm';
import type { MoneyPlace, PayMethod } from '#domain/bookings/booking.ts';
import type { Period } from '#domain/bookings/figures/period.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { ListedEntry, ReceivedCursor, ReceivedFilter, ReceivedSum } from './received.ts';

/** What came on one day to one place in one way. */
export type ReceivedDay = { day: string; place: MoneyPlace; method: PayMethod; paise: number };

/** A refund lowers what was received, and a reversed entry counts as nothing; of a quote without a booking, too. */
const receivedPaise = sql.raw(`case when m.kind = 'refund' then -m.amount_paise else m.amount_paise end`);

/** By the day on which it came; an index-only scan of the period. */
export const receivedDays = ({ firstDay, lastDay }: Period): SQL => sql`
  select m.received_on::text as day, m.place, m.method, sum(${receivedPaise})::float8 as paise
  from money_entries m where m.received_on between ${firstDay}::date and ${lastDay}::date
  group by 1, 2, 3`;

export const selectReceivedDays = async (db: Queryable, period: Period): Promise<ReceivedDay[]> =>
  (await db.execute<ReceivedDay>(receivedDays(period))).rows;

const matching = ({ firstDay, lastDay, place, method, driverId }: ReceivedFilter): SQL => sql`
  m.received_on between ${firstDay}::date and ${lastDay}::date
  ${place ? sql`and m.place = ${place}` : sql``} ${method ? sql`and m.method = ${method}` : sql``}
  ${driverId ? sql`and m.driver_id = ${driverId}::bigint` : sql``}`;

export async function selectReceivedSum(db: Queryable, filter: ReceivedFilter): Promise<ReceivedSum> {
  const { rows } = await db.execute<ReceivedSum>(sql`
    select count(*)::int as entries, coalesce(sum(${receivedPaise}), 0)::float8 as paise
    from money_entries m where ${matching(filter)}`);
  return rows[0] ?? { entries: 0, paise: 0 };
}

type Slice = ReceivedFilter & { after: ReceivedCursor | undefined; limit: number };

/** The latest day first, and of a day the latest entry. */
export const receivedSlice = ({ after, limit, ...filter }: Slice): SQL => sql`
  with page as (
    select m.id, m.received_on from money_entries m
    where ${matching(filter)}
      ${after ? sql`and (m.received_on, m.id) < (${after.day}::date, ${after.id}::bigint)` : sql``}
    order by m.received_on desc, m.id desc limit ${limit}
  )
  select m.id::text as id, m.received_on::text as day, m.kind, (${receivedPaise})::float8 as paise, m.method, m.place,
    coalesce(r.name, '') as driver, m.reference, m.reverses_id is not null as "isReversal",
    m.booking_id::text as "bookingId", q.enquiry_id::text as "enquiryId", q.version as "quoteVersion",
    coalesce(p.name, e.name, '') as customer, m.made_by as "madeBy"
  from page join money_entries m on m.id = page.id
  left join bookings b on b.id = m.booking_id
  left join quotes q on q.id = m.quote_id left join enquiries e on e.id = q.enquiry_id
  left join customers own on own.id = coalesce(b.customer_id, e.customer_id)
  left join customers p on p.id = coalesce(own.merged_into, own.id)
  left join drivers r on r.id = m.driver_id
  order by page.received_on desc, page.id desc`;

export const selectReceivedSlice = async (db: Queryable, slice: Slice): Promise<ListedEntry[]> =>
  (await db.execute<ListedEntry>(receivedSlice(slice))).rows;

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import {
  both,
  customersOf,
  type Found,
  hasBegunLately,
  idsOf,
  isLiveTrip,
  isOwnedBy,
  startsAt,
  tripCondition,
} from './conditions-store.ts';
import type { ListedTrip, ListFilter, TripShow } from './operations.ts';

/** Where a page goes on: when the trip begins, and its id. */
export type TripCursor = { at: string; id: string };

export type TripSlice = Pick<ListFilter, 'owner'> & {
  show: TripShow;
  today: string;
  after: TripCursor | undefined;
  limit: number;
};

/** A ride is promised as soon as it is booked. */
const columns = sql`b.id::text, coalesce(k.title, '') as title, p.name as customer, p.phone_e164 as "phoneE164",
  b.first_day::text as "firstDay", b.last_day::text as "lastDay", b.owner_id::text as "ownerId",
  b.cancelled_at is not null as "isCancelled", n.confirmed, n.services, page.at::text as at`;

const joins = sql`
  join customers q on q.id = b.customer_id join customers p on p.id = coalesce(q.merged_into, q.id)
  left join booking_services k on k.booking_id = b.id and k.kind = 'package'
  cross join lateral (
    select count(*)::int as services,
      (count(*) filter (where d.id is not null or s.state in ('confirmed', 'used')))::int as confirmed
    from booking_services s left join duties d on d.id = s.id
    where s.booking_id = b.id and s.kind <> 'package'
      and case when d.id is null then s.state <> 'cancelled' else d.status not in ('cancelled', 'no-show') end
  ) n`;

/** The trips of one page; those that are over have the latest first. */
export function tripSlice({ show, today, owner, after, limit }: TripSlice): SQL {
  const order = show === 'past' ? sql`desc` : sql`asc`;
  const which = both(
    isLiveTrip,
    tripCondition(show, today),
    show === 'under-way' ? hasBegunLately(today) : undefined,
    isOwnedBy(owner),
    after &&
      sql`(${startsAt}, b.id) ${show === 'past' ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`,
  );
  return sql`
    with page as materialized (
      select b.id, ${startsAt} as at from bookings b where ${which}
      order by ${startsAt} ${order}, b.id ${order} limit ${limit}
    )
    select ${columns} from page join bookings b on b.id = page.id ${joins}
    order by page.at ${order}, page.id ${order}`;
}

/** The trips with this number, of these customers or with services of these suppliers; the newest of each, newest first. */
export const tripsFound = (
  { bookingId, customerIds, supplierIds }: Found,
  owner: string | undefined,
  limit: number,
): SQL => sql`
  with named as (
    select ${bookingId ?? '0'}::bigint as id
    union select newest.id from (${customersOf(customerIds)}) c cross join lateral (
      select b.id from bookings b where b.customer_id = c.id and b.kind <> 'cab' order by b.id desc limit ${limit}
    ) newest
    union select newest.booking_id from unnest(${idsOf(supplierIds)}) as u (id) cross join lateral (
      select s.booking_id from booking_services s where s.supplier_id = u.id and s.on_day is not null
      order by s.on_day desc limit ${Math.ceil(limit / Math.max(1, supplierIds.length))}
    ) newest
  ),
  page as materialized (
    select b.id, ${startsAt} as at from named join bookings b on b.id = named.id
    where ${both(sql`b.kind <> 'cab' and b.erased_at is null`, isOwnedBy(owner))}
    order by at desc, b.id desc limit ${limit}
  )
  select ${columns} from page join bookings b on b.id = page.id ${joins}
  order by page.at desc, page.id desc`;

export type ListedTripRow = ListedTrip & { cursor: TripCursor };

async function rowsOf(db: Queryable, query: SQL): Promise<ListedTripRow[]> {
  const { rows } = await db.execute<ListedTrip & { at: string }>(query);
  return rows.map(({ at, ...trip }) => ({ ...trip, cursor: { at, id: trip.id } }));
}

export const selectTripSlice = (db: Queryable, slice: TripSlice): Promise<ListedTripRow[]> =>
  rowsOf(db, tripSlice(slice));

export const selectTripsFound = (
  db: Queryable,
  found: Found,
  owner: string | undefined,
  limit: number,
): Promise<ListedTripRow[]> => rowsOf(db, tripsFound(found, owner, limit));

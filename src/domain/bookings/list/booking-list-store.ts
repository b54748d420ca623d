import { type SQL, sql } from 'drizzle-orm';
import { countedStatuses } from '#domain/bookings/duty-status.ts';
import { tripStartsAt } from '#domain/bookings/packages/trip-time-store.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import type {
  BookingListQuery,
  BookingListView,
  ListedBooking,
  ListedPeriod,
  ListedRide,
} from './booking-list.ts';

const dayMs = 24 * 3600_000;

/** Where a page goes on: the value that the list is sorted by, and the id for rows that share it. */
export type Cursor = { at: string; id: string };

export type Slice = Pick<BookingListQuery, 'period' | 'status' | 'city'> & {
  view: BookingListView;
  now: Date;
  /** The first and the last moment of today in India. */
  today: { from: Date; to: Date };
  after: Cursor | undefined;
  limit: number;
};

/** Written as in the partial indexes, so that the planner uses them. */
const isOpen = sql`d.status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty')`;
const isUnassigned = sql`d.status in ('requested', 'confirmed') and (d.car_id is null or d.driver_id is null)`;
const isToClose = sql`d.status = 'done' and d.closed_at is null`;

const columns = sql`b.id::text as "bookingId", s.id::text as "serviceId", d.status,
  d.closed_at is not null as "isClosed", b.cancelled_at is not null as "isCancelled", p.id::text as "customerId",
  p.name as customer, p.phone_e164 as "phoneE164", s.title, d.from_name as "fromName", d.to_name as "toName",
  (select name from cities where code = d.city) as "cityName",
  d.pickup_at as "pickupAt", coalesce(c.plate, '') as plate, coalesce(r.name, '') as driver,
  b.first_day::text as "firstDay", b.last_day::text as "lastDay",
  b.total_paise::float8 as "totalPaise", b.received_paise::float8 as "receivedPaise"`;

/** The car types of the live rides, where a booking has several: of this one, or of all. */
const carsOf = (isWhole: boolean): SQL => sql`(
  select case when count(*) > 1 then coalesce(json_agg(t.name order by o.pickup_at, o.id)
    filter (where ${isWhole ? sql`true` : sql`o.id = d.id`}), '[]') else '[]' end
  from duties o join car_types t on t.code = o.car_type
  where o.booking_id = b.id and o.status not in ('cancelled', 'no-show')) as cars`;

/** The duty of a service, if it is a cab. A merged customer is shown as the one they belong to now. */
const joins = sql`
  left join duties d on d.id = s.id
  join customers q on q.id = b.customer_id join customers p on p.id = coalesce(q.merged_into, q.id)
  left join cars c on c.id = d.car_id left join drivers r on r.id = d.driver_id`;

/** Those that are to come or under way, then those that are done, then those without a ride. */
const liveFirst = sql`case x.status when 'cancelled' then 2 when 'no-show' then 2 when 'done' then 1 else 0 end`;

/** What a booking is listed by: the trip that was sold as a whole, or else its next duty. */
const mainService = sql`join lateral (
    select o.* from booking_services o left join duties x on x.id = o.id where o.booking_id = b.id
    order by o.kind = 'package' desc, ${liveFirst}, x.pickup_at, o.id limit 1
  ) s on true`;

const startsAt = tripStartsAt({ firstDay: sql.raw('b.first_day'), madeAt: sql.raw('b.made_at') });

const both = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

type DutyView = {
  where: SQL;
  /** Of trips that are not cabs; left out where only duties are listed. */
  trips?: SQL;
  column: SQL;
  isDescending: boolean;
};

/** A trip that is longer would not be found on its last days. */
const maxTripDays = 60;

const isCounted = sql.raw(`d.status in (${countedStatuses.map((status) => `'${status}'`).join(', ')})`);
/** Written as in the partial index. */
const isLate = sql`d.reached_at - d.pickup_at > interval '10 minutes'`;

function periodView(period: ListedPeriod): DutyView {
  const { firstDay, lastDay, carType, carId } = period;
  const pickup = sql`d.pickup_at`;
  return {
    where: both(
      sql`${pickup} >= ${startOfDayInIndia(firstDay)} and ${pickup} < ${startOfDayInIndia(daysAfter(lastDay, 1))}`,
      isCounted,
      carType ? sql`d.car_type = ${carType}` : undefined,
      carId ? sql`d.car_id = ${carId}::bigint` : undefined,
      period.isLate ? isLate : undefined,
    ),
    column: pickup,
    isDescending: false,
  };
}

function dutyView({ view, period, now, today }: Slice): DutyView | undefined {
  if (period) return periodView(period);
  const pickup = sql`d.pickup_at`;
  switch (view) {
    case 'upcoming':
      return {
        where: sql`${isOpen} and ${pickup} >= ${now}`,
        trips: sql`b.cancelled_at is null and ${startsAt} >= ${today.from}`,
        column: pickup,
        isDescending: false,
      };
    case 'today':
      return {
        where: sql`${pickup} >= ${today.from} and ${pickup} < ${today.to}`,
        trips: sql`b.cancelled_at is null and ${startsAt} < ${today.to} and b.last_day >= ${dayInIndia(today.from)}
          and ${startsAt} >= ${new Date(today.from.getTime() - maxTripDays * dayMs)}`,
        column: pickup,
        isDescending: false,
      };
    case 'unassigned':
      return { where: isUnassigned, column: pickup, isDescending: false };
    case 'unassigned-soon':
      return {
        where: sql`${isUnassigned} and ${pickup} < ${new Date(now.getTime() + dayMs)}`,
        column: pickup,
        isDescending: false,
      };
    case 'to-close':
      return { where: isToClose, column: sql`d.ended_at`, isDescending: false };
    case 'past':
      return {
        where: sql`${pickup} < ${now}`,
        trips: sql`${startsAt} < ${now}`,
        column: pickup,
        isDescending: true,
      };
    default:
      return undefined;
  }
}

const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`);

/** A trip has the status that a duty would have, and no city. */
function tripFilter({ status, city }: Slice): SQL | undefined {
  if (city) return sql`false`;
  if (!status) return undefined;
  if (status === 'confirmed') return sql`b.cancelled_at is null`;
  return status === 'cancelled' ? sql`b.cancelled_at is not null` : sql`false`;
}

/** The rows of a page by their duties and trips, in the order of the indexes of each. */
function byDuties({ where, trips, column, isDescending }: DutyView, slice: Slice): SQL {
  const { status, city, after, limit } = slice;
  const order = direction(isDescending);
  const beyond = (at: SQL, id: SQL) =>
    after &&
    sql`(${at}, ${id}) ${isDescending ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`;
  const isDuty = both(
    where,
    status && sql`d.status = ${status}`,
    city ? sql`d.city = ${city}` : undefined,
    beyond(column, sql`d.id`) || undefined,
  );
  const duties = sql`
    select d.id, ${column} as at from duties d where ${isDuty}
    order by ${column} ${order}, d.id ${order} limit ${limit}`;
  const isTrip = trips && both(trips, tripFilter(slice), beyond(startsAt, sql`o.id`) || undefined);
  const page = isTrip
    ? sql`select * from ((${duties}) union all (
        select o.id, ${startsAt} as at from bookings b join booking_services o on o.booking_id = b.id and o.kind = 'package'
        where b.kind <> 'cab' and b.erased_at is null and ${isTrip}
        order by ${startsAt} ${order}, o.id ${order} limit ${limit}
      )) listed order by at ${order}, id ${order} limit ${limit}`
    : duties;
  return sql`
    with page as (${page})
    select ${columns}, ${carsOf(false)}, page.at::text as at, page.id::text as "cursorId"
    from page join booking_services s on s.id = page.id join bookings b on b.id = s.booking_id ${joins}
    order by page.at ${order}, page.id ${order}`;
}

/** All of one status by their pick-up, the latest first. */
const ofStatus = (): DutyView => ({
  where: sql`true`,
  trips: sql`true`,
  column: sql`d.pickup_at`,
  isDescending: true,
});

/** The rows of a page by their bookings, the newest first; each with its next duty. */
function byBookings({ view, city, after, limit }: Slice): SQL {
  const isDue = view === 'unpaid' ? sql`b.total_paise > b.received_paise` : undefined;
  const beyond = after && sql`(b.made_at, b.id) < (${after.at}::timestamptz, ${after.id}::bigint)`;
  const inCity = city && sql`exists (select 1 from duties x where x.booking_id = b.id and x.city = ${city})`;
  const which = both(sql`b.erased_at is null`, isDue, inCity || undefined, beyond || undefined);
  return sql`
    with page as (
      select b.id, b.made_at as at from bookings b where ${which}
      order by b.made_at desc, b.id desc limit ${limit}
    )
    select ${columns}, ${carsOf(true)}, page.at::text as at, page.id::text as "cursorId"
    from page join bookings b on b.id = page.id ${mainService} ${joins}
    order by page.at desc, page.id desc`;
}

export function bookingSlice(slice: Slice): SQL {
  const view = dutyView(slice) ?? (slice.status ? ofStatus() : undefined);
  return view && (slice.period || slice.view !== 'unpaid') ? byDuties(view, slice) : byBookings(slice);
}

type Row = Omit<ListedBooking, 'ride'> &
  Omit<ListedRide, 'status' | 'pickupAt'> & {
    status: ListedRide['status'] | null;
    pickupAt: string | null;
    at: string;
    cursorId: string;
  };

export type ListedRow = ListedBooking & { cursor: Cursor };

/** The driver returns times of raw queries as text. */
function present(row: Row): ListedRow {
  const { at, cursorId, status, isClosed, fromName, toName, cityName, ...rest } = row;
  const { pickupAt, plate, driver, cars, ...booking } = rest;
  const ride = { isClosed, fromName, toName, cityName, plate, driver, cars };
  return {
    ...booking,
    ride: status && pickupAt ? { ...ride, status, pickupAt: new Date(pickupAt) } : null,
    cursor: { at, id: cursorId },
  };
}

export const selectSlice = async (db: Queryable, slice: Slice): Promise<ListedRow[]> =>
  (await db.execute<Row>(bookingSlice(slice))).rows.map(present);

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** The newest bookings of these customers, and those merged into them, or with this id. */
export const bookingsFound = (
  customerIds: readonly string[],
  bookingId: string | undefined,
  limit: number,
): SQL => sql`
  with asked as (
    select id from customers where id = any(${listOf(customerIds)})
    union select id from customers where merged_into = any(${listOf(customerIds)}) and merged_into is not null
  ),
  found as (
    select newest.id from asked cross join lateral (
      select b.id from bookings b where b.customer_id = asked.id order by b.id desc limit ${limit}
    ) newest
    union select id from bookings where id = ${bookingId ?? '0'}::bigint
  )
  select ${columns}, ${carsOf(true)}, b.made_at::text as at, b.id::text as "cursorId"
  from found join bookings b on b.id = found.id and b.erased_at is null
  ${mainService} ${joins}
  order by b.id = ${bookingId ?? '0'}::bigint desc, b.id desc limit ${limit}`;

export const selectFound = async (
  db: Queryable,
  customerIds: readonly string[],
  bookingId: string | undefined,
  limit: number,
): Promise<ListedBooking[]> =>
  (await db.execute<Row>(bookingsFound(customerIds, bookingId, limit))).rows.map(present);

import { type SQL, sql } from 'drizzle-orm';
import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  both,
  type Found,
  isFound,
  isOwnedBy,
  isPart,
  isUnconfirmed,
  todoConditions,
  tripOfService,
} from './conditions-store.ts';
import type { ListedService, ListFilter, ServiceScope } from './operations.ts';

/** Where a page goes on: the day that the list is sorted by, the time, and the id. */
export type ServiceCursor = { at: string; starts: string; id: string };

export type ServiceSlice = Pick<ListFilter, 'kind' | 'state' | 'owner'> & {
  scope: ServiceScope;
  today: string;
  found: Found | undefined;
  after: ServiceCursor | undefined;
  limit: number;
};

type Order = { where: SQL; at: SQL; starts: SQL };

const byDay = { at: sql`s.on_day`, starts: sql`s.starts` };

function orderOf({ scope, today }: Pick<ServiceSlice, 'scope' | 'today'>): Order {
  switch (scope.list) {
    case 'days':
      return {
        where: sql`${isPart} and s.on_day between ${scope.firstDay}::date and ${scope.lastDay}::date`,
        ...byDay,
      };
    case 'supplier':
      return {
        where: sql`s.supplier_id = ${scope.supplierId}::bigint and s.on_day >= ${today}::date and ${isUnconfirmed}`,
        ...byDay,
      };
    case 'holds':
      return { where: todoConditions.holds(today), at: sql`s.held_until`, starts: sql`''::text` };
    default:
      return { where: todoConditions[scope.list](today), ...byDay };
  }
}

function partsOf(slice: ServiceSlice): SQL {
  const { kind, state, owner, found, after, limit } = slice;
  const { where, at, starts } = orderOf(slice);
  const which = both(
    sql`b.erased_at is null`,
    where,
    kind && sql`s.kind = ${kind}`,
    state && sql`s.state = ${state}`,
    isOwnedBy(owner),
    found && isFound(found),
    after && sql`(${at}, ${starts}, s.id) > (${after.at}::date, ${after.starts}::text, ${after.id}::bigint)`,
  );
  return sql`
    select s.id, ${at} as at, ${starts} as starts
    from booking_services s ${tripOfService} where ${which}
    order by ${at}, ${starts}, s.id limit ${limit}`;
}

const rideDay = sql`timezone('Asia/Kolkata', d.pickup_at)::date`;
const rideStarts = sql`to_char(timezone('Asia/Kolkata', d.pickup_at), 'HH24:MI')`;
/** A ride is promised as soon as it is booked. */
const rideState = sql`case when d.status in ('cancelled', 'no-show') then 'cancelled'
  when d.status = 'done' then 'used' else 'confirmed' end`;

/** The rides of trips in these days, which are few beside the rides of cab bookings. */
function ridesOf(slice: ServiceSlice): SQL | undefined {
  const { scope, kind, state, owner, found, after, limit } = slice;
  if (scope.list !== 'days' || (kind && kind !== 'cab')) return undefined;
  const from = startOfDayInIndia(after && after.at > scope.firstDay ? after.at : scope.firstDay);
  const which = both(
    sql`d.pickup_at >= ${from} and d.pickup_at < ${startOfDayInIndia(daysAfter(scope.lastDay, 1))}`,
    sql`b.kind <> 'cab' and b.cancelled_at is null and b.erased_at is null`,
    state && sql`${rideState} = ${state}`,
    isOwnedBy(owner),
    found && isFound(found),
    after &&
      sql`(${rideDay}, ${rideStarts}, d.id) > (${after.at}::date, ${after.starts}::text, ${after.id}::bigint)`,
  );
  return sql`
    select d.id, ${rideDay} as at, ${rideStarts} as starts
    from duties d join bookings b on b.id = d.booking_id join booking_services s on s.id = d.id where ${which}
    order by d.pickup_at, d.id limit ${limit}`;
}

/** The services of one page. */
export function serviceSlice(slice: ServiceSlice): SQL {
  const parts = partsOf(slice);
  const rides = ridesOf(slice);
  const listed = rides
    ? sql`select * from ((${parts}) union all (${rides})) listed order by at, starts, id limit ${slice.limit}`
    : parts;
  return sql`
    with page as materialized (${listed})
    select s.id::text, s.booking_id::text as "bookingId", s.kind, s.title, s.nights,
      coalesce(${rideDay}, s.on_day)::text as "onDay", page.starts as "pageStarts",
      case when d.id is null then s.starts else ${rideStarts} end as starts,
      case when d.id is null then s.state else ${rideState} end as state,
      s.held_until::text as "heldUntil", s.confirmation, s.supplier_id::text as "supplierId",
      coalesce(u.name, '') as "supplierName", p.name as customer, p.phone_e164 as "phoneE164",
      coalesce(k.title, '') as "tripTitle", b.owner_id::text as "ownerId",
      coalesce(c.plate, '') as plate, coalesce(r.name, '') as driver, page.at::text as at
    from page join booking_services s on s.id = page.id join bookings b on b.id = s.booking_id
    join customers q on q.id = b.customer_id join customers p on p.id = coalesce(q.merged_into, q.id)
    left join suppliers u on u.id = s.supplier_id
    left join booking_services k on k.booking_id = b.id and k.kind = 'package'
    left join duties d on d.id = s.id left join cars c on c.id = d.car_id left join drivers r on r.id = d.driver_id
    order by page.at, page.starts, page.id`;
}

type Row = Omit<ListedService, 'supplier'> & {
  supplierId: string | null;
  supplierName: string;
  at: string;
  pageStarts: string;
};

export type ListedServiceRow = ListedService & { cursor: ServiceCursor };

const present = ({ supplierId, supplierName, at, pageStarts, ...row }: Row): ListedServiceRow => ({
  ...row,
  supplier: supplierId === null ? null : { id: supplierId, name: supplierName },
  cursor: { at, starts: pageStarts, id: row.id },
});

export const selectServiceSlice = async (db: Queryable, slice: ServiceSlice): Promise<ListedServiceRow[]> =>
  (await db.execute<Row>(serviceSlice(slice))).rows.map(present);

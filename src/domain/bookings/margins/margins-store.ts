import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#domain/bookings/figures/period.ts';
import type { Queryable } from '#platform/database/db.ts';

export type TripMargin = {
  bookingId: string;
  customer: string;
  title: string;
  /** Who sold it. */
  ownerId: string | null;
  owner: string;
  /** Before taxes, which are not the agency's. */
  soldPaise: number;
  costPaise: number;
  /** Services whose cost is not known yet; as `needsCost` of one trip. */
  missing: number;
};

/**
 * Trips that end in the period, found by the index of their last day; cancelled ones sold nothing. `offset 0` has each package looked up
 * by its trip, where a join would read all packages.
 */
export const tripMargins = ({ firstDay, lastDay }: Period): SQL => sql`
  select b.id::text as "bookingId", coalesce(p.name, '') as customer, coalesce(s.title, '') as title,
    b.owner_id::text as "ownerId", coalesce(u.name, '') as owner,
    (k.subtotal_paise - k.discount_paise)::float8 as "soldPaise", coalesce(c.cost, 0)::float8 as "costPaise",
    c.missing::int as missing
  from bookings b cross join lateral (select * from booking_packages where booking_id = b.id offset 0) k
  join booking_services s on s.id = k.id
  join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
  left join staff_users u on u.id = b.owner_id
  cross join lateral (
    select sum(x.cost_paise) as cost,
      count(*) filter (where x.kind not in ('cab', 'package') and x.state <> 'cancelled' and x.cost_paise is null) as missing
    from booking_services x where x.booking_id = b.id
  ) c
  where b.kind <> 'cab' and b.last_day between ${firstDay}::date and ${lastDay}::date and b.cancelled_at is null
    and b.erased_at is null
  order by b.last_day desc, b.id desc`;

export const selectTripMargins = async (db: Queryable, period: Period): Promise<TripMargin[]> =>
  (await db.execute<TripMargin>(tripMargins(period))).rows;

import { sql } from 'drizzle-orm';
import { fareEstimates, stops } from '#domain/fares/fares-table.ts';
import type { CarType } from '#domain/fares/rates.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Places as they were typed are not named, because they may be a customer's address. */
export type RouteCount = {
  kind: 'route' | 'by-hours' | 'other-places';
  from: string;
  to: string;
  estimates: number;
  enquiries: number;
};

type CountRow = RouteCount & {
  fromSlug: string;
  toSlug: string;
  allEstimates: number;
  allEnquiries: number;
};

/** Estimates and enquiries by route, the most asked for first. Both directions are one route. */
export async function selectByRoute(
  db: Queryable,
  day: string,
  start: Date,
  limit: number,
): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    with asked as (
      select ${fareEstimates.tripType} as type, ${fareEstimates.fromSlug} as one, ${fareEstimates.toSlug} as other,
        ${fareEstimates.count} as estimates, 0 as enquiries
      from ${fareEstimates} where ${fareEstimates.day} >= ${day}
      union all
      select trip->>'trip', trip->>'fromSlug', trip->>'toSlug', 0, 1
      from enquiries where trip is not null and received_at >= ${start.toISOString()}::timestamptz and stage <> 'spam'
    ), named as (
      select least(one, other) as one, greatest(one, other) as other, estimates, enquiries,
        case when type in ('local', 'sightseeing') then 'by-hours' when '' in (one, other) then 'other-places'
          else 'route' end as kind
      from asked
    ), counted as (
      select kind, case when kind = 'route' then one else '' end as one,
        case when kind = 'route' then other else '' end as other,
        sum(estimates)::int as estimates, sum(enquiries)::int as enquiries
      from named group by 1, 2, 3
    )
    select counted.kind, coalesce(a.name, one) as "from", coalesce(b.name, other) as "to",
      one as "fromSlug", other as "toSlug", estimates, enquiries,
      (sum(estimates) over ())::int as "allEstimates", (sum(enquiries) over ())::int as "allEnquiries"
    from counted
      left join ${stops} a on a.slug = one and a.ended_at is null
      left join ${stops} b on b.slug = other and b.ended_at is null
    order by estimates + enquiries desc, one, other limit ${limit}`);
  return rows;
}

/** Enquiries with a trip by car type, where one was chosen. Estimates show every car type, so they are not counted by car. */
export async function selectByCar(
  db: Queryable,
  start: Date,
): Promise<{ car: CarType; enquiries: number }[]> {
  const { rows } = await db.execute<{ car: CarType; enquiries: number }>(sql`
    select trip->>'car' as car, count(*)::int as enquiries
    from enquiries where trip->>'car' <> '' and received_at >= ${start.toISOString()}::timestamptz and stage <> 'spam'
    group by 1 order by 2 desc, 1`);
  return rows;
}

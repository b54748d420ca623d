import { sql } from 'drizzle-orm';
import type { TripType } from '#domain/fares/trip.ts';
import type { Queryable } from '#platform/database/db.ts';

export type CountedTrip = { day: string; trip: TripType; from: string; to: string; count: number };

/** Trips without a known route are counted together, so that typed names cannot fill the table. */
export async function addCounts(db: Queryable, counted: readonly CountedTrip[]): Promise<void> {
  await db.execute(sql`
    insert into fare_estimates (day, trip_type, from_slug, to_slug, count)
    select day, trip, coalesce(route.from_slug, ''), coalesce(route.to_slug, ''), sum(count)
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (day date, trip text, "from" text, "to" text, count int)
    left join lateral (
      select counted."from" as from_slug, counted."to" as to_slug from routes
      where ended_at is null
        and least(from_slug, to_slug) = least(counted."from", counted."to")
        and greatest(from_slug, to_slug) = greatest(counted."from", counted."to")
    ) as route on true
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (day, trip_type, from_slug, to_slug) do update set count = fare_estimates.count + excluded.count
  `);
}

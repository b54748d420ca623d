import { type SQL, sql } from 'drizzle-orm';
import { countedStatuses } from '#domain/bookings/duty-status.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

/** The first moment of a period, and the first one after it. */
export type Moments = { from: Date; to: Date };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const isCounted = sql.raw(`d.status in (${countedStatuses.map((status) => `'${status}'`).join(', ')})`);
/** Closed statements, else the agreed fare. */
const paise = sql.raw('coalesce(d.statement_paise, d.fare_paise)');

export type DutyDay = {
  day: string;
  carType: CarType;
  city: City;
  duties: number;
  km: number;
  paise: number;
  closed: number;
  late: number;
  /** How many say when the driver reached the pick-up. */
  reached: number;
};

/** By the day of the pick-up; an index-only scan of the period. */
export const dutyDays = ({ from, to }: Moments): SQL => sql`
  select to_char(d.pickup_at at time zone ${indiaTimeZone}, 'YYYY-MM-DD') as day, d.car_type as "carType", d.city,
    count(*)::int as duties, coalesce(sum(d.counted_km), 0)::int as km, sum(${paise})::float8 as paise,
    count(d.statement_paise)::int as closed, count(d.reached_at)::int as reached,
    count(*) filter (where d.reached_at - d.pickup_at > interval '10 minutes')::int as late
  from duties d
  where d.pickup_at >= ${at(from)} and d.pickup_at < ${at(to)} and ${isCounted}
  group by 1, 2, 3`;

export const selectDutyDays = async (db: Queryable, moments: Moments): Promise<DutyDay[]> =>
  (await db.execute<DutyDay>(dutyDays(moments))).rows;

export type CarFigures = {
  id: string;
  plate: string;
  carType: CarType;
  city: City;
  partner: string;
  duties: number;
  km: number;
  paise: number;
  hours: number;
  availableHours: number;
};

/**
 * What each car did. A duty lasts at most 31 days, so one that reaches into the period began no earlier. Hours count up
 * to this moment: from the start to the end that were entered, else as planned.
 */
export function carFigures({ from, to }: Moments, now: Date): SQL {
  const until = now < to ? now : to;
  const [starts, ends] = [
    sql.raw('coalesce(d.started_at, d.pickup_at)'),
    sql.raw('coalesce(d.ended_at, d.ends_at)'),
  ];
  const isInside = sql`d.pickup_at >= ${at(from)}`;
  return sql`
    with driven as (
      select d.car_id, count(*) filter (where ${isInside}) as duties,
        sum(d.counted_km) filter (where ${isInside}) as km, sum(${paise}) filter (where ${isInside}) as paise,
        sum(greatest(0, extract(epoch from least(${ends}, ${at(until)}) - greatest(${starts}, ${at(from)}))))
          filter (where d.status in ('on-the-way', 'on-duty', 'done')) as seconds,
        min(${starts}) as first_start
      from duties d
      where d.pickup_at >= ${at(from)} - interval '31 days' and d.pickup_at < ${at(to)} and d.car_id is not null
        and ${isCounted}
      group by d.car_id
    )
    -- A car is in use from its first duty on, also when staff added it later.
    select c.id::text as id, c.plate, c.car_type as "carType", c.city, coalesce(s.name, '') as partner,
      coalesce(driven.duties, 0)::int as duties, coalesce(driven.km, 0)::int as km,
      coalesce(driven.paise, 0)::float8 as paise, coalesce(driven.seconds, 0)::float8 / 3600 as hours,
      greatest(0, extract(epoch from least(c.ended_at, ${at(until)})
        - greatest(least(c.added_at, driven.first_start), ${at(from)})))::float8 / 3600
        as "availableHours"
    from cars c left join driven on driven.car_id = c.id left join suppliers s on s.id = c.supplier_id
    where driven.duties > 0 or (c.supplier_id is null and c.added_at < ${at(until)}
      and (c.ended_at is null or c.ended_at > ${at(from)}))
    order by c.city, c.car_type, c.plate, c.id`;
}

export const selectCarFigures = async (db: Queryable, moments: Moments, now: Date): Promise<CarFigures[]> =>
  (await db.execute<CarFigures>(carFigures(moments, now))).rows;

import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** Without the customers of the duties, staff members' data and technical columns. */
export async function selectDriverData(db: Queryable, { id }: { id: string }) {
  const mine = sql`(select id from duties where driver_id = ${id}::bigint)`;
  return {
    driver: await selectJsonRows(
      db,
      sql`select to_jsonb(d) - array['revision', 'changed_by', 'import_id', 'is_sample', 'supplier_id'] || jsonb_build_object(
            'city', (select name from cities where code = d.city),
            'partner', coalesce((select name from suppliers where id = d.supplier_id), '')) as row
          from drivers d where id = ${id}::bigint and erased_at is null`,
    ),
    daysOff: await selectJsonRows(
      db,
      sql`select to_jsonb(o) - array['made_by', 'driver_id'] as row from driver_days_off o
          where driver_id = ${id}::bigint order by first_day, id`,
    ),
    duties: await selectJsonRows(
      db,
      sql`select jsonb_build_object('id', d.id, 'booking', 'B' || d.booking_id, 'status', d.status,
            'trip_type', d.trip_type, 'city', (select name from cities where code = d.city), 'car', c.plate, 'pickup_at', d.pickup_at, 'ends_at', d.ends_at,
            'started_at', d.started_at, 'ended_at', d.ended_at) as row
          from duties d left join cars c on c.id = d.car_id
          where d.driver_id = ${id}::bigint order by d.pickup_at, d.id`,
    ),
    /** What the driver entered on duty slips. */
    entries: await selectJsonRows(
      db,
      sql`select to_jsonb(e) - array['entry_key', 'entered_by', 'removes_key'] as row from duty_entries e
          where duty_id in ${mine} and entered_by = '' order by id`,
    ),
    /** Cash that the driver collected. */
    collected: await selectJsonRows(
      db,
      sql`select to_jsonb(m) - array['entry_key', 'reference', 'reverses_id', 'utr'] as row from money_entries m
          where kind = 'collected-by-driver' and reverses_id is null
            and booking_id in (select booking_id from duties where driver_id = ${id}::bigint)
            and made_by = (select name from drivers where id = ${id}::bigint)
          order by id`,
    ),
  };
}

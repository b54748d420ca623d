import { sql } from 'drizzle-orm';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { ProblemCar, ProblemDriver, ProblemRide, ProblemRows } from './duty-problems.ts';

/** Written as in the constraints of the table. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

type RideRow = Omit<ProblemRide, 'pickupAt' | 'endsAt'> & { pickupAt: string; endsAt: string };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

type Period = { from: Date; to: Date };

/** By the index on `during`. */
export const openRides = ({ from, to }: Period) => sql`
  select d.id::text as id, d.booking_id::text as "bookingId", d.status, d.trip_type as "tripType", d.city,
    d.car_type as "carType", d.from_slug as "fromSlug", d.to_slug as "toSlug",
    to_json(d.pickup_at)#>>'{}' as "pickupAt", to_json(d.ends_at)#>>'{}' as "endsAt",
    d.car_id::text as "carId", d.driver_id::text as "driverId"
  from duties d
  where d.during && tstzrange(${at(from)}, ${at(to)}) and ${isOpen}
    and (d.car_id is not null or d.driver_id is not null)
  order by d.pickup_at, d.id`;

const idsOf = (ids: readonly (string | null)[]) =>
  sql`${sql.param([...new Set(ids.filter((id) => id !== null))])}::bigint[]`;

/** The open duties of a time with the papers of their cars, and the licences and days off of their drivers. */
export async function selectProblemRows(db: Queryable, period: Period): Promise<ProblemRows> {
  const { rows } = await db.execute<RideRow>(openRides(period));
  const rides = rows.map((row) => ({
    ...row,
    pickupAt: new Date(row.pickupAt),
    endsAt: new Date(row.endsAt),
  }));
  const [cars, drivers] = await Promise.all([
    db.execute<ProblemCar>(sql`
      select car_id::text as id,
        json_agg(json_build_object('kind', kind, 'number', '', 'expiresOn', expires_on) order by kind) as papers
      from car_papers where car_id = any (${idsOf(rides.map(({ carId }) => carId))})
      group by car_id`),
    db.execute<ProblemDriver>(sql`
      select r.id::text as id, r.licence_expires_on::text as "licenceExpiresOn",
        (select coalesce(json_agg(json_build_object('id', o.id::text, 'firstDay', o.first_day, 'lastDay', o.last_day,
           'reason', o.reason) order by o.first_day), '[]')
         from driver_days_off o where o.driver_id = r.id and o.last_day >= (${at(period.from)} at time zone 'Asia/Kolkata')::date
         ) as "daysOff"
      from drivers r where r.id = any (${idsOf(rides.map(({ driverId }) => driverId))})`),
  ]);
  return { rides, cars: cars.rows, drivers: drivers.rows };
}

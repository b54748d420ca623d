import { type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { FleetRide } from './fleet-calendar.ts';
import type { OpenDuty } from './propose-day.ts';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Written as in the constraints and partial indexes, so that the planner of the database uses them. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

const rideColumns = sql.raw(
  `d.id::text as id, d.booking_id::text as "bookingId", d.trip_type as "tripType", d.from_slug as "fromSlug",
   d.to_slug as "toSlug", d.from_name as "fromName", d.to_name as "toName", d.car_id::text as "carId",
   d.driver_id::text as "driverId", to_json(d.pickup_at)#>>'{}' as "pickupAt", to_json(d.ends_at)#>>'{}' as "endsAt"`,
);

type Stored<Ride extends FleetRide> = Omit<Ride, 'pickupAt' | 'endsAt'> & {
  pickupAt: string;
  endsAt: string;
};

async function ridesOf<Ride extends FleetRide>(db: Queryable, query: SQL): Promise<Ride[]> {
  const { rows } = await db.execute<Stored<Ride>>(query);
  return rows.map(
    (row) => ({ ...row, pickupAt: new Date(row.pickupAt), endsAt: new Date(row.endsAt) }) as unknown as Ride,
  );
}

export type DayFilter = { from: Date; to: Date; city: City | undefined; carType: CarType | undefined };

/** Duties that begin in the period and miss a car or a driver. */
export const selectOpenDuties = (
  db: Queryable,
  { from, to, city, carType }: DayFilter,
): Promise<OpenDuty[]> =>
  ridesOf<OpenDuty>(
    db,
    sql`
    select ${rideColumns}, d.revision, d.car_type as "carType", d.city,
      coalesce(nullif(d.passenger_name, ''), p.name) as customer
    from duties d join bookings b on b.id = d.booking_id join customers p on p.id = b.customer_id
    where d.pickup_at >= ${at(from)} and d.pickup_at < ${at(to)}
      and d.status in ('requested', 'confirmed') and (d.car_id is null or d.driver_id is null)
      ${city === undefined ? sql`` : sql`and d.city = ${city}`}
      ${carType === undefined ? sql`` : sql`and d.car_type = ${carType}`}
    order by d.pickup_at, d.id`,
  );

/** What cars and drivers do in the period. */
export const selectFleetRides = (
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<FleetRide[]> =>
  ridesOf<FleetRide>(
    db,
    sql`
    select ${rideColumns} from duties d
    where d.during && tstzrange(${at(from)}, ${at(to)}) and ${isOpen}
      and (d.car_id is not null or d.driver_id is not null)
    order by d.pickup_at, d.id`,
  );

import { type SQL, sql } from 'drizzle-orm';
import { type DetailsFor, namesFor } from '#domain/bookings/booking-fields.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { selectedFields } from '#domain/bookings/duty-store.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { Queryable } from '#platform/database/db.ts';

export type BoardFilter = { from: Date; to: Date; city: City | undefined; carType: CarType | undefined };

/** A duty as the board shows it. */
export type BoardDuty = DetailsFor<'board'> & {
  id: string;
  bookingId: string;
  customer: string;
  phone: string;
  status: DutyStatus;
  tripType: TripType;
  city: City;
  carType: CarType;
  fromName: string;
  toName: string;
  passengers: number | null;
  pickupAt: Date;
  endsAt: Date;
  carId: string | null;
  driverId: string | null;
  revision: number;
  isClosed: boolean;
  /** The car types of all live rides of its booking, where it has several. */
  rides: string[];
};

type Row = Omit<BoardDuty, 'pickupAt' | 'endsAt'> & { pickupAt: string; endsAt: string };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

const ridesOf = sql`(
  select case when count(*) > 1 then json_agg(t.name order by o.pickup_at, o.id) else '[]' end
  from duties o join car_types t on t.code = o.car_type
  where o.booking_id = d.booking_id and o.status not in ('cancelled', 'no-show'))`;

/** Everything that touches the period, by the index on `during`. */
export const boardDuties = ({ from, to, city, carType }: BoardFilter): SQL => sql`
  select d.id::text as id, d.booking_id::text as "bookingId",
    coalesce(nullif(d.passenger_name, ''), p.name) as customer,
    coalesce(nullif(d.passenger_phone, ''), p.phone_e164) as phone,
    d.status, d.trip_type as "tripType", d.city, d.car_type as "carType", d.from_name as "fromName",
    d.to_name as "toName", ${selectedFields(namesFor('board'))}, d.passengers,
    to_json(d.pickup_at)#>>'{}' as "pickupAt", to_json(d.ends_at)#>>'{}' as "endsAt",
    d.car_id::text as "carId", d.driver_id::text as "driverId", d.revision, d.closed_at is not null as "isClosed",
    ${ridesOf} as rides
  from duties d join bookings b on b.id = d.booking_id join customers p on p.id = b.customer_id
  where d.during && tstzrange(${at(from)}, ${at(to)})
    ${city === undefined ? sql`` : sql`and d.city = ${city}`}
    ${carType === undefined ? sql`` : sql`and d.car_type = ${carType}`}
  order by d.pickup_at, d.id`;

export async function selectBoardDuties(db: Queryable, filter: BoardFilter): Promise<BoardDuty[]> {
  const { rows } = await db.execute<Row>(boardDuties(filter));
  return rows.map((row) => ({
    ...row,
    pickupAt: new Date(row.pickupAt),
    endsAt: new Date(row.endsAt),
  }));
}

export type BoardCar = {
  id: string;
  plate: string;
  carType: CarType;
  model: string;
  city: City;
  partner: string;
  isEnded: boolean;
  /** The first paper to expire. */
  expiresOn: string | null;
};

const idArray = (ids: readonly string[]) => sql`${sql.param(ids)}::bigint[]`;

/** All in use, and those out of use that have a duty on the board. */
export async function selectBoardCars(
  db: Queryable,
  { city, withDuties }: { city: City | undefined; withDuties: readonly string[] },
): Promise<BoardCar[]> {
  const { rows } = await db.execute<BoardCar>(sql`
    select c.id::text as id, c.plate, c.car_type as "carType", c.model, c.city, coalesce(s.name, '') as partner,
      c.ended_at is not null as "isEnded",
      (select min(expires_on)::text from car_papers where car_id = c.id) as "expiresOn"
    from cars c left join suppliers s on s.id = c.supplier_id
    where (c.ended_at is null ${city === undefined ? sql`` : sql`and c.city = ${city}`}) or c.id = any (${idArray(withDuties)})
    order by c.city, c.car_type, c.plate, c.id`);
  return rows;
}

export type BoardDriver = {
  id: string;
  name: string;
  phone: string;
  city: City;
  partner: string;
  isEnded: boolean;
  licenceExpiresOn: string | null;
  /** The first reason for which they are off in the period; `null` when they are not. */
  off: { firstDay: string; lastDay: string; reason: string } | null;
};

export async function selectBoardDrivers(
  db: Queryable,
  {
    city,
    withDuties,
    firstDay,
    lastDay,
  }: { city: City | undefined; withDuties: readonly string[]; firstDay: string; lastDay: string },
): Promise<BoardDriver[]> {
  const { rows } = await db.execute<BoardDriver>(sql`
    select r.id::text as id, r.name, r.phone_e164 as phone, r.city, coalesce(s.name, '') as partner,
      r.ended_at is not null as "isEnded",
      r.licence_expires_on::text as "licenceExpiresOn",
      (select json_build_object('firstDay', first_day, 'lastDay', last_day, 'reason', reason) from driver_days_off
       where driver_id = r.id and last_day >= ${firstDay}::date and first_day <= ${lastDay}::date
       order by first_day limit 1) as off
    from drivers r left join suppliers s on s.id = r.supplier_id
    where (r.ended_at is null ${city === undefined ? sql`` : sql`and r.city = ${city}`}) or r.id = any (${idArray(withDuties)})
    order by r.city, lower(r.name), r.id`);
  return rows;
}

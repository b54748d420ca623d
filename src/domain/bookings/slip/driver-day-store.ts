import { type SQL, sql } from 'drizzle-orm';
import type { Duty } from '#domain/bookings/booking.ts';
import { type DetailName, detailNames } from '#domain/bookings/booking-fields.ts';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import { selectedFields, storedLeftOut } from '#domain/bookings/duty-store.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { driverDue } from './due-store.ts';
import type { DriverDue } from './slip-text.ts';

/** Without the customer's code. */
export type DriverDayDuty = Pick<
  Duty,
  | DetailName
  | 'id'
  | 'bookingId'
  | 'tripType'
  | 'cityName'
  | 'fromName'
  | 'toName'
  | 'stops'
  | 'pickupAt'
  | 'km'
  | 'hours'
  | 'days'
  | 'fare'
  | 'leftOut'
> &
  DriverDue & {
    customer: string;
    phone: string;
    car: string;
    model: string;
    driverId: string;
    driver: string;
    driverPhone: string;
    /** The token of the driver's link as it is stored; empty when there is none. */
    storedToken: string;
    openedAt: Date | null;
    /** The driver has this day off; the reason may be empty. `null` when not. */
    dayOff: string | null;
  };

type Row = Omit<DriverDayDuty, 'pickupAt' | 'openedAt' | 'leftOut'> &
  Parameters<typeof storedLeftOut>[0] & { pickupAt: string; openedAt: string | null };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Written as in the partial index, so that the planner uses it. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

/** The open duties that begin in this time and have a driver, in the order of their pick-up. */
export const driverDay = ({ from, to }: { from: Date; to: Date }): SQL => sql`
  select d.id::text as id, d.booking_id::text as "bookingId", d.trip_type as "tripType", (select name from cities where code = d.city) as "cityName",
    d.from_name as "fromName", d.to_name as "toName", d.stops, ${selectedFields(detailNames)},
    to_json(d.pickup_at)#>>'{}' as "pickupAt", d.km, d.hours::float8 as hours, d.days, d.fare,
    d.left_out as "leftOut", d.tolls_included as "tollsIncluded",
    coalesce(nullif(d.passenger_name, ''), p.name) as customer,
    coalesce(nullif(d.passenger_phone, ''), p.phone_e164) as phone,
    coalesce(c.plate, '') as car, coalesce(c.model, '') as model, ${driverDue},
    r.id::text as "driverId", r.name as driver, r.phone_e164 as "driverPhone",
    d.driver_token_encrypted as "storedToken", to_json(d.driver_opened_at)#>>'{}' as "openedAt",
    (select o.reason from driver_days_off o where o.driver_id = r.id
       and (d.pickup_at at time zone ${indiaTimeZone})::date between o.first_day and o.last_day limit 1) as "dayOff"
  from duties d
  join bookings b on b.id = d.booking_id
  join customers own on own.id = b.customer_id
  join customers p on p.id = coalesce(own.merged_into, own.id)
  join drivers r on r.id = d.driver_id
  left join cars c on c.id = d.car_id
  where ${isOpen} and d.pickup_at >= ${at(from)} and d.pickup_at < ${at(to)}
  order by d.pickup_at, d.id`;

export async function selectDriverDay(
  db: Queryable,
  period: { from: Date; to: Date },
): Promise<DriverDayDuty[]> {
  const { rows } = await db.execute<Row>(driverDay(period));
  return rows.map(({ tollsIncluded, ...row }) => ({
    ...row,
    leftOut: storedLeftOut({ ...row, tollsIncluded }),
    pickupAt: new Date(row.pickupAt),
    openedAt: row.openedAt === null ? null : new Date(row.openedAt),
  }));
}

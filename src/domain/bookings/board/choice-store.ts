import { sql } from 'drizzle-orm';
import type { Duty } from '#domain/bookings/booking.ts';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Written as in the constraints of the table. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

/** A duty at the same time, with the car and the driver that it has. */
export type BusyFleet = {
  bookingId: string;
  carId: string | null;
  driverId: string | null;
  pickupAt: Date;
  endsAt: Date;
};

type Row = Omit<BusyFleet, 'pickupAt' | 'endsAt'> & { pickupAt: string; endsAt: string };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

export async function selectBusyFleet(
  db: Queryable,
  { id, pickupAt, endsAt }: Pick<Duty, 'id' | 'pickupAt' | 'endsAt'>,
): Promise<BusyFleet[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.booking_id::text as "bookingId", d.car_id::text as "carId", d.driver_id::text as "driverId",
      to_json(d.pickup_at)#>>'{}' as "pickupAt", to_json(d.ends_at)#>>'{}' as "endsAt"
    from duties d
    where d.during && tstzrange(${at(pickupAt)}, ${at(endsAt)}) and d.id <> ${id}::bigint and ${isOpen}
      and (d.car_id is not null or d.driver_id is not null)
    order by d.pickup_at`);
  return rows.map((row) => ({
    ...row,
    pickupAt: new Date(row.pickupAt),
    endsAt: new Date(row.endsAt),
  }));
}

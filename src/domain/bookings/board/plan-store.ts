import { eq, inArray, sql } from 'drizzle-orm';
import { duties } from '#domain/bookings/bookings-table.ts';
import { type DutyStatus, openStatuses } from '#domain/bookings/duty-status.ts';
import { endedLink } from '#domain/bookings/duty-store.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Neighbours, PlannedRide } from './plan-warnings.ts';

/** Written as in the constraints and partial indexes, so that the planner uses them. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

type Columns = 'car_id' | 'driver_id';
export type Resource = { column: Columns; id: string };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

export type Plan = {
  carId: string | null;
  driverId: string | null;
  pickupAt: Date;
  endsAt: Date;
  status: DutyStatus;
};

/** Another driver gets a link of their own, so the old one stops working. */
export async function updatePlan(tx: Tx, id: string, plan: Plan, hasOtherDriver: boolean): Promise<void> {
  const { carId, driverId, pickupAt, endsAt, status } = plan;
  await tx
    .update(duties)
    .set({
      carId: carId === null ? null : BigInt(carId),
      driverId: driverId === null ? null : BigInt(driverId),
      pickupAt,
      endsAt,
      status,
      revision: sql`${duties.revision} + 1`,
      ...(hasOtherDriver && endedLink),
    })
    .where(eq(duties.id, BigInt(id)));
}

/** Before two duties exchange what they have. */
export async function clearFleet(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(duties)
    .set({ carId: null, driverId: null })
    .where(inArray(duties.id, ids.map(BigInt)));
}

type Times = { startedAt?: Date | null; endedAt?: Date | null };

export async function updateStatus(tx: Tx, id: string, status: DutyStatus, times: Times): Promise<void> {
  await tx
    .update(duties)
    .set({ status, ...times, revision: sql`${duties.revision} + 1` })
    .where(eq(duties.id, BigInt(id)));
}

type NeighbourRow = {
  id: string;
  booking_id: string;
  trip_type: TripType;
  from_slug: string;
  to_slug: string;
  pickup_at: string;
  ends_at: string;
};

const rideOf = (row: NeighbourRow | undefined): PlannedRide | undefined =>
  row && {
    id: row.id,
    bookingId: row.booking_id,
    tripType: row.trip_type,
    fromSlug: row.from_slug,
    toSlug: row.to_slug,
    pickupAt: new Date(row.pickup_at),
    endsAt: new Date(row.ends_at),
  };

const rideColumns = sql.raw(
  `d.id::text as id, d.booking_id::text as booking_id, d.trip_type, d.from_slug, d.to_slug,
   to_json(d.pickup_at)#>>'{}' as pickup_at, to_json(d.ends_at)#>>'{}' as ends_at`,
);

type Between = { dutyId: string; pickupAt: Date };

/** The duties of a car or a driver just before and just after this one. */
export async function selectNeighbours(
  db: Queryable,
  { column, id }: Resource,
  { dutyId, pickupAt }: Between,
): Promise<Neighbours> {
  const ofIt = sql`from duties d where ${sql.raw(`d.${column}`)} = ${id}::bigint and d.id <> ${dutyId}::bigint and ${isOpen}`;
  const [before, after] = await Promise.all([
    db.execute<NeighbourRow>(sql`select ${rideColumns} ${ofIt} and d.pickup_at <= ${at(pickupAt)}
      order by d.pickup_at desc limit 1`),
    db.execute<NeighbourRow>(sql`select ${rideColumns} ${ofIt} and d.pickup_at > ${at(pickupAt)}
      order by d.pickup_at limit 1`),
  ]);
  return { before: rideOf(before.rows[0]), after: rideOf(after.rows[0]) };
}

type TakenRow = { booking_id: string; customer: string; pickup_at: string; ends_at: string };
export type TakenBy = { bookingId: string; customer: string; pickupAt: Date; endsAt: Date };

/** The duty that has the car or the driver at that time. */
export async function selectTakenBy(
  db: Queryable,
  { column, id }: Resource,
  { dutyId, pickupAt, endsAt }: Between & { endsAt: Date },
): Promise<TakenBy | undefined> {
  const { rows } = await db.execute<TakenRow>(sql`
    select d.booking_id::text as booking_id, coalesce(nullif(d.passenger_name, ''), p.name) as customer,
      to_json(d.pickup_at)#>>'{}' as pickup_at, to_json(d.ends_at)#>>'{}' as ends_at
    from duties d join bookings b on b.id = d.booking_id join customers p on p.id = b.customer_id
    where ${sql.raw(`d.${column}`)} = ${id}::bigint and d.id <> ${dutyId}::bigint and ${isOpen}
      and d.during && tstzrange(${at(pickupAt)}, ${at(endsAt)})
    order by d.pickup_at limit 1`);
  const [row] = rows;
  return (
    row && {
      bookingId: row.booking_id,
      customer: row.customer,
      pickupAt: new Date(row.pickup_at),
      endsAt: new Date(row.ends_at),
    }
  );
}

export async function selectPlate(db: Queryable, carId: string): Promise<string> {
  const { rows } = await db.execute<{ plate: string }>(
    sql`select plate from cars where id = ${carId}::bigint`,
  );
  return rows[0]?.plate ?? '';
}

export async function selectDriverName(db: Queryable, driverId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from drivers where id = ${driverId}::bigint`,
  );
  return rows[0]?.name ?? '';
}

/** Who changed the duty last; empty for the driver or the customer. */
export async function selectLastActor(
  db: Queryable,
  { bookingId, dutyId }: { bookingId: string; dutyId: string },
): Promise<string> {
  const { rows } = await db.execute<{ actor_name: string }>(sql`
    select actor_name from booking_events where booking_id = ${bookingId}::bigint and duty_id = ${dutyId}::bigint
    order by at desc, id desc limit 1`);
  return rows[0]?.actor_name ?? '';
}

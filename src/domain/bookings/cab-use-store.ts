import { count, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { duties } from './bookings-table.ts';
import { openStatuses } from './duty-status.ts';
import { cars, drivers } from './fleet-table.ts';

type Counted = { code: string; total: number }[];

const mapOf = (rows: Counted): ReadonlyMap<string, number> =>
  new Map(rows.map(({ code, total }) => [code, total]));

/** Duties that are still to be driven. */
export async function countDutiesBy(
  db: Queryable,
  field: 'carType' | 'city',
): Promise<ReadonlyMap<string, number>> {
  const code = duties[field];
  const rows = await db
    .select({ code, total: count() })
    .from(duties)
    .where(inArray(duties.status, [...openStatuses]))
    .groupBy(code);
  return mapOf(rows);
}

/** Cars in use. */
export async function countCarsBy(
  db: Queryable,
  field: 'carType' | 'city',
): Promise<ReadonlyMap<string, number>> {
  const code = cars[field];
  const rows = await db.select({ code, total: count() }).from(cars).where(isNull(cars.endedAt)).groupBy(code);
  return mapOf(rows);
}

/** Drivers in use. */
export async function countDriversByCity(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: drivers.city, total: count() })
    .from(drivers)
    .where(isNull(drivers.endedAt))
    .groupBy(drivers.city);
  return mapOf(rows);
}

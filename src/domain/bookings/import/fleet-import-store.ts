import { isNull, sql } from 'drizzle-orm';
import { type CarRow, carValues } from '#domain/bookings/cars/car-store.ts';
import type { DriverRow } from '#domain/bookings/drivers/driver-store.ts';
import { carPapers, cars, driverDaysOff, drivers } from '#domain/bookings/fleet-table.ts';
import { batchesOf } from '#domain/sheet-import/batches.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import type { ImportedDriver } from './driver-row.ts';

export type ActiveCar = { id: bigint; plate: string; carType: CarRow['carType'] };

export const selectCarsInUse = (db: Queryable): Promise<ActiveCar[]> =>
  db.select({ id: cars.id, plate: cars.plate, carType: cars.carType }).from(cars).where(isNull(cars.endedAt));

export type ActiveDriver = { id: bigint; name: string; phoneE164: string };

export const selectDriversInUse = (db: Queryable): Promise<ActiveDriver[]> =>
  db
    .select({ id: drivers.id, name: drivers.name, phoneE164: drivers.phoneE164 })
    .from(drivers)
    .where(sql`${drivers.endedAt} is null and ${drivers.phoneE164} <> ''`);

export async function insertCars(
  tx: Tx,
  importId: bigint,
  changedBy: string,
  rows: readonly CarRow[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const added = await tx
      .insert(cars)
      .values(batch.map((car) => ({ ...carValues(car), changedBy, importId })))
      .returning({ id: cars.id, plate: cars.plate });
    const idOf = new Map(added.map(({ id, plate }) => [plate, id]));
    const papers = batch.flatMap((car) =>
      car.papers.map((paper) => ({ ...paper, carId: idOf.get(car.plate) ?? 0n })),
    );
    if (papers.length > 0) await tx.insert(carPapers).values(papers);
  }
}

export async function insertDrivers(
  tx: Tx,
  importId: bigint,
  changedBy: string,
  rows: readonly (DriverRow & Pick<ImportedDriver, 'daysOff'>)[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const added = await tx
      .insert(drivers)
      .values(batch.map(({ daysOff: _daysOff, ...driver }) => ({ ...driver, changedBy, importId })))
      .returning({ id: drivers.id, phoneE164: drivers.phoneE164 });
    const idOf = new Map(added.map(({ id, phoneE164 }) => [phoneE164, id]));
    const daysOff = batch.flatMap((driver) =>
      driver.daysOff.map((off) => ({
        ...off,
        driverId: idOf.get(driver.phoneE164) ?? 0n,
        madeBy: changedBy,
      })),
    );
    for (const some of batchesOf(daysOff)) await tx.insert(driverDaysOff).values(some);
  }
}

type Unused = { removed: number; kept: { name: string; isUsed: boolean }[] };

/** Locks the rows of an import, so that none gets a duty meanwhile, and deletes those that may go. */
export async function deleteUnused(tx: Tx, importId: bigint, of: 'car' | 'driver'): Promise<Unused> {
  const table = sql.raw(`${of}s`);
  await tx.execute(
    sql`select id from ${table} where import_id = ${String(importId)}::bigint order by id for update`,
  );
  const { rows } = await tx.execute<{ id: string; name: string; isUsed: boolean; isChanged: boolean }>(sql`
    select t.id::text, ${sql.raw(of === 'car' ? 't.plate' : 't.name')} as name, t.changed_at <> i.made_at as "isChanged",
      exists (select from duties d where ${sql.raw(`d.${of}_id`)} = t.id) as "isUsed"
    from ${table} t join booking_imports i on i.id = t.import_id
    where t.import_id = ${String(importId)}::bigint order by t.id`);
  const free = rows.filter(({ isUsed, isChanged }) => !isUsed && !isChanged).map(({ id }) => id);
  for (const batch of batchesOf(free))
    await tx.execute(sql`delete from ${table} where id = any(${idList(batch)})`);
  return { removed: free.length, kept: rows.filter(({ isUsed, isChanged }) => isUsed || isChanged) };
}

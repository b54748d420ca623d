import { desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CarInput } from '#domain/bookings/cars/car-input.ts';
import { bookingImports, carPapers, cars, driverDaysOff, drivers } from '#domain/bookings/fleet-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ImportedDriver } from './driver-row.ts';
import type { ImportKind } from './import-kind.ts';

const batchSize = 250;

/** So many rows fit into one statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize);
}

/** Imports are stored one after the other, so that one that is sent twice finds what the first has stored. */
export const lockImports = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('booking imports'))`);

const columns = {
  id: bookingImports.id,
  kind: bookingImports.kind,
  fileName: bookingImports.fileName,
  added: bookingImports.added,
  madeBy: bookingImports.madeBy,
  madeAt: bookingImports.madeAt,
  undoneBy: bookingImports.undoneBy,
  undoneAt: bookingImports.undoneAt,
  kept: bookingImports.kept,
};

type NewImport = { kind: ImportKind; fileName: string; added: number; madeBy: string };

export async function insertImport(tx: Tx, values: NewImport): Promise<bigint> {
  const [row] = await tx.insert(bookingImports).values(values).returning({ id: bookingImports.id });
  if (!row) throw new Error('the import was not stored');
  return row.id;
}

export const selectImports = (db: Queryable, limit: number) =>
  db.select(columns).from(bookingImports).orderBy(desc(bookingImports.id)).limit(limit);

export async function lockImport(tx: Tx, id: bigint) {
  const [row] = await tx.select(columns).from(bookingImports).where(eq(bookingImports.id, id)).for('update');
  return row;
}

export async function markUndone(tx: Tx, id: bigint, undone: { undoneBy: string; kept: number }) {
  await tx
    .update(bookingImports)
    .set({ ...undone, undoneAt: sql`now()` })
    .where(eq(bookingImports.id, id));
}

export type CarInUse = { id: bigint; plate: string; carType: CarInput['carType'] };

export const selectCarsInUse = (db: Queryable): Promise<CarInUse[]> =>
  db.select({ id: cars.id, plate: cars.plate, carType: cars.carType }).from(cars).where(isNull(cars.endedAt));

export type DriverInUse = { id: bigint; name: string; phoneE164: string };

export const selectDriversInUse = (db: Queryable): Promise<DriverInUse[]> =>
  db
    .select({ id: drivers.id, name: drivers.name, phoneE164: drivers.phoneE164 })
    .from(drivers)
    .where(sql`${drivers.endedAt} is null and ${drivers.phoneE164} <> ''`);

export async function insertCars(
  tx: Tx,
  importId: bigint,
  changedBy: string,
  rows: readonly CarInput[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const added = await tx
      .insert(cars)
      .values(batch.map(({ papers: _papers, ...car }) => ({ ...car, changedBy, importId })))
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
  rows: readonly ImportedDriver[],
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

/** Locks the rows of an import, so that none gets a duty meanwhile, and says which of them may go. */
async function lockedRows(tx: Tx, importId: bigint, table: 'cars' | 'drivers') {
  const [name, reference] = table === 'cars' ? ['plate', 'car_id'] : ['name', 'driver_id'];
  await tx.execute(
    sql`select id from ${sql.raw(table)} where import_id = ${String(importId)}::bigint order by id for update`,
  );
  const { rows } = await tx.execute<{ id: string; name: string; isUsed: boolean; isChanged: boolean }>(sql`
    select t.id::text, ${sql.raw(`t.${name}`)} as name, t.changed_at <> i.made_at as "isChanged",
      exists (select from duties d where ${sql.raw(`d.${reference}`)} = t.id) as "isUsed"
    from ${sql.raw(table)} t join booking_imports i on i.id = t.import_id
    where t.import_id = ${String(importId)}::bigint order by t.id`);
  const free = rows.filter(({ isUsed, isChanged }) => !isUsed && !isChanged).map(({ id }) => BigInt(id));
  const kept = rows.filter(({ isUsed, isChanged }) => isUsed || isChanged);
  return { free, kept };
}

export async function deleteUnusedCars(tx: Tx, importId: bigint): Promise<Unused> {
  const { free, kept } = await lockedRows(tx, importId, 'cars');
  for (const batch of batchesOf(free)) await tx.delete(cars).where(inArray(cars.id, batch));
  return { removed: free.length, kept };
}

export async function deleteUnusedDrivers(tx: Tx, importId: bigint): Promise<Unused> {
  const { free, kept } = await lockedRows(tx, importId, 'drivers');
  for (const batch of batchesOf(free)) await tx.delete(drivers).where(inArray(drivers.id, batch));
  return { removed: free.length, kept };
}

import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import type { Car, CarPaper } from '#domain/bookings/fleet.ts';
import { carPapers, cars } from '#domain/bookings/fleet-table.ts';
import type { City } from '#domain/fares/rates.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { CarInput } from './car-input.ts';

const partner = sql<string>`coalesce((select name from suppliers where suppliers.id = ${cars.supplierId}), '')`;

/** A driver who is out of use is no car's usual driver. */
const usualDriverId = sql<string | null>`(select r.id::text from drivers r
  where r.id = ${cars.usualDriverId} and r.ended_at is null)`;

const carColumns = {
  id: cars.id,
  plate: cars.plate,
  carType: cars.carType,
  model: cars.model,
  city: cars.city,
  partner,
  supplierId: cars.supplierId,
  usualDriverId,
  notes: cars.notes,
  isSample: cars.isSample,
  revision: cars.revision,
  endedAt: cars.endedAt,
};

export type CarFilter = {
  /** Words of plate, model, partner or notes. */
  words: readonly string[];
  city?: City | undefined;
  /** Only those with a paper that expires until this day. */
  expiresUntil?: string | undefined;
  isEnded: boolean;
};

const hasWord = (word: string): SQL =>
  sql`concat_ws(' ', ${cars.plate}, ${cars.model}, ${partner}, ${cars.notes}) ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

const expiringUntil = (day: string): SQL =>
  sql`exists (select from ${carPapers} where ${carPapers.carId} = ${cars.id} and ${carPapers.expiresOn} <= ${day}::date)`;

const conditionsOf = ({ words, city, expiresUntil, isEnded }: CarFilter) =>
  and(
    isEnded ? isNotNull(cars.endedAt) : isNull(cars.endedAt),
    city ? eq(cars.city, city) : undefined,
    expiresUntil === undefined ? undefined : expiringUntil(expiresUntil),
    ...words.map(hasWord),
  );

export async function countCars(db: Queryable, filter: CarFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cars).where(conditionsOf(filter));
  return row?.total ?? 0;
}

export type StoredCar = Car & { isEnded: boolean };

async function withPapers(
  db: Queryable,
  rows: (Omit<Car, 'id' | 'papers' | 'supplierId'> & {
    id: bigint;
    supplierId: bigint | null;
    endedAt: Date | null;
  })[],
): Promise<StoredCar[]> {
  const ids = rows.map(({ id }) => id);
  const papers =
    ids.length === 0
      ? []
      : await db.select().from(carPapers).where(inArray(carPapers.carId, ids)).orderBy(asc(carPapers.kind));
  const papersOf = Map.groupBy(papers, ({ carId }) => carId);
  return rows.map(({ id, supplierId, endedAt, ...row }) => ({
    ...row,
    id: String(id),
    supplierId: supplierId === null ? null : String(supplierId),
    isEnded: endedAt !== null,
    papers: (papersOf.get(id) ?? []).map(
      ({ kind, number, expiresOn }): CarPaper => ({ kind, number, expiresOn }),
    ),
  }));
}

export async function selectCars(
  db: Queryable,
  filter: CarFilter,
  page: { offset: number; limit: number },
): Promise<StoredCar[]> {
  const rows = await db
    .select(carColumns)
    .from(cars)
    .where(conditionsOf(filter))
    .orderBy(asc(cars.city), asc(cars.carType), asc(cars.plate), asc(cars.id))
    .offset(page.offset)
    .limit(page.limit);
  return withPapers(db, rows);
}

export async function selectCar(db: Queryable, id: string): Promise<StoredCar | undefined> {
  const rows = await db
    .select(carColumns)
    .from(cars)
    .where(eq(cars.id, BigInt(id)));
  return (await withPapers(db, rows))[0];
}

/** In use, by plate. */
export async function selectCarsOfUsualDriver(db: Queryable, driverId: string): Promise<StoredCar[]> {
  const rows = await db
    .select(carColumns)
    .from(cars)
    .where(and(eq(cars.usualDriverId, BigInt(driverId)), isNull(cars.endedAt)))
    .orderBy(asc(cars.plate), asc(cars.id));
  return withPapers(db, rows);
}

export async function lockCar(tx: Tx, id: string): Promise<StoredCar | undefined> {
  const rows = await tx
    .select(carColumns)
    .from(cars)
    .where(eq(cars.id, BigInt(id)))
    .for('no key update');
  return (await withPapers(tx, rows))[0];
}

/** Several, in the order of their ids. */
export async function lockCars(tx: Tx, ids: readonly string[]): Promise<StoredCar[]> {
  const rows = await tx
    .select(carColumns)
    .from(cars)
    .where(inArray(cars.id, ids.map(BigInt)))
    .orderBy(asc(cars.id))
    .for('no key update');
  return withPapers(tx, rows);
}

async function replacePapers(tx: Tx, carId: bigint, papers: readonly CarPaper[]): Promise<void> {
  await tx.delete(carPapers).where(eq(carPapers.carId, carId));
  if (papers.length > 0) await tx.insert(carPapers).values(papers.map((paper) => ({ ...paper, carId })));
}

/** What is stored of a car: its partner is a supplier. */
export type CarRow = Omit<CarInput, 'partner'> & { supplierId: bigint | null };

/** A car as its columns store it, without its papers. */
export const carValues = ({ papers: _papers, usualDriverId: driverId, ...car }: CarRow) => ({
  ...car,
  usualDriverId: driverId === null ? null : BigInt(driverId),
});

export async function insertCar(tx: Tx, car: CarRow, by: string): Promise<string> {
  const [row] = await tx
    .insert(cars)
    .values({ ...carValues(car), changedBy: by })
    .returning({ id: cars.id });
  if (!row) throw new Error('no id was returned');
  await replacePapers(tx, row.id, car.papers);
  return String(row.id);
}

const changedNow = (by: string) => ({
  revision: sql`${cars.revision} + 1`,
  changedBy: by,
  changedAt: sql`now()`,
});

export async function updateCar(tx: Tx, id: string, car: CarRow, by: string): Promise<void> {
  await tx
    .update(cars)
    .set({ ...carValues(car), ...changedNow(by) })
    .where(eq(cars.id, BigInt(id)));
  await replacePapers(tx, BigInt(id), car.papers);
}

export async function setCarEnded(tx: Tx, id: string, isEnded: boolean, by: string): Promise<void> {
  await tx
    .update(cars)
    .set({ endedAt: isEnded ? sql`now()` : null, ...changedNow(by) })
    .where(eq(cars.id, BigInt(id)));
}

/** Duties that a car or a driver still has to drive. */
export async function countOpenDuties(
  db: Queryable,
  of: { carId: string } | { driverId: string },
): Promise<number> {
  const column = sql.raw('carId' in of ? 'car_id' : 'driver_id');
  const id = 'carId' in of ? of.carId : of.driverId;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from duties where ${column} = ${id}::bigint
      and status in ${sql`(${sql.join(
        openStatuses.map((status) => sql`${status}`),
        sql`, `,
      )})`}`,
  );
  return rows[0]?.total ?? 0;
}

import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { carTypesTable, citiesTable, stops } from '#domain/fares/fares-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { CarTypeInput, CityInput } from './cab-list-input.ts';

const tables = { 'car-type': carTypesTable, city: citiesTable } as const;

/** The two lists that staff keep. */
export type CabListKind = keyof typeof tables;

type Listed = { code: string; revision: number; isActive: boolean };

export type ListedCarType = CarTypeInput & Listed;
export type ListedCity = CityInput & Listed;

/** The active ones first, in their order. */
export function selectCarTypes(db: Queryable): Promise<ListedCarType[]> {
  const { code, name, otherNames, examples, seats, bags, picture, revision, deactivatedAt, position } =
    carTypesTable;
  const isActive = sql<boolean>`${isNull(deactivatedAt)}`;
  return db
    .select({ code, name, otherNames, examples, seats, bags, picture, revision, isActive })
    .from(carTypesTable)
    .orderBy(isNotNull(deactivatedAt), position, code);
}

/** The active ones first, in their order. */
export function selectCities(db: Queryable): Promise<ListedCity[]> {
  const { code, name, otherNames, revision, deactivatedAt, position } = citiesTable;
  const isActive = sql<boolean>`${isNull(deactivatedAt)}`;
  return db
    .select({ code, name, otherNames, revision, isActive })
    .from(citiesTable)
    .orderBy(isNotNull(deactivatedAt), position, code);
}

/** How many stops visitors find in each city. */
export async function countStopsByCity(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ city: stops.city, stops: count() })
    .from(stops)
    .where(isNull(stops.endedAt))
    .groupBy(stops.city);
  return new Map(rows.map(({ city, stops }) => [city, stops]));
}

/** Held until the end of the transaction, so that names stay unique and the order has no gaps. Readers go on. */
export async function lockList(tx: Tx, kind: CabListKind): Promise<void> {
  await tx.execute(sql`lock table ${tables[kind]} in share row exclusive mode`);
}

const changedNow = (by: string) => ({ changedBy: by, changedAt: sql`now()` });

async function positionAtEnd(tx: Tx, kind: CabListKind): Promise<number> {
  const table = tables[kind];
  const [row] = await tx.select({ last: max(table.position) }).from(table);
  return (row?.last ?? 0) + 1;
}

/** False where another row has the code. */
export async function insertCarType(tx: Tx, code: string, input: CarTypeInput, by: string): Promise<boolean> {
  const row = { ...input, code, position: await positionAtEnd(tx, 'car-type'), changedBy: by };
  const added = await tx
    .insert(carTypesTable)
    .values(row)
    .onConflictDoNothing({ target: carTypesTable.code })
    .returning({ code: carTypesTable.code });
  return added.length > 0;
}

/** False where another row has the code. */
export async function insertCity(tx: Tx, code: string, input: CityInput, by: string): Promise<boolean> {
  const row = { ...input, code, position: await positionAtEnd(tx, 'city'), changedBy: by };
  const added = await tx
    .insert(citiesTable)
    .values(row)
    .onConflictDoNothing({ target: citiesTable.code })
    .returning({ code: citiesTable.code });
  return added.length > 0;
}

export async function updateCarType(tx: Tx, code: string, input: CarTypeInput, by: string): Promise<void> {
  await tx
    .update(carTypesTable)
    .set({ ...input, ...changedNow(by), revision: sql`${carTypesTable.revision} + 1` })
    .where(eq(carTypesTable.code, code));
}

export async function updateCity(tx: Tx, code: string, input: CityInput, by: string): Promise<void> {
  await tx
    .update(citiesTable)
    .set({ ...input, ...changedNow(by), revision: sql`${citiesTable.revision} + 1` })
    .where(eq(citiesTable.code, code));
}

export async function updateActive(
  tx: Tx,
  kind: CabListKind,
  code: string,
  isActive: boolean,
  by: string,
): Promise<void> {
  const table = tables[kind];
  await tx
    .update(table)
    .set({
      deactivatedAt: isActive ? null : sql`now()`,
      ...changedNow(by),
      revision: sql`${table.revision} + 1`,
    })
    .where(eq(table.code, code));
}

/** From 1, in the order of the codes. A form that is open stays valid, because it does not have the order. */
export async function updateOrder(tx: Tx, kind: CabListKind, codes: readonly string[]): Promise<void> {
  const table = tables[kind];
  for (const [index, code] of codes.entries())
    await tx
      .update(table)
      .set({ position: index + 1 })
      .where(and(eq(table.code, code), sql`${table.position} <> ${index + 1}`));
}

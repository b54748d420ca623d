import { isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { OfferedName } from './cab-names.ts';
import type { CarTypeWord, CityWord } from './cab-words.ts';
import { carTypesTable, citiesTable } from './fares-table.ts';

/** From the smallest to the largest. */
export function selectCarTypeNames(db: Queryable): Promise<OfferedName[]> {
  const { code, name, deactivatedAt, position } = carTypesTable;
  const isActive = sql<boolean>`${isNull(deactivatedAt)}`;
  return db.select({ code, name, isActive }).from(carTypesTable).orderBy(position, code);
}

/** In the order in which lists have them. */
export function selectCityNames(db: Queryable): Promise<OfferedName[]> {
  const { code, name, deactivatedAt, position } = citiesTable;
  const isActive = sql<boolean>`${isNull(deactivatedAt)}`;
  return db.select({ code, name, isActive }).from(citiesTable).orderBy(position, code);
}

export function selectCarTypeWords(db: Queryable): Promise<CarTypeWord[]> {
  const { code, name, otherNames, examples, deactivatedAt, position } = carTypesTable;
  return db
    .select({ code, name, otherNames, examples })
    .from(carTypesTable)
    .where(isNull(deactivatedAt))
    .orderBy(position, code);
}

export function selectCityWords(db: Queryable): Promise<CityWord[]> {
  const { code, name, otherNames, deactivatedAt, position } = citiesTable;
  return db
    .select({ code, name, otherNames })
    .from(citiesTable)
    .where(isNull(deactivatedAt))
    .orderBy(position, code);
}

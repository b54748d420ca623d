import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { CabChoices } from './cab-names.ts';
import { selectCarTypeNames, selectCityNames } from './cab-names-store.ts';

/** All car types and cities by name, in their order. One query after another, so that a transaction can read them too. */
export async function readCabNames(db: Queryable): Promise<CabChoices> {
  return { carTypes: await selectCarTypeNames(db), cities: await selectCityNames(db) };
}

type Texts = { carType: string; city: string };

/** Refuses codes that no row has, and deactivated ones unless the record has them already. */
export async function assertOffered(
  db: Queryable,
  chosen: { carType?: string; city?: string },
  texts: Texts,
  stored: { carType?: string; city?: string } = {},
): Promise<void> {
  const names = await readCabNames(db);
  const isOffered = (all: CabChoices['cities'], code: string | undefined, before: string | undefined) =>
    code === undefined || code === before || all.some((one) => one.code === code && one.isActive);
  if (!isOffered(names.carTypes, chosen.carType, stored.carType))
    throw new Failure('invalid', texts.carType, { field: 'carType' });
  if (!isOffered(names.cities, chosen.city, stored.city))
    throw new Failure('invalid', texts.city, { field: 'city' });
}

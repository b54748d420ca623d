import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { countCarsBy, countDriversByCity, countDutiesBy } from './cab-use-store.ts';

/** What would stay with a car type or a city that is deactivated. */
export type CabUse = { duties: number; cars: number; drivers: number };

/** By the code of the car type or the city. */
export async function readCabUse(
  db: Queryable,
  actor: StaffActor,
  kind: 'car-type' | 'city',
): Promise<(code: string) => CabUse> {
  assertArea(actor, 'money');
  const field = kind === 'city' ? 'city' : 'carType';
  const [duties, cars, drivers] = await Promise.all([
    countDutiesBy(db, field),
    countCarsBy(db, field),
    kind === 'city' ? countDriversByCity(db) : new Map<string, number>(),
  ]);
  return (code) => ({
    duties: duties.get(code) ?? 0,
    cars: cars.get(code) ?? 0,
    drivers: drivers.get(code) ?? 0,
  });
}

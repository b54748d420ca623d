import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

export type CarOfSupplier = { plate: string; isEnded: boolean };
export type DriverOfSupplier = { name: string; isEnded: boolean };

export async function selectCarsOf(
  db: Queryable,
  supplierId: string,
  limit: number,
): Promise<CarOfSupplier[]> {
  const { rows } = await db.execute<CarOfSupplier>(sql`
    select plate, ended_at is not null as "isEnded" from cars where supplier_id = ${supplierId}::bigint
    order by ended_at is not null, plate limit ${limit}`);
  return rows;
}

export async function selectDriversOf(
  db: Queryable,
  supplierId: string,
  limit: number,
): Promise<DriverOfSupplier[]> {
  const { rows } = await db.execute<DriverOfSupplier>(sql`
    select name, ended_at is not null as "isEnded" from drivers where supplier_id = ${supplierId}::bigint
    order by ended_at is not null, lower(name), id limit ${limit}`);
  return rows;
}

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { fareImports, rateVersions, roadLegs, routes, stops } from '#domain/fares/fares-table.ts';
import { legColumns } from '#domain/fares/legs/leg-staff-store.ts';
import type { Rates } from '#domain/fares/rates.ts';
import { routeColumns, stopColumns } from '#domain/fares/routes/route-staff-store.ts';
import type { Queryable } from '#platform/database/db.ts';

/** The rows that an import added, with the user who has ended them since. */
export const stopsOfImport = (db: Queryable, id: bigint) =>
  db
    .select({ ...stopColumns, endedAt: stops.endedAt, endedBy: stops.endedBy })
    .from(stops)
    .where(eq(stops.importId, id));

export const routesOfImport = (db: Queryable, id: bigint) =>
  db
    .select({ ...routeColumns, endedAt: routes.endedAt, endedBy: routes.endedBy })
    .from(routes)
    .where(eq(routes.importId, id));

export const legsOfImport = (db: Queryable, id: bigint) =>
  db
    .select({ ...legColumns, endedAt: roadLegs.endedAt, endedBy: roadLegs.endedBy })
    .from(roadLegs)
    .where(eq(roadLegs.importId, id));

/** The rows that an import ended. */
export const stopsEndedByImport = (db: Queryable, id: bigint) =>
  db.select(stopColumns).from(stops).where(eq(stops.endedByImportId, id));

export const routesEndedByImport = (db: Queryable, id: bigint) =>
  db.select(routeColumns).from(routes).where(eq(routes.endedByImportId, id));

export const legsEndedByImport = (db: Queryable, id: bigint) =>
  db.select(legColumns).from(roadLegs).where(eq(roadLegs.endedByImportId, id));

export async function hasConfirmedRates(db: Queryable, importId: bigint): Promise<boolean> {
  const found = await db
    .select({ version: rateVersions.version })
    .from(rateVersions)
    .where(and(eq(rateVersions.importId, importId), isNotNull(rateVersions.confirmedAt)));
  return found.length > 0;
}

/** The rates that were made last and whose import was not undone, confirmed or not. */
export async function selectNewestRates(
  db: Queryable,
): Promise<{ version: number; rates: Rates } | undefined> {
  const [row] = await db
    .select({ version: rateVersions.version, rates: rateVersions.rates })
    .from(rateVersions)
    .leftJoin(fareImports, eq(fareImports.id, rateVersions.importId))
    .where(sql`${fareImports.undoneAt} is null`)
    .orderBy(desc(rateVersions.version))
    .limit(1);
  return row;
}

export type NewRates = { rates: Rates; validFrom: string; note: string; madeBy: string; importId: bigint };

export async function insertRates(db: Queryable, values: NewRates): Promise<void> {
  await db.insert(rateVersions).values(values);
}

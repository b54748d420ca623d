import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { carTypesTable, rateVersions } from './fares-table.ts';
import type { CarType, RateVersion } from './rates.ts';

const columns = {
  version: rateVersions.version,
  validFrom: rateVersions.validFrom,
  rates: rateVersions.rates,
};

/** The confirmed version that holds on this day, and those that follow it. */
export function selectRatesFrom(db: Queryable, day: string): Promise<RateVersion[]> {
  const current = sql`(
    select ${rateVersions.version} from ${rateVersions}
    where ${rateVersions.confirmedAt} is not null and ${rateVersions.validFrom} <= ${day}
    order by ${rateVersions.validFrom} desc, ${rateVersions.version} desc limit 1)`;
  return db
    .select(columns)
    .from(rateVersions)
    .where(
      and(
        isNotNull(rateVersions.confirmedAt),
        sql`(${rateVersions.version} = ${current} or ${rateVersions.validFrom} > ${day})`,
      ),
    )
    .orderBy(rateVersions.validFrom, rateVersions.version);
}

/** A confirmed version, also one that has been replaced since. */
export async function selectConfirmed(db: Queryable, version: number): Promise<RateVersion | undefined> {
  const [row] = await db
    .select(columns)
    .from(rateVersions)
    .where(and(eq(rateVersions.version, version), isNotNull(rateVersions.confirmedAt)));
  return row;
}

export async function confirmSamples(db: Queryable): Promise<void> {
  await db
    .update(rateVersions)
    .set({ confirmedAt: sql`now()`, confirmedBy: 'Sample' })
    .where(and(rateVersions.isSample, isNull(rateVersions.confirmedAt)));
}

export type CarTypeRow = {
  code: CarType;
  name: string;
  examples: string;
  seats: number;
  bags: number;
  picture: string;
};

/** Those that are offered, from the smallest to the largest. */
export function selectCarTypes(db: Queryable): Promise<CarTypeRow[]> {
  const { code, name, examples, seats, bags, picture, deactivatedAt, position } = carTypesTable;
  return db
    .select({ code, name, examples, seats, bags, picture })
    .from(carTypesTable)
    .where(isNull(deactivatedAt))
    .orderBy(position, code);
}

import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { fareImports, rateVersions } from '#domain/fares/fares-table.ts';
import type { Rates } from '#domain/fares/rates.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

export type RateVersionRow = {
  version: number;
  validFrom: string;
  rates: Rates;
  note: string;
  isSample: boolean;
  madeBy: string;
  madeAt: Date;
  confirmedBy: string;
  confirmedAt: Date | null;
};

/** Rates of an import that was undone cannot be confirmed, so they are not listed. */
const isNotUndone = sql`not exists (
  select from ${fareImports}
  where ${fareImports.id} = ${rateVersions.importId} and ${fareImports.undoneAt} is not null)`;

/** The newest first. */
export const selectVersions = (db: Queryable, offset: number, limit: number): Promise<RateVersionRow[]> =>
  db
    .select()
    .from(rateVersions)
    .where(isNotUndone)
    .orderBy(desc(rateVersions.version))
    .offset(offset)
    .limit(limit);

export async function countVersions(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(rateVersions).where(isNotUndone);
  return row?.total ?? 0;
}

export async function selectVersion(db: Queryable, version: number): Promise<RateVersionRow | undefined> {
  const [row] = await db.select().from(rateVersions).where(eq(rateVersions.version, version));
  return row;
}

/** Held until the end of the transaction, so that no two versions are made from the same one. */
export async function lockVersions(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${rateVersions} in share row exclusive mode`);
}

/** 0 without any. */
export async function newestConfirmed(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ version: max(rateVersions.version) })
    .from(rateVersions)
    .where(sql`${rateVersions.confirmedAt} is not null`);
  return row?.version ?? 0;
}

type NewVersion = Pick<RateVersionRow, 'validFrom' | 'rates' | 'note' | 'madeBy' | 'confirmedBy'>;

export async function insertVersion(tx: Tx, row: NewVersion): Promise<number> {
  const confirmedAt = row.confirmedBy === '' ? null : sql`now()`;
  const [made] = await tx
    .insert(rateVersions)
    .values({ ...row, confirmedAt })
    .returning({ version: rateVersions.version });
  if (!made) throw new Error('the insert returned no row');
  return made.version;
}

/** False when it was confirmed already. */
export async function markConfirmed(tx: Tx, version: number, confirmedBy: string): Promise<boolean> {
  const changed = await tx
    .update(rateVersions)
    .set({ confirmedBy, confirmedAt: sql`now()` })
    .where(and(eq(rateVersions.version, version), isNull(rateVersions.confirmedAt)))
    .returning({ version: rateVersions.version });
  return changed.length > 0;
}

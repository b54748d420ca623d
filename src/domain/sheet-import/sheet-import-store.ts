import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Counts, PastImport } from './past-import.ts';

type SharedColumn = 'id' | 'fileName' | 'madeBy' | 'madeAt' | 'undoneBy' | 'undoneAt';

/** Where past imports are kept, and the columns of what each has added or left. */
export type ImportTable<Count extends string> = {
  table: PgTable & Readonly<Record<SharedColumn | Count, PgColumn>>;
  /** The column of the kind, or the only kind of a table without one. */
  kind: PgColumn | string;
  counts: readonly Count[];
};

/** One import after the other, so that one that is sent twice finds what the first has stored. */
export const lockImports = (tx: Tx, { table }: ImportTable<string>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`);

async function selectWhere<Kind extends string, Count extends string>(
  db: Queryable,
  { table, kind, counts }: ImportTable<Count>,
  rest: SQL,
): Promise<PastImport<Kind, Count>[]> {
  type Row = Record<'id' | 'fileName' | 'madeBy' | 'madeAt' | 'undoneBy', string> & {
    kind: Kind;
    undoneAt: string | null;
    counts: Counts<Count>;
  };
  const named = counts.flatMap((name) => [sql`${name}::text`, table[name]]);
  const { rows } = await db.execute<Row>(sql`
    select ${table.id}::text as id, ${kind} as kind, ${table.fileName} as "fileName", ${table.madeBy} as "madeBy",
      to_json(${table.madeAt})#>>'{}' as "madeAt", ${table.undoneBy} as "undoneBy",
      to_json(${table.undoneAt})#>>'{}' as "undoneAt", json_build_object(${sql.join(named, sql`, `)}) as counts
    from ${table} ${rest}`);
  return rows.map(({ counts: values, madeAt, undoneAt, ...row }) => ({
    ...row,
    ...values,
    madeAt: new Date(madeAt),
    undoneAt: undoneAt === null ? null : new Date(undoneAt),
  }));
}

const maxListed = 20;

/** The newest imports. */
export const selectImports = <Kind extends string, Count extends string>(
  db: Queryable,
  from: ImportTable<Count>,
) => selectWhere<Kind, Count>(db, from, sql`order by ${from.table.id} desc limit ${maxListed}`);

export async function lockImport<Kind extends string, Count extends string>(
  tx: Tx,
  from: ImportTable<Count>,
  id: string,
): Promise<PastImport<Kind, Count> | undefined> {
  const [found] = await selectWhere<Kind, Count>(
    tx,
    from,
    sql`where ${eq(from.table.id, sql`${id}::bigint`)} for update`,
  );
  return found;
}

/** The columns of these counts, with their values. */
const counted = <Count extends string>(
  { table, counts }: ImportTable<Count>,
  values: Partial<Counts<Count>>,
): [PgColumn, number][] =>
  counts.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[table[name], value]];
  });

type NewImport<Count extends string> = {
  kind: string;
  fileName: string;
  madeBy: string;
  counts: Partial<Counts<Count>>;
};

/** Returns its id. */
export async function insertImport<Count extends string>(
  tx: Tx,
  into: ImportTable<Count>,
  { kind, fileName, madeBy, counts }: NewImport<Count>,
): Promise<string> {
  const { table } = into;
  const values: [PgColumn, string | number][] = [
    [table.fileName, fileName],
    [table.madeBy, madeBy],
    ...(typeof into.kind === 'string' ? [] : [[into.kind, kind] satisfies [PgColumn, string]]),
    ...counted(into, counts),
  ];
  const names = values.map(([column]) => sql.identifier(column.name));
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    values (${sql.join(
      values.map(([, value]) => sql`${value}`),
      sql`, `,
    )}) returning id::text`);
  const [row] = rows;
  if (!row) throw new Error('the import was not stored');
  return row.id;
}

export async function markUndone<Count extends string>(
  tx: Tx,
  from: ImportTable<Count>,
  id: string,
  { undoneBy, kept }: { undoneBy: string; kept: Partial<Counts<Count>> },
): Promise<void> {
  const left = counted(from, kept).map(([column, value]) => sql`, ${sql.identifier(column.name)} = ${value}`);
  await tx.execute(sql`
    update ${from.table} set undone_at = now(), undone_by = ${undoneBy}${sql.join(left)} where id = ${id}::bigint`);
}

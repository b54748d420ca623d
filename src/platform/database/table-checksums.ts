import type pg from 'pg';

export type TableChecksum = { table: string; rows: number; checksum: string };

/** Session settings that change the text form of values. */
const settings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
];

/** Our tables with their columns, without generated columns and unlogged tables, which a restore does not copy. */
const tablesQuery = `
  select format('%I.%I', nspname, relname) as name,
    coalesce(string_agg(format('%I', attname), ', ' order by attnum), '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r' and relpersistence = 'p' and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  group by nspname, relname
  order by 1`;

/** Counts and checksums of every table in the caller's transaction; a sum of row hashes ignores their order. */
export async function checksumTables(client: pg.ClientBase): Promise<TableChecksum[]> {
  await client.query(settings.join(';'));
  const { rows: tables } = await client.query<{ name: string; columns: string }>(tablesQuery);
  const checksums: TableChecksum[] = [];
  for (const { name, columns } of tables) {
    const hash = `substr(sha256(convert_to(row(${columns})::text, 'UTF8')), 1, 8)`;
    const { rows } = await client.query<{ rows: string; checksum: string }>(
      `select count(*) as rows, coalesce(sum(('x' || encode(${hash}, 'hex'))::bit(64)::bigint), 0) as checksum from ${name}`,
    );
    checksums.push({ table: name, rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' });
  }
  return checksums;
}

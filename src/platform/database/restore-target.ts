import type pg from 'pg';

export async function databaseName(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query('select current_database() as name');
  return rows[0].name;
}

/** Whether there are no tables, views and sequences outside the server's own schemas. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    limit 1`);
  return rowCount === 0;
}

/** Other connections, such as running web processes. The server's maintenance processes have no user. */
export async function otherConnections(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; count: number }>(`
    select coalesce(nullif(application_name, ''), usename) as name, count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename is not null
    group by 1 order by 1`);
  return rows.map(({ name, count }) => `${name} (${count})`);
}

/** Makes room for the schemas of a backup, `public` included; what a dump holds of them is restored into it. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
  );
  const drops = rows.map(({ name }) => `drop schema ${name} cascade`);
  // As a new database has it.
  const creates = [
    'create schema public',
    'alter schema public owner to pg_database_owner',
    'grant usage on schema public to public',
  ];
  await client.query(['begin', ...drops, ...creates, 'commit'].join(';'));
}

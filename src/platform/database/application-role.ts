import type pg from 'pg';

/** The role of web and worker where `deploy/postgres/roles.sql` has been run; elsewhere one role does everything. */
const applicationRole = 'purvai_app';

/** What the application may not do although it reads and writes all other tables. */
const restrictions = [
  `revoke update, delete, truncate on activity from ${applicationRole}`,
  `revoke insert, update, delete, truncate on schema_migrations from ${applicationRole}`,
  `revoke update, delete, truncate on erasures from ${applicationRole}`,
  `grant update (stored_at) on erasures to ${applicationRole}`,
];

/** Part of every migration, since a restore creates the tables anew with the default privileges. */
export async function restrictApplicationRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = $1 and rolname <> current_user',
    [applicationRole],
  );
  if (rowCount) await client.query(restrictions.join(';'));
}

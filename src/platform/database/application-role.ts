import type pg from 'pg';

/** The role of web and worker after `deploy/postgres/roles.sql`; without it, one role does everything. */
const applicationRole = 'purvai_app';

/** Exceptions from the application's read and write rights on all tables. */
const restrictions = [
  `revoke update, delete, truncate on activity from ${applicationRole}`,
  `revoke insert, update, delete, truncate on schema_migrations from ${applicationRole}`,
  `revoke update, delete, truncate on erasures from ${applicationRole}`,
  `grant update (stored_at) on erasures to ${applicationRole}`,
];

/** Part of every migration, because a restore creates the tables with the default privileges. */
export async function restrictApplicationRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = $1 and rolname <> current_user',
    [applicationRole],
  );
  if (rowCount) await client.query(restrictions.join(';'));
}

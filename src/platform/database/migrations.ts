import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { MigrationSession } from './migration-session.ts';

type Migration = { name: string; sql: string; checksum: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Applies missing migrations in order, each in its own transaction, and returns their names. Refuses when a migration
 * was edited after it ran.
 */
export async function migrate({ client, repeat }: MigrationSession, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied = await appliedChecksums(client);
  const done: string[] = [];
  for (const migration of migrations) {
    const { name } = migration;
    const checksum = applied.get(name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new Error(`migration ${name} was changed after it had been applied`);
    await repeat(`migration ${name}`, () => apply(client, migration));
    done.push(name);
  }
  return done;
}

/** The role of web and worker after `deploy/postgres/roles.sql`; without it, one role does everything. */
const applicationRole = 'purvai_app';

/** Exceptions from the application's read and write rights on all tables. */
const restrictions = [
  `revoke update, delete, truncate on activity from ${applicationRole}`,
  `revoke update, delete, truncate on cancellation_terms from ${applicationRole}`,
  `revoke insert, update, delete, truncate on schema_migrations from ${applicationRole}`,
  `revoke update, delete, truncate on documents, document_duties, document_irns from ${applicationRole}`,
  `revoke update, delete, truncate on tax_rules, registrations from ${applicationRole}`,
  `grant update (confirmed_by, confirmed_at) on tax_rules to ${applicationRole}`,
  `grant update (until_day) on registrations to ${applicationRole}`,
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

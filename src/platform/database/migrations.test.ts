import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateFolder } from '../../../tests/support/migrate-folder.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import type { LockPatience } from './migration-session.ts';

const emptyDatabase = () =>
  createDatabase(inject('postgres').adminUrl, `m_${randomUUID().replaceAll('-', '')}`);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('run once, in order, when many processes start at once', async () => {
    const url = await emptyDatabase();
    const runs = await Promise.all(Array.from({ length: 8 }, () => migrateAll(url)));
    const applied = runs.flat();
    expect(applied).toEqual([...new Set(applied)].sort());
    expect(applied.length).toBeGreaterThan(0);
    expect(await migrateAll(url)).toEqual([]);
  });

  it('roll back a failed migration and stop there', async () => {
    const url = await emptyDatabase();
    const folder = await folderWith({
      '0001_good.sql': 'create table good (id int)',
      '0002_bad.sql': 'create table half (id int); select nonsense',
      '0003_never.sql': 'create table never (id int)',
    });
    await expect(migrateFolder(url, folder)).rejects.toThrow('0002_bad.sql');
    const tables = await query(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
    expect(tables.map((row) => row.tablename)).toEqual(['good', 'schema_migrations']);
  });

  it('refuse a migration that was edited after it ran', async () => {
    const url = await emptyDatabase();
    await migrateFolder(url, await folderWith({ '0001_a.sql': 'create table a (id int)' }));
    const changed = await folderWith({ '0001_a.sql': 'create table a (id bigint)' });
    await expect(migrateFolder(url, changed)).rejects.toThrow('was changed');
  });
});

/** Short for tests; a reader queued behind a waiting migration continues after `lockTimeoutMs`. */
const patience: LockPatience = { lockTimeoutMs: 200, maxWaitMs: 20_000, maxMigratorWaitMs: 20_000 };

/** An open transaction, like that of a backup or a forgotten console. */
async function openTransaction(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'a-long-report' });
  await client.connect();
  await client.query(`begin; ${statements}`);
  return {
    pid: async () => (await client.query('select pg_backend_pid() as pid')).rows[0].pid,
    async end() {
      await client.query('commit');
      await client.end();
    },
  };
}

const waitingFor = (url: string, lockType: string) =>
  waitUntil(
    `a migration that waits for a ${lockType} lock`,
    async () =>
      (
        await query(
          url,
          `select 1 from pg_locks join pg_stat_activity using (pid) where not granted
             and locktype = '${lockType}' and application_name like 'purvai-migrate-%'
             and datname = current_database()`,
        )
      ).length > 0,
    { everyMs: 5 },
  );

describe('a migration whose table another transaction locks', () => {
  const files = { '0001_a.sql': 'create table a (id int)', '0002_b.sql': 'alter table a add column b int' };

  async function databaseWithTable() {
    const url = await emptyDatabase();
    await migrateFolder(url, await folderWith({ '0001_a.sql': files['0001_a.sql'] }));
    return { url, folder: await folderWith(files) };
  }

  it('lets others read between its attempts and is applied after the transaction ends', async () => {
    const { url, folder } = await databaseWithTable();
    const holder = await openTransaction(url, 'select * from a');
    const applied = migrateFolder(url, folder, patience);
    // Without a lock timeout these readers would wait behind the migration for the other transaction.
    for (let reader = 0; reader < 3; reader++) {
      await waitingFor(url, 'relation');
      await query(url, `set statement_timeout = '3s'; select * from a`);
    }
    await holder.end();
    expect(await applied).toEqual(['0002_b.sql']);
    expect(await query(url, 'select b from a')).toEqual([]);
  });

  it('gives up after its time, names the blocking process, and changes nothing', async () => {
    const { url, folder } = await databaseWithTable();
    const holder = await openTransaction(url, 'select * from a');
    const pid = await holder.pid();
    await expect(migrateFolder(url, folder, { ...patience, maxWaitMs: 1000 })).rejects.toThrow(
      new RegExp(
        `^migration 0002_b.sql was given up after 1 s: locks are held by process ${pid} \\(a-long-report, role postgres, idle in transaction, transaction open for \\d+ s\\)$`,
      ),
    );
    await holder.end();
    expect(await migrateFolder(url, folder, patience)).toEqual(['0002_b.sql']);
  });

  it('waits for another migration longer than for a lock', async () => {
    const { url, folder } = await databaseWithTable();
    const holder = await openTransaction(url, 'select * from a');
    const first = migrateFolder(url, folder, patience);
    await waitingFor(url, 'relation');
    const second = migrateFolder(url, folder, { ...patience, lockTimeoutMs: 4 });
    await waitingFor(url, 'advisory');
    await waitingFor(url, 'relation');
    await holder.end();
    expect(await Promise.all([first, second])).toEqual([['0002_b.sql'], []]);
  });

  it('names the other migration when it has waited long enough', async () => {
    const { url, folder } = await databaseWithTable();
    const holder = await openTransaction(url, 'select * from a');
    const first = migrateFolder(url, folder, patience);
    await waitingFor(url, 'relation');
    await expect(migrateFolder(url, folder, { ...patience, maxMigratorWaitMs: 300 })).rejects.toThrow(
      /^another migration is still running: process \d+ \(purvai-migrate-/,
    );
    await holder.end();
    await first;
  });

  it('ignores a statement timeout of its role', async () => {
    const url = await emptyDatabase();
    await query(
      url,
      `do $$ begin execute format('alter database %I set statement_timeout = 50', current_database()); end $$`,
    );
    const folder = await folderWith({ '0001_slow.sql': 'select pg_sleep(0.2)' });
    expect(await migrateFolder(url, folder, patience)).toEqual(['0001_slow.sql']);
  });
});

describe('the tables of the job queue', () => {
  it('are created with the same retries', async () => {
    const url = await emptyDatabase();
    await migrateAll(url);
    const holder = await openTransaction(url, 'lock table pgboss.queue in access exclusive mode');
    const pid = await holder.pid();
    await expect(migrateAll(url, { ...patience, maxWaitMs: 1000 })).rejects.toThrow(
      new RegExp(`^the job queues was given up after 1 s: locks are held by process ${pid} `),
    );
    const again = migrateAll(url, patience);
    await waitingFor(url, 'relation');
    await holder.end();
    expect(await again).toEqual([]);
  });
});

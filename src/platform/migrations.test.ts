import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrateAll } from '../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { migrate } from './migrations.ts';

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
  it('run once, in order, however many processes start at the same moment', async () => {
    const url = await emptyDatabase();
    const runs = await Promise.all(Array.from({ length: 8 }, () => migrateAll(url)));
    const applied = runs.flat();
    expect(applied).toEqual([...new Set(applied)].sort());
    expect(applied.length).toBeGreaterThan(0);
    expect(await migrateAll(url)).toEqual([]);
  });

  it('leave nothing of a migration that fails, and stop there', async () => {
    const url = await emptyDatabase();
    const folder = await folderWith({
      '0001_good.sql': 'create table good (id int)',
      '0002_bad.sql': 'create table half (id int); select nonsense',
      '0003_never.sql': 'create table never (id int)',
    });
    await expect(migrate(url, folder)).rejects.toThrow('0002_bad.sql');
    const tables = await query(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
    expect(tables.map((row) => row.tablename)).toEqual(['good', 'schema_migrations']);
  });

  it('refuse a migration that was changed after it had run', async () => {
    const url = await emptyDatabase();
    await migrate(url, await folderWith({ '0001_a.sql': 'create table a (id int)' }));
    const changed = await folderWith({ '0001_a.sql': 'create table a (id bigint)' });
    await expect(migrate(url, changed)).rejects.toThrow('was changed');
  });
});

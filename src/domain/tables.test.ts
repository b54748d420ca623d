import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/test-database.ts';
import { activity } from './activity/activity-store.ts';
import { editedPages } from './pages/page-store.ts';
import { signingKeys } from './previews/signing-key-store.ts';
import { erasures } from './privacy/erasures-store.ts';
import { tabCounts } from './publishing/published-rows-store.ts';
import { reviews } from './reviews/review-store.ts';
import { revisions } from './revisions/revision-store.ts';
import { siteSettings } from './settings/settings-store.ts';
import { unsavedWork } from './unsaved-work/unsaved-work-store.ts';

const test = testDatabase();

/** A domain with several tables has a file for them; a single table is in the store that reads it. */
const modules = import.meta.glob<Record<string, PgTable>>('./**/*-table.ts', { eager: true });
const tables = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  activity,
  editedPages,
  erasures,
  reviews,
  revisions,
  tabCounts,
  signingKeys,
  siteSettings,
  unsavedWork,
].map((table) => [getTableConfig(table).name, table] as const);

it('compares every table of the code', async () => {
  const names: string[] = [];
  for await (const file of glob('**/*-{store,table}.ts', { cwd: import.meta.dirname })) {
    const code = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/pgTable\(\s*'(\w+)'/g)) names.push(name);
  }
  expect(tables.map(([name]) => name).sort()).toEqual(names.sort());
});

/** Compares the Drizzle tables with the migrated database. */
describe.each(tables)('table %s', (name, table) => {
  it('has the same columns, types and nullability in code and database', async () => {
    const { rows } = await test.pool.query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull"
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    );
    const inCode = getTableConfig(table).columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().replace(/numeric\((\d+), (\d+)\)/, 'numeric($1,$2)'),
      notNull: column.notNull,
    }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(inCode.sort(byName)).toEqual(rows.sort(byName));
  });
});

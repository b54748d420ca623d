import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/test-database.ts';

const test = testDatabase();

const modules = import.meta.glob<Record<string, PgTable>>('./**/*-table.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .map((table) => [getTableConfig(table).name, table] as const);

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

import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contributors } from '#domain/privacy/contributors.ts';
import { declaredColumns } from '../support/personal-columns.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();

type Column = { table: string; name: string; type: string };

/** Generated columns only repeat others. */
async function columnsOfDatabase(): Promise<Column[]> {
  const { rows } = await test.pool.query<Column>(`
    select table_name as table, column_name as name, udt_name as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`);
  return rows;
}

const fullName = ({ table, name }: Column) => `${table}.${name}`;
const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const declared = declaredColumns.map(({ name }) => name);

/** A part of a column's name that suggests a person or a text that somebody typed. */
const personalParts = new Set([
  ...[
    'name',
    'names',
    'username',
    'author',
    'phone',
    'contact',
    'email',
    'mail',
    'mailbox',
    'sender',
    'recipient',
  ],
  ...[
    'address',
    'lives',
    'ip',
    'network',
    'agent',
    'fingerprint',
    'password',
    'secret',
    'passport',
    'licence',
    'license',
  ],
  ...[
    'gstin',
    'pan',
    'aadhaar',
    'utr',
    'upi',
    'bank',
    'birth',
    'age',
    'gender',
    'nationality',
    'languages',
    'photo',
  ],
  ...[
    'passenger',
    'passengers',
    'adults',
    'children',
    'flight',
    'message',
    'note',
    'notes',
    'text',
    'body',
    'detail',
  ],
  ...[
    'details',
    'reason',
    'reference',
    'remark',
    'remarks',
    'comment',
    'instructions',
    'typed',
    'fields',
    'campaign',
  ],
]);

/** Lists and JSON take any text, whatever they are called; a time or a flag says nothing about a person. */
const looksPersonal = ({ name, type }: Column) =>
  /^(_text|jsonb?|inet|cidr)$/.test(type) ||
  (!/^(timestamptz|bool)$/.test(type) && name.split('_').some((part) => personalParts.has(part)));

/** Tables and columns that look so, and are about nobody whose data is erased. */
const aboutNobody = [
  // What visitors read, and what staff are writing for them.
  ...[
    'blogs',
    'edited_pages',
    'images',
    'image_uploads',
    'revisions',
    'places',
    'tour_packages',
    'unsaved_work',
  ],
  ...['saved_replies.body', 'inbox_views.columns'],
  // Prices, places and vehicles.
  ...['car_types', 'cities', 'fare_imports', 'stops', 'rate_versions', 'road_legs', 'cars.notes'],
  'cancellation_terms',
  // The agency and its installation; who represents it is declared.
  ...['site_settings', 'mailboxes', 'signing_keys', 'schema_migrations'],
  ...['staff_users.areas', 'staff_sessions.end_reason'],
  // A count of imported notes.
  'customer_imports.notes',
];

describe('the lists of personal columns', () => {
  it('have every column of the database that looks personal', async () => {
    const found = (await columnsOfDatabase()).filter(looksPersonal);
    expect(found.length).toBeGreaterThan(80);
    const isKnown = (column: Column) =>
      [column.table, fullName(column)].some((name) => aboutNobody.includes(name)) ||
      declared.includes(fullName(column));
    expect(found.filter((column) => !isKnown(column)).map(fullName)).toEqual([]);
  });

  it('have no table and no column that is not in the database, and none twice', async () => {
    const columns = await columnsOfDatabase();
    const stored = columns.map(fullName);
    expect(declared.filter((name) => !stored.includes(name))).toEqual([]);
    expect(duplicates(declared)).toEqual([]);
    expect(duplicates(contributors.flatMap(({ tables }) => Object.keys(tables)))).toEqual([]);
    expect(
      aboutNobody.filter(
        (name) => !columns.some((column) => [column.table, fullName(column)].includes(name)),
      ),
    ).toEqual([]);
  });
});

it('no part of an export replaces that of another domain', async () => {
  const nobody = { customer: { customers: [], enquiries: [], bookings: [] }, driver: { id: '0' } };
  for (const kind of ['customer', 'driver'] as const) {
    const names: string[] = [];
    for (const { exportOf } of contributors)
      names.push(...Object.keys((await exportOf?.[kind]?.(test.db, nobody[kind] as never)) ?? {}));
    expect(names.length).toBeGreaterThan(5);
    expect(duplicates(names)).toEqual([]);
  }
});

/** Only stores may import what SQL is written with, so there any mention counts; elsewhere, one after a keyword of SQL. */
function tablesNamedIn(file: string, code: string, tables: readonly string[]): string[] {
  const statements = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const before = file.endsWith('-store.ts') ? '' : '(from|join|update|into|only|table|using)\\s+"?';
  return tables.filter((table) => new RegExp(`${before}\\b${table}\\b`, 'i').test(statements));
}

it('the SQL of src/domain/privacy names its own table only', async () => {
  const tables = [...new Set((await columnsOfDatabase()).map(({ table }) => table))];
  const folder = 'src/domain/privacy';
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })) {
    const named = tablesNamedIn(file, await readFile(`${folder}/${file}`, 'utf8'), tables);
    found.push(...named.map((table) => `${file}: ${table}`));
  }
  expect(found).toEqual(['erasures-store.ts: erasures']);
  expect(tablesNamedIn('x-service.ts', "tx.execute('select from reviews r')", tables)).toEqual(['reviews']);
  expect(tablesNamedIn('x-store.ts', "sql.identifier('drivers')", tables)).toEqual(['drivers']);
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../tests/support/migrate-folder.ts';

async function migrated(before: string, write: (client: pg.Client) => Promise<void>) {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgres').adminUrl, name);
  await migrateUntil(url, before);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await write(client);
  await migrateAll(url);
  return client;
}

it('the migration fills the table of erasures with earlier ones', async () => {
  const client = await migrated('0015', async (earlier) => {
    await earlier.query(`insert into people (erased_at) values ('2026-01-02Z'), (null)`);
    await earlier.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, erased_at)
       values ('a', '', 'Asha', '1', null), ('b', '', '', '', '2026-01-02Z')`,
    );
  });
  const { rows } = await client.query(
    `select kind, record_id, at = '2026-01-02Z' as "isOld", stored_at from erasures order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'customer', record_id: '1', isOld: true, stored_at: null },
    { kind: 'enquiry', record_id: '2', isOld: true, stored_at: null },
  ]);
  await client.end();
});

it('the migration removes titles of saved replies from the activity log, which stays append-only', async () => {
  const client = await migrated('0072', async (earlier) => {
    await earlier.query(
      `insert into activity (action, detail) values
         ('enquiry-changed', '{"change": "reply-opened", "channel": "mail", "title": "Dear Asha"}'),
         ('blog-written', '{"title": "Kaziranga"}')`,
    );
  });
  const { rows } = await client.query('select detail from activity order by id');
  expect(rows).toEqual([
    { detail: { change: 'reply-opened', channel: 'mail' } },
    { detail: { title: 'Kaziranga' } },
  ]);
  await expect(client.query(`update activity set detail = '{}'`)).rejects.toThrow('append-only');
  await client.end();
});

it('the migration names imports of customers and cabs by their number, and leaves other lines', async () => {
  const client = await migrated('0079', async (earlier) => {
    await earlier.query(
      `insert into activity (action, subject_kind, subject_id, subject_name) values
         ('customers-imported', 'customer-import', '12', 'Asha Das.xlsx'),
         ('cars-import-undone', 'cab-import', '3', 'Car of Asha.csv'),
         ('fares-imported', 'fare-import', '4', 'routes.csv')`,
    );
  });
  const { rows } = await client.query('select subject_name as name from activity order by id');
  expect(rows.map(({ name }) => name)).toEqual(['import 12', 'import 3', 'routes.csv']);
  await expect(client.query(`update activity set subject_name = ''`)).rejects.toThrow('append-only');
  await client.end();
});

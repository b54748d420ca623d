import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../tests/support/migrate-folder.ts';

it('a database, or a backup, from before the renames keeps its rows, triggers and log under the new names', async () => {
  const url = await createDatabase(inject('postgres').adminUrl, `m_${randomUUID().replaceAll('-', '')}`);
  await migrateUntil(url, '0103');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into people (name) values ('Asha Devi')`);
  await client.query(
    `insert into cities (code, name, position) values ('guwahati', 'Guwahati', 1) on conflict do nothing`,
  );
  await client.query(
    `insert into places (slug, name, kind, city) values ('sohra', 'Sohra', 'beyond', 'guwahati')`,
  );
  await client.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, person_id) values ('a', '', 'Asha', '1', 1)`,
  );
  await client.query(
    `insert into activity (action, subject_kind) values
       ('place-added', 'place'), ('sight-changed', 'sight'), ('people-merged', 'person'), ('person-seen', 'person'),
       ('customer-changed', 'person'), ('blog-written', 'blog')`,
  );
  await migrateAll(url);
  const read = async (text: string) => (await client.query(text)).rows;
  expect(
    await read('select name, (select count(*)::int from customer_contacts) as contacts from customers'),
  ).toEqual([{ name: 'Asha Devi', contacts: 1 }]);
  expect(await read(`select slug from stops where slug = 'sohra'`)).toHaveLength(1);
  expect(await read('select action, subject_kind as kind from activity order by id')).toEqual([
    { action: 'stop-added', kind: 'stop' },
    { action: 'place-changed', kind: 'place' },
    { action: 'customers-merged', kind: 'customer' },
    { action: 'customer-seen', kind: 'customer' },
    { action: 'customer-changed', kind: 'customer' },
    { action: 'blog-written', kind: 'blog' },
  ]);
  await expect(client.query(`update activity set detail = '{}'`)).rejects.toThrow('append-only');
  // The triggers write under the new names.
  await client.query(`update customers set erased_at = now()`);
  expect(await read('select from customer_contacts')).toHaveLength(0);
  const names = await read(
    `select relname from pg_class where relname ~ '^(people|sights|place_miss|reach_clicks|canned_replies)'`,
  );
  expect(names).toEqual([]);
  await client.end();
});

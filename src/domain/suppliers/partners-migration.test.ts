import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../tests/support/migrate-folder.ts';

it('each partner of cars and drivers becomes one supplier, and an own car or driver has none', async () => {
  const url = await createDatabase(inject('postgres').adminUrl, `m_${randomUUID().replaceAll('-', '')}`);
  await migrateUntil(url, '0111');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into suppliers (idempotency_key, kind, name, city, ended_at) values
      ('a', 'transporter', 'yamuna travels', 'Delhi', null), ('b', 'transporter', 'Lohit Cabs', '', now())`);
  await client.query(`
    insert into cars (plate, car_type, city, partner, is_sample, ended_at) values
      ('AS01A0001', 'sedan', 'guwahati', 'Lohit Cabs', false, null), ('AS01A0002', 'sedan', 'guwahati', ' LOHIT cabs ', true, null),
      ('AS01A0003', 'sedan', 'guwahati', 'Lohit Cabs', true, now()), ('AS01A0004', 'sedan', 'guwahati', '', false, null),
      ('AS01A0005', 'sedan', 'guwahati', '  ', false, null), ('DL01A0001', 'sedan', 'delhi', 'Yamuna Travels', false, null)`);
  await client.query(`
    insert into drivers (name, city, partner, is_sample) values
      ('Bikash', 'guwahati', 'lohit cabs', false), ('Ranjit', 'guwahati', '', false), ('Imran', 'delhi', 'Kosi Cars', true)`);
  await migrateAll(url);
  const read = async (text: string) => (await client.query(text)).rows;
  expect(
    await read(
      `select kind, name, city, is_sample as "isSample", ended_at is not null as "isEnded" from suppliers order by id`,
    ),
  ).toEqual([
    { kind: 'transporter', name: 'yamuna travels', city: 'Delhi', isSample: false, isEnded: false },
    { kind: 'transporter', name: 'Lohit Cabs', city: '', isSample: false, isEnded: true },
    { kind: 'transporter', name: 'Kosi Cars', city: '', isSample: true, isEnded: false },
    { kind: 'transporter', name: 'Lohit Cabs', city: '', isSample: false, isEnded: false },
  ]);
  const chosen = (table: string, column: string) =>
    read(
      `select t.${column} as who, s.name, s.ended_at from ${table} t left join suppliers s on s.id = t.supplier_id order by t.id`,
    );
  expect(await chosen('cars', 'plate')).toEqual([
    { who: 'AS01A0001', name: 'Lohit Cabs', ended_at: null },
    { who: 'AS01A0002', name: 'Lohit Cabs', ended_at: null },
    { who: 'AS01A0003', name: 'Lohit Cabs', ended_at: null },
    { who: 'AS01A0004', name: null, ended_at: null },
    { who: 'AS01A0005', name: null, ended_at: null },
    { who: 'DL01A0001', name: 'yamuna travels', ended_at: null },
  ]);
  expect(await chosen('drivers', 'name')).toEqual([
    { who: 'Bikash', name: 'Lohit Cabs', ended_at: null },
    { who: 'Ranjit', name: null, ended_at: null },
    { who: 'Imran', name: 'Kosi Cars', ended_at: null },
  ]);
  await client.end();
});

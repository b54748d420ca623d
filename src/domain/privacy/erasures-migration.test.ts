import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../tests/support/migrate-folder.ts';

it('the migration fills the table of erasures with earlier ones', async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgres').adminUrl, name);
  await migrateUntil(url, '0015');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`insert into people (erased_at) values ('2026-01-02Z'), (null)`);
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, erased_at)
       values ('a', '', 'Asha', '1', null), ('b', '', '', '', '2026-01-02Z')`,
    );
    await migrateAll(url);
    const { rows } = await client.query(
      `select kind, record_id, at = '2026-01-02Z' as "isOld", stored_at from erasures order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'customer', record_id: '1', isOld: true, stored_at: null },
      { kind: 'enquiry', record_id: '2', isOld: true, stored_at: null },
    ]);
  } finally {
    await client.end();
  }
});

import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { withMigrationSession } from '#platform/migration-session.ts';
import { migrate } from '#platform/migrations.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';

it('the table of erasures begins with what was erased before there was one', async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgres').adminUrl, name);
  const former = await mkdtemp(join(tmpdir(), 'purvai-migrations-'));
  await cp('migrations', former, { recursive: true });
  await rm(join(former, '0015_erasures.sql'));
  const run = (folder: string) => withMigrationSession(url, (session) => migrate(session, folder));
  await run(former);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`insert into people (erased_at) values ('2026-01-02Z'), (null)`);
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, erased_at)
       values ('a', '', 'Asha', '1', null), ('b', '', '', '', '2026-01-02Z')`,
    );
    expect(await run('migrations')).toEqual(['0015_erasures.sql']);
    const { rows } = await client.query(
      `select kind, record_id, at = '2026-01-02Z' as then, stored_at from erasures order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'customer', record_id: '1', then: true, stored_at: null },
      { kind: 'enquiry', record_id: '2', then: true, stored_at: null },
    ]);
  } finally {
    await client.end();
  }
});

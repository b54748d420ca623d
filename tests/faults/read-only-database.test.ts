import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

const readiness = async () => (await fetch(`${web.url}/readyz`)).status;

/** Applies to new connections; the process's own are closed, as in a switch to a replica. */
async function setReadOnly(mode: 'on' | 'off') {
  // A connection that can always change it back.
  const client = new pg.Client({
    connectionString: test.url,
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  const { rows } = await client.query(
    `select format('alter database %I set default_transaction_read_only = ${mode}', current_database()) as change`,
  );
  await client.query(rows[0].change);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'purvai-web'`,
  );
  await client.end();
}

it('a read-only database makes a process unready until it is writable again', async () => {
  expect(await readiness()).toBe(200);
  await setReadOnly('on');
  await waitUntil('readiness to go off', async () => (await readiness()) === 503);
  // It could no longer accept an enquiry, but still read.
  const enquiry = await fetch(`${web.url}/api/contact-us-message`, {
    method: 'POST',
    body: new URLSearchParams({ n_name: 'Asha', n_contactno: '98640' }),
  });
  expect(enquiry.status).toBe(503);
  expect((await fetch(`${web.url}/api/bhutan-tour-packages`)).status).toBe(200);
  await setReadOnly('off');
  await waitUntil('readiness to come back', async () => (await readiness()) === 200);
});

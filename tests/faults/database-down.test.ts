import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { migrateAll } from '../../scripts/database/migrate-all.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { createDatabase } from '../support/create-database.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import { startWeb, type Web } from '../support/system.ts';
import { waitUntil } from '../support/wait-until.ts';

let postgres: Awaited<ReturnType<typeof startPrivatePostgres>>;
let web: Web;
let nginx: Nginx;

beforeAll(async () => {
  postgres = await startPrivatePostgres('safe');
  const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
  await migrateAll(databaseUrl);
  await seedAll(databaseUrl);
  web = await startWeb({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
  await postgres?.remove();
});

const status = async (url: string) => (await fetch(url)).status;

const sendMessage = (key: string) =>
  fetch(`${web.url}${paths.api}/contact-us-message`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: new URLSearchParams({ n_name: 'Asha', n_contactno: '98640', n_message: key }),
  });

async function killDatabase() {
  process.kill(await postgres.pid(), 'SIGKILL');
  await waitUntil('PostgreSQL to be gone', async () => !(await postgres.isRunning()));
}

const comeBack = () =>
  waitUntil('PostgreSQL to start again', () =>
    postgres.start().then(
      () => true,
      () => false,
    ),
  );

describe('without PostgreSQL', () => {
  it('cached pages and health stay, readiness fails, forms report it, and everything recovers', async () => {
    const page = nginx.url + paths.bhutanPackages;
    const before = await (await fetch(page)).text();
    expect(before).toContain('Paro');
    expect(await status(`${web.url}/readyz`)).toBe(200);

    await killDatabase();

    expect(await status(`${web.url}/healthz`)).toBe(200);
    await waitUntil('readiness to go', async () => (await status(`${web.url}/readyz`)) === 503);
    // A page that is not cached cannot be rendered; the answer is an immediate 503.
    const started = Date.now();
    const unknown = await fetch(nginx.url + paths.contact);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await unknown.text()).toContain('could not be made');
    expect(Date.now() - started).toBeLessThan(4000);

    const stale = await waitUntil('the proxy to answer from an old copy', async () => {
      const response = await fetch(page);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(before);
      return response.headers.get('x-cache') !== 'HIT' && response.headers.get('x-cache');
    });
    expect(['STALE', 'UPDATING', 'EXPIRED', 'REVALIDATED']).toContain(stale);

    const key = crypto.randomUUID();
    const refused = await sendMessage(key);
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toContain('Thank you');

    await comeBack();
    const upAt = Date.now();
    await waitUntil('the first write', async () => (await sendMessage(key)).status === 200);
    expect(Date.now() - upAt).toBeLessThan(10_000);
    await waitUntil('readiness', async () => (await status(`${web.url}/readyz`)) === 200);
    await waitUntil(
      'the page that could not be made',
      async () => (await status(nginx.url + paths.contact)) === 200,
    );
  });

  it('nginx answers from its cache without the web process', async () => {
    const page = nginx.url + paths.bhutanPackages;
    expect(await status(page)).toBe(200);
    await web.stop('SIGKILL');
    const outcome = await waitUntil('a stale answer', async () => {
      const response = await fetch(page);
      expect(response.status).toBe(200);
      return response.headers.get('x-cache') === 'STALE';
    });
    expect(outcome).toBe(true);
    const nothing = await fetch(`${nginx.url}/never-asked-for`);
    expect([nothing.status, await nothing.text()]).toEqual([
      503,
      'We are back in a moment. Please try again.',
    ]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { seedAll } from '../../../scripts/database/seed-all.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { createDatabase } from '../../support/create-database.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { startNginx } from '../../support/nginx.ts';
import { startPrivatePostgres } from '../../support/private-postgres.ts';
import { run } from '../../support/process.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { startWeb, startWorker } from '../../support/system.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { confirmSamples } from './confirm-samples.ts';
import { emptyPageLocation } from './empty-page.ts';

async function startDevelopment(databaseUrl: string, smtpUrl: string, storageDir: string) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATABASE_WAIT_MS: '10000',
    SMTP_URL: smtpUrl,
    SECRET_KEYS: testSecretKeys,
    PORT: port,
    BASE_URL: url,
    STORAGE_DIR: storageDir,
  };
  const dev = run(process.execPath, ['scripts/dev.ts'], env);
  const answers = () =>
    fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  await waitUntil(`the development server: ${dev.output()}`, answers, { limitMs: 300_000 });
  return { ...dev, url };
}

/** Enough for the public list to have a second page. */
async function addOlderBlogs(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `insert into blogs (slug, blog_date, heading, body_html)
     select 'older-' || n, date '2025-01-01' + n, 'Older article ' || n, '<p>Words of the time.</p>'
     from generate_series(1, 10) n`,
  );
  await pool.end();
}

/** The development server is started only for its project, because it takes seconds. */
const asked = process.argv.filter((argument) => argument.startsWith('--project='));
const needsDevelopment = asked.length === 0 || asked.includes('--project=development');

async function startDatabase() {
  const postgres = await startPrivatePostgres('fast');
  const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
  await migrateAll(databaseUrl);
  await seedAll(databaseUrl);
  await confirmSamples(databaseUrl);
  await addOlderBlogs(databaseUrl);
  return { postgres, databaseUrl };
}

/** The whole system: database, mail server, web process, worker and nginx, all of them real. */
export default async function startSystem() {
  const [{ postgres, databaseUrl }, mail] = await Promise.all([startDatabase(), startMailServer()]);
  // Shared, because any worker may write the file that any web process serves.
  const storageDir = await mkdtemp(join(tmpdir(), 'purvai-storage-'));
  const settings = { databaseUrl, smtpUrl: mail.smtpUrl, env: { STORAGE_DIR: storageDir } };
  const [web, worker, development] = await Promise.all([
    startWeb({
      ...settings,
      env: {
        ...settings.env,
        SETUP_TOKEN: 'a setup token for the tests',
        TRUSTED_PROXIES: '127.0.0.1',
        // The processors are shared with browsers and with the other steps of a check.
        DATABASE_WAIT_MS: '10000',
      },
    }),
    startWorker({
      ...settings,
      env: { ...settings.env, IMAP_URL: `imap://care:any@127.0.0.1:${mail.imapPort}` },
    }),
    needsDevelopment ? startDevelopment(databaseUrl, mail.smtpUrl, storageDir) : undefined,
  ]);
  const nginx = await startNginx([web.port], { alsoInServer: [emptyPageLocation] });

  // Inherited by the processes that run the tests.
  Object.assign(process.env, {
    PRODUCTION_URL: nginx.url,
    DEVELOPMENT_URL: development?.url,
    TEST_DATABASE_URL: databaseUrl,
    TEST_IMAP_PORT: String(mail.imapPort),
    TEST_SMTP_URL: mail.smtpUrl,
  });

  return async () => {
    await nginx.stop();
    await Promise.all([web.stop(), worker.stop(), development?.stop()]);
    await mail.stop();
    await postgres.remove();
    await rm(storageDir, { recursive: true });
  };
}

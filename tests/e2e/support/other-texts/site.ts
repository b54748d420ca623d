import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { migrateAll } from '../../../../scripts/database/migrate-all.ts';
import { freePort } from '../../../../scripts/services/ports.ts';
import { createDatabase } from '../../../support/create-database.ts';
import { run } from '../../../support/process.ts';
import { testSecretKeys } from '../../../support/secret-keys.ts';
import { waitUntil } from '../../../support/wait-until.ts';

export const setupToken = 'a setup token for the tests';

type Site = { url: string; pool: pg.Pool };

/** A database and a web process of one's own, whose texts are all replaced. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
    async ({}, use, { workerIndex }) => {
      const postgres = new URL('/postgres', process.env.TEST_DATABASE_URL).href;
      const databaseUrl = await createDatabase(postgres, `other_texts_${workerIndex}`);
      await migrateAll(databaseUrl);
      const port = String(await freePort());
      const url = `http://localhost:${port}`;
      const web = run(process.execPath, ['tests/e2e/support/other-texts/serve.ts'], {
        DATABASE_URL: databaseUrl,
        DATABASE_WAIT_MS: '10000',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SECRET_KEYS: testSecretKeys,
        SETUP_TOKEN: setupToken,
        PORT: port,
        BASE_URL: url,
      });
      const answers = () =>
        fetch(`${url}/healthz`).then(
          (response) => response.ok,
          () => false,
        );
      await waitUntil('the site with other texts', answers);
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
      await use({ url, pool });
      await pool.end();
      await web.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };

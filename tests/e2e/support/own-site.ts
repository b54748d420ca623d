import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { seedAll } from '../../../scripts/database/seed-all.ts';
import { createDatabase } from '../../support/create-database.ts';
import { startWeb } from '../../support/system.ts';
import { test as base, expect } from './test.ts';

type OwnSite = { url: string; pool: pg.Pool; databaseUrl: string; storageDir: string };

type Fixtures = {
  /** Locks a table while the work runs, so that every query of it waits. */
  whileLocked(table: string, work: () => Promise<void>): Promise<void>;
};

/**
 * Its own database and web process. Other files end all sessions and read every package, so a file that
 * logs in, writes packages and locks tables would disturb them, and they it.
 */
export const test = base.extend<Fixtures, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
    async ({}, use, { workerIndex }) => {
      const server = new URL('/postgres', process.env.TEST_DATABASE_URL).href;
      const databaseUrl = await createDatabase(server, `staff_${workerIndex}`);
      await migrateAll(databaseUrl);
      await seedAll(databaseUrl);
      // Patient, because the processors are shared with browsers and with the other steps of a check.
      const storageDir = await mkdtemp(join(tmpdir(), 'purvai-staff-'));
      const env = { DATABASE_WAIT_MS: '10000', STORAGE_DIR: storageDir };
      const web = await startWeb({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:9', env });
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
      await use({ url: web.url, pool, databaseUrl, storageDir });
      await pool.end();
      await web.stop();
      await rm(storageDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  address: async ({ ownSite }, use) => use(ownSite.url),

  query: async ({ ownSite }, use) =>
    use(async (text, values) => (await ownSite.pool.query(text, values)).rows),

  whileLocked: async ({ ownSite }, use) =>
    use(async (table, work) => {
      const client = await ownSite.pool.connect();
      try {
        await client.query(`begin; lock table ${table} in access exclusive mode`);
        await work();
      } finally {
        await client.query('rollback');
        client.release();
      }
    }),
});

export { expect };

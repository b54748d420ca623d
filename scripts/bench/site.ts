import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { paths } from '#paths.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { startNginx } from '../../tests/support/nginx.ts';
import { startPrivatePostgres } from '../../tests/support/private-postgres.ts';
import { type Running, run } from '../../tests/support/process.ts';
import { startWeb, type Web } from '../../tests/support/system.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { seedAll } from '../database/seed-all.ts';
import { freePort } from '../services/ports.ts';

type Server = Running & { url: string; pid: number };

export type Site = {
  databaseUrl: string;
  pool: pg.Pool;
  postgresPid: number;
  web: Web & { pid: number };
  inspectorPort: number;
  nginx: { url: string };
  bare: Server;
  bareRouter: Server;
  stop(): Promise<void>;
};

/** What the site sends as the same bytes from nginx, and with the headers of the page too. */
export const asAFile = '/as-a-file';
export const asAFileWithHeaders = '/as-a-file-with-headers';

/** Those of the connection and of one request are nginx's own. */
const ownHeaders =
  /^(date|connection|keep-alive|transfer-encoding|vary|etag|x-request-id|content-(length|type|encoding))$/;

async function startScript(script: string, args: string[], ready: string): Promise<Server> {
  const port = await freePort();
  const running = run(process.execPath, [script, String(port), ...args], { NODE_ENV: 'production' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(script, () => {
    if (running.child.exitCode !== null) throw new Error(`${script} ended: ${running.output()}`);
    return fetch(url + ready).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { ...running, url, pid: running.child.pid ?? 0 };
}

/** The site as deployed, and beside it the least that can answer the same. */
export async function startSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-bench-'));
  const postgres = await startPrivatePostgres('safe');
  const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
  await migrateAll(databaseUrl);
  await seedAll(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const inspectorPort = await freePort();
  const web = await startWeb({
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    // The inspector collects garbage when it is asked to.
    env: { TRUSTED_PROXIES: '127.0.0.1', NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  });
  const file = join(folder, 'page.html');
  const page = await fetch(web.url + paths.bhutanPackages);
  await writeFile(file, await page.text());
  const headers = [...page.headers]
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const nginx = await startNginx([web.port], {
    alsoInServer: [
      `location = ${asAFile} { default_type text/html; alias ${file}; }`,
      `location = ${asAFileWithHeaders} { default_type text/html; alias ${file}; ${headers.join(' ')} }`,
    ],
    limits: 'none',
  });
  const bare = await startScript('scripts/bench/bare-server.ts', [file, databaseUrl], '/call');
  const bareRouter = await startScript('scripts/bench/bare-router.ts', [file, databaseUrl], '/');
  return {
    databaseUrl,
    pool,
    postgresPid: await postgres.pid(),
    web: { ...web, pid: web.child.pid ?? 0 },
    inspectorPort,
    nginx,
    bare,
    bareRouter,
    async stop() {
      await Promise.all([bare.stop(), bareRouter.stop(), nginx.stop(), web.stop()]);
      await pool.end();
      await postgres.remove();
      await rm(folder, { recursive: true });
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { paths } from '#paths.ts';
import { createDatabase } from '../tests/support/create-database.ts';
import { startNginx } from '../tests/support/nginx.ts';
import { startPrivatePostgres } from '../tests/support/private-postgres.ts';
import { startWeb } from '../tests/support/system.ts';
import { migrateAll } from './database/migrate-all.ts';
import { seedAll } from './database/seed-all.ts';

/** Measures the throughput of each part on this machine in one run, so that the figures are comparable. */
const seconds = 6;
const connections = 32;

async function wrk(url: string, ...headers: string[]): Promise<number> {
  const args = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Only the two queries of the call, over as many connections as the web process has. */
async function bareQueries(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const ask = async () => {
    while (performance.now() < until) {
      await Promise.all([
        pool.query('select * from site_settings'),
        pool.query(
          `select id, country, name, duration, activities, package_type, featured_image, selling_price_paise
           from tour_packages where country = $1 order by id desc limit $2`,
          ['Bhutan', 60],
        ),
      ]);
      done++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await pool.end();
  return done / seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'purvai-bench-'));
const postgres = await startPrivatePostgres('safe');
const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
await migrateAll(databaseUrl);
await seedAll(databaseUrl);
const web = await startWeb({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' });

const file = join(folder, 'page.html');
await writeFile(file, await (await fetch(web.url + paths.bhutanPackages)).text());
const nginx = await startNginx([web.port], {
  alsoInServer: [`location = /as-a-file { default_type text/html; alias ${file}; }`],
  limits: 'none',
});

const call = `${paths.api}/bhutan-tour-packages`;
const rows: [string, number][] = [
  ['cached page through nginx', await wrk(nginx.url + paths.bhutanPackages)],
  ['the same bytes as a file from nginx', await wrk(`${nginx.url}/as-a-file`)],
  ['cached page through nginx, brotli', await wrk(nginx.url + paths.bhutanPackages, 'Accept-Encoding: br')],
  ['the same page from one web process', await wrk(web.url + paths.bhutanPackages)],
  [`GET ${call} from one web process`, await wrk(web.url + call)],
  ['its two queries through pg alone', await bareQueries(databaseUrl)],
];

await nginx.stop();
await web.stop();
await postgres.remove();
await rm(folder, { recursive: true });

for (const [name, perSecond] of rows) {
  process.stdout.write(
    `${name.padEnd(52)} ${Math.round(perSecond).toLocaleString('en-GB').padStart(8)} /s\n`,
  );
}

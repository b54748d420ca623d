import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '#paths.ts';
import { createDatabase } from '../tests/support/create-database.ts';
import { startNginx } from '../tests/support/nginx.ts';
import { startPrivatePostgres } from '../tests/support/private-postgres.ts';
import { run } from '../tests/support/process.ts';
import { startWeb } from '../tests/support/system.ts';
import { waitUntil } from '../tests/support/wait-until.ts';
import { migrateAll } from './database/migrate-all.ts';
import { seedAll } from './database/seed-all.ts';
import { freePort } from './services/ports.ts';

/** Measures the throughput of each part on this machine in one run, so that the figures are comparable. */
const seconds = Number(process.argv[2] ?? 6);
const rounds = 5;
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

/** Processor time that a process has used so far, in milliseconds; the kernel counts it in hundredths of a second. */
async function usedMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

type Contender = { pid: number; url: string };

/** Processor time per request, in microseconds. */
async function microseconds({ pid, url }: Contender): Promise<number> {
  const before = await usedMs(pid);
  const perSecond = await wrk(url);
  return (((await usedMs(pid)) - before) * 1000) / (perSecond * seconds);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** In turn, so that other load on the machine meets both alike. */
async function compare(name: string, ours: Contender, bare: Contender): Promise<string> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await microseconds(ours));
    times.bare.push(await microseconds(bare));
  }
  const ratios = times.ours.map((time, round) => time / (times.bare[round] ?? Number.NaN));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const figures = `${Math.round(median(times.ours))} µs, bare ${Math.round(median(times.bare))} µs`;
  return `${name.padEnd(52)} ${median(ratios).toFixed(2)} (${spread}); ${figures}`;
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
];

const port = await freePort();
const bare = run(process.execPath, ['scripts/bench/bare-server.ts', String(port), file, databaseUrl], {});
const bareUrl = `http://127.0.0.1:${port}`;
await waitUntil('the bare server', () =>
  fetch(`${bareUrl}/call`).then(
    ({ ok }) => ok,
    () => false,
  ),
);
const [webPid, barePid] = [web.child.pid ?? 0, bare.child.pid ?? 0];
const comparisons = [
  await compare(
    'processor time of a cached page ÷ bare Hono',
    { pid: webPid, url: web.url + paths.bhutanPackages },
    { pid: barePid, url: `${bareUrl}/page` },
  ),
  await compare(
    `processor time of GET ${call} ÷ bare Hono and pg`,
    { pid: webPid, url: web.url + call },
    { pid: barePid, url: `${bareUrl}/call` },
  ),
];

await bare.stop();
await nginx.stop();
await web.stop();
await postgres.remove();
await rm(folder, { recursive: true });

for (const [name, perSecond] of rows) {
  process.stdout.write(
    `${name.padEnd(52)} ${Math.round(perSecond).toLocaleString('en-GB').padStart(8)} /s\n`,
  );
}
for (const line of comparisons) process.stdout.write(`${line}\n`);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../tests/support/create-database.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { startNginx } from '../../tests/support/nginx.ts';
import { startPrivatePostgres } from '../../tests/support/private-postgres.ts';
import { startWeb, startWorker } from '../../tests/support/system.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { seedAll } from '../database/seed-all.ts';
import { originRealIpConfig, startCdnNginx } from './cdn-nginx.ts';
import { type Outcome, sendAtRate } from './load.ts';
import { usedByFamilyMs } from './measure.ts';
import { startPgBouncer } from './pgbouncer.ts';

const maxP99Ms = 200;

export type Arrangement = 'plain' | 'through PgBouncer' | 'behind a second nginx';

type Step = Outcome & { used: Record<string, number>; waitingMails: number };

const isFine = ({ errors, p99 }: Outcome) => errors === 0 && p99 < maxP99Ms;

/** One machine with nginx, two web processes, a worker, a mail server and PostgreSQL, with the limits as delivered. */
async function startMachine(arrangement: Arrangement, pgBouncer: string) {
  const postgres = await startPrivatePostgres('safe');
  const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
  await migrateAll(databaseUrl);
  await seedAll(databaseUrl);
  const mail = await startMailServer();
  const pooler =
    arrangement === 'through PgBouncer' ? await startPgBouncer(pgBouncer, databaseUrl) : undefined;
  const settings = {
    databaseUrl,
    smtpUrl: mail.smtpUrl,
    baseUrl: 'http://localhost',
    env: { TRUSTED_PROXIES: '127.0.0.1', ...(pooler && { POOLED_DATABASE_URL: pooler.url }) },
  };
  const webs = await Promise.all([startWeb(settings), startWeb(settings)]);
  const worker = await startWorker(settings);
  const isBehindCdn = arrangement === 'behind a second nginx';
  const nginx = await startNginx(
    webs.map(({ port }) => port),
    { alsoInServer: isBehindCdn ? [originRealIpConfig] : [] },
  );
  const cdn = isBehindCdn ? await startCdnNginx(nginx.url) : undefined;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const pids = {
    ...(cdn && { 'second nginx': cdn.pid }),
    nginx: Number(await readFile(join(nginx.folder, 'run/nginx.pid'), 'utf8')),
    'web 1': webs[0]?.child.pid,
    'web 2': webs[1]?.child.pid,
    worker: worker.child.pid,
    ...(pooler && { PgBouncer: pooler.pid }),
    PostgreSQL: await postgres.pid(),
    'load generator': process.pid,
  };
  return {
    url: cdn?.url ?? nginx.url,
    pool,
    pids,
    async stop() {
      await pool.end();
      await cdn?.stop();
      await nginx.stop();
      await Promise.all([...webs.map((web) => web.stop()), worker.stop()]);
      await pooler?.stop();
      await mail.stop();
      await postgres.remove();
    },
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

const lineOf = ({ rate, sent, errors, p50, p95, p99, used, waitingMails }: Step) =>
  `| ${rate} | ${sent.toLocaleString('en-GB')} | ${errors} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} | ${Object.entries(
    used,
  )
    .map(([name, share]) => `${name} ${percent(share)}`)
    .join(', ')} | ${waitingMails} |`;

type Extent = {
  rates: readonly number[];
  seconds: number;
  /** The program; Debian 12 has version 1.18, which knows no prepared statements. */
  pgBouncer: string;
};

/** Higher and higher constant rates until two are not fine. */
export async function mixedLoad(
  arrangement: Arrangement,
  { rates, seconds, pgBouncer }: Extent,
): Promise<string> {
  const machine = await startMachine(arrangement, pgBouncer);
  const usedNow = async () => {
    const entries = Object.entries(machine.pids).map(async ([name, pid]) => {
      // The generator's children are the other parts.
      const used = pid === process.pid ? process.cpuUsage() : undefined;
      return [name, used ? (used.user + used.system) / 1000 : await usedByFamilyMs(pid ?? 0)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const steps: Step[] = [];
  try {
    // The worker first prints the itineraries of the samples.
    await waitUntil(
      'the itineraries',
      async () => {
        const { rows } = await machine.pool.query(
          `select count(*)::int as count from tour_packages where state = 'published' and pdf_key = ''`,
        );
        return rows[0].count === 0;
      },
      { limitMs: 600_000, everyMs: 1000 },
    );
    // Fills the caches and lets the processes compile.
    await sendAtRate(machine.url, 200, 10);
    for (const rate of rates) {
      const [before, begun] = [await usedNow(), performance.now()];
      const outcome = await sendAtRate(machine.url, rate, seconds);
      const [after, ms] = [await usedNow(), performance.now() - begun];
      const used = Object.fromEntries(
        Object.keys(after).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / ms]),
      );
      const { rows } = await machine.pool.query(
        'select count(*)::int as count from enquiries where mailed_at is null',
      );
      steps.push({ ...outcome, used, waitingMails: rows[0].count });
      process.stdout.write(`${lineOf(steps.at(-1) as Step)}\n`);
      // One that is not fine may be other work on the machine.
      if (steps.length > 1 && steps.slice(-2).every((step) => !isFine(step))) break;
    }
  } finally {
    await machine.stop();
  }
  const best = steps.findLast(isFine);
  return [
    `90% pages, 8% calls and 2% enquiries at a constant rate for ${seconds} s each, timed from when a request was due: nginx with the`,
    'delivered limits, two web processes, worker, mail server and PostgreSQL with `fsync`, and the load generator, on the same cores.',
    `The highest rate with p99 below ${maxP99Ms} ms and no error: **${best ? `${best.rate} requests a second` : 'none of those tried'}**.`,
    '',
    '| requests a second | sent | errors | p50 ms | p95 ms | p99 ms | processor, of one core | enquiries without a mail at the end |',
    '|---|---|---|---|---|---|---|---|',
    ...steps.map(lineOf),
  ].join('\n');
}

import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#paths.ts';
import { inTurn, median, type Row, usedByFamilyMs, usedMs, wrk } from './measure.ts';
import type { Site } from './site.ts';

const script = 'scripts/bench/enquiry.lua';
const connections = 16;

/** Rows written so far by table, those of jobs and triggers included. */
async function rowsWritten({ pool }: Site): Promise<Map<string, number>> {
  const read = async () =>
    (
      await pool.query(
        `select relid::text as table, (n_tup_ins + n_tup_upd)::int as rows from pg_stat_user_tables where relname <> 'bench_rows'`,
      )
    ).rows as { table: string; rows: number }[];
  // The connections of the site report their figures after they were idle for a moment.
  let [before, now] = ['', JSON.stringify(await read())];
  while (now !== before) {
    before = now;
    await wait(1500);
    now = JSON.stringify(await read());
  }
  return new Map((await read()).map(({ table, rows }) => [table, rows]));
}

const stored = async ({ pool }: Site): Promise<number> =>
  (await pool.query('select count(*)::int as count from enquiries')).rows[0].count;

/** Bytes of all tables and indexes but the bare one. */
const databaseSize = async ({ pool }: Site): Promise<number> =>
  (
    await pool.query(
      `select (pg_database_size(current_database()) - pg_total_relation_size('bench_rows'))::float8 as size`,
    )
  ).rows[0].size;

/**
 * Enquiries accepted a second, compared with two bare transactions over HTTP, both with prepared statements, `fsync` and as
 * many connections: one with the same rows in the same tables, and one with as many rows in a narrow table with one index,
 * which leaves out what the indexes and triggers of the real ones cost.
 */
export async function enquiryRate(
  site: Site,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const address = `${site.web.url}${paths.api}/contact-us-message`;
  const send = () => wrk(address, { seconds, connections, script });
  // Compiled by then.
  await send();
  const [rowsBefore, storedBefore] = [await rowsWritten(site), await stored(site)];
  const sizeBefore = await databaseSize(site);
  const used = async () => [await usedMs(site.web.pid), await usedByFamilyMs(site.postgresPid)] as const;
  const [webBefore, postgresBefore] = await used();
  await send();
  const [webAfter, postgresAfter] = await used();
  const sent = (await stored(site)) - storedBefore;
  const [webMs, postgresMs] = [(webAfter - webBefore) / sent, (postgresAfter - postgresBefore) / sent];
  const rowsAfter = await rowsWritten(site);
  // By table, because others than those of enquiries change now and then.
  const rowsEach = [...rowsAfter]
    .map(([table, rows]) => Math.round((rows - (rowsBefore.get(table) ?? 0)) / sent))
    .reduce((sum, rows) => sum + rows, 0);
  const bare = `${site.bare.url}/rows/${rowsEach}`;
  const sameTables = `${site.bare.url}/enquiry`;
  const rates = await inTurn(rounds, send, () => wrk(bare, { seconds, connections, script }));
  const kilobytes = ((await databaseSize(site)) - sizeBefore) / 1024 / ((await stored(site)) - storedBefore);
  // Last, because its rows are in the same tables.
  const alike = await inTurn(rounds, send, () => wrk(sameTables, { seconds, connections, script }));
  const shown = (measured: typeof rates) =>
    `${Math.round(median(measured.ours))} /s, bare ${Math.round(median(measured.other))} /s`;
  return [
    {
      what: 'enquiries accepted ÷ bare transaction with the same rows in the same tables, a second',
      ratios: alike.ratios,
      goal: { at: 'least', ratio: 0.6 },
      limit: 0.1,
      figures: shown(alike),
    },
    {
      what: `enquiries accepted ÷ bare transaction with as many rows (${rowsEach}) in a narrow table, a second`,
      ratios: rates.ratios,
      goal: { at: 'least', ratio: 0.6 },
      limit: 0.04,
      figures: `${shown(rates)}; ${kilobytes.toFixed(1)} KB of database each; processor ${webMs.toFixed(1)} ms of the process and ${postgresMs.toFixed(1)} ms of PostgreSQL each`,
    },
  ];
}

import { paths } from '#paths.ts';
import { inTurn, median, type Row, wrk } from './measure.ts';
import type { Site } from './site.ts';

const script = 'scripts/bench/enquiry.lua';
const connections = 16;

/** Rows written so far in all tables, the job's and those of triggers included. */
async function rowsWritten({ pool }: Site): Promise<number> {
  // Each connection of the site reports its figures when it is idle for a second.
  let [before, rows] = [-1, 0];
  while (rows !== before) {
    before = rows;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const found = await pool.query(
      `select sum(n_tup_ins + n_tup_upd)::int as rows from pg_stat_user_tables where relname <> 'bench_rows'`,
    );
    rows = found.rows[0].rows;
  }
  return rows;
}

const stored = async ({ pool }: Site): Promise<number> =>
  (await pool.query('select count(*)::int as count from enquiries')).rows[0].count;

/** Enquiries accepted a second, compared with a bare transaction of as many rows. */
export async function enquiryRate(
  site: Site,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const address = `${site.web.url}${paths.api}/contact-us-message`;
  const send = () => wrk(address, { seconds, connections, script });
  const [rowsBefore, storedBefore] = [await rowsWritten(site), await stored(site)];
  await send();
  const sent = (await stored(site)) - storedBefore;
  const rowsEach = Math.round(((await rowsWritten(site)) - rowsBefore) / sent);
  const bare = `${site.bare.url}/rows/${rowsEach}`;
  const rates = await inTurn(rounds, send, () => wrk(bare, { seconds, connections, script }));
  const [ours, other] = [median(rates.ours), median(rates.other)].map(Math.round);
  return [
    {
      what: `enquiries accepted ÷ bare transaction with as many rows (${rowsEach}), a second`,
      ratios: rates.ratios,
      goal: { at: 'least', ratio: 0.6 },
      limit: 0.05,
      figures: `${ours} /s, bare ${other} /s`,
    },
  ];
}

import { once } from 'node:events';
import { paths } from '#paths.ts';
import { pageTagChannel } from '#platform/database/page-tags.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { inTurn, median, microsecondsEach, type Row, usedMs, wrk } from './measure.ts';
import { asAFile, asAFileWithHeaders, type Site } from './site.ts';

const call = `${paths.api}/bhutan-tour-packages`;

/** What was found behind the rows of nginx and of the fresh render. */
export const processBounds = `What seems to bound a cached page through nginx: its key is hashed and looked up under a lock, and its headers are read from the file and
parsed; sending them shows no share of its own (the row with the page's headers). Tried, in processor time of nginx for a page: \`open_file_cache\` −16%,
but the file gains as much; \`pcre_jit\` −2%, with the delivered limits −3%; a \`map\` in place of the expression for methods −3%, within the
noise and left out; \`aio threads\` and \`sendfile off\` slower.

A fresh render took 2.15 times the smallest page in the same run, before its queries were built once, its settings read once and its HTML made as one string
without data for a script (1.39), its bytes went straight to the cache (1.23), and its route was looked for among public ones only (1.23 in
place of 1.32, in another run). The smallest page renders the same elements through React. What bounds it now: React itself and the queries, as they
bound the smallest page (decision 0071 has the profile).`;

type Extent = { rounds: number; seconds: number };

const microseconds = ({ ours, other }: { ours: number[]; other: number[] }) =>
  `${Math.round(median(ours))} µs, bare ${Math.round(median(other))} µs`;

/** Processor time per request, compared with the least that can answer. */
export async function processorTime(site: Site, { rounds, seconds }: Extent): Promise<Row[]> {
  const compare = (ours: string, bare: string) =>
    inTurn(
      rounds,
      () => microsecondsEach(site.web.pid, site.web.url + ours, seconds),
      () => microsecondsEach(site.bare.pid, site.bare.url + bare, seconds),
    );
  const page = await compare(paths.bhutanPackages, '/page');
  const cached = await compare(call, '/call');
  const routed = await compare(`${call}?filter=Bhutan`, '/call');
  return [
    {
      what: 'processor time of a cached page from the process ÷ bare Hono with the same bytes',
      ratios: page.ratios,
      goal: { at: 'most', ratio: 2 },
      limit: 2,
      figures: microseconds(page),
    },
    {
      what: `processor time of \`GET ${call}\` ÷ bare pg in bare Hono`,
      ratios: cached.ratios,
      goal: { at: 'most', ratio: 2 },
      limit: 2,
      figures: microseconds(cached),
    },
    {
      what: `the same with \`?filter=Bhutan\`, through its route`,
      ratios: routed.ratios,
      goal: { at: 'most', ratio: 2 },
      limit: 2,
      figures: microseconds(routed),
    },
  ];
}

/** Requests per second through nginx, from its cache and from a file. */
export async function throughNginx({ nginx }: Site, { rounds, seconds }: Extent): Promise<Row[]> {
  const cached = () => wrk(nginx.url + paths.bhutanPackages, { seconds });
  // The first request fills the cache.
  await fetch(nginx.url + paths.bhutanPackages);
  const compare = async (what: string, path: string): Promise<Row> => {
    const { ratios, ours, other } = await inTurn(rounds, cached, () => wrk(nginx.url + path, { seconds }));
    return {
      what,
      ratios,
      goal: { at: 'least', ratio: 0.9 },
      limit: 0.4,
      figures: `${Math.round(median(ours))} /s, file ${Math.round(median(other))} /s`,
    };
  };
  return [
    await compare(
      'cached page through nginx ÷ nginx with the same bytes as a file, requests a second',
      asAFile,
    ),
    await compare('the same, the file with the headers of the page', asAFileWithHeaders),
  ];
}

/** Processor time of one render, in microseconds. */
export async function freshRender(site: Site, { rounds }: Extent, renders = 100): Promise<Row[]> {
  const { pool, web, bareRouter } = site;
  const each = async (pid: number, render: () => Promise<unknown>) => {
    const before = await usedMs(pid);
    for (let made = 0; made < renders; made++) await render();
    return (((await usedMs(pid)) - before) * 1000) / renders;
  };
  // The smallest page is not compressed either; compression has threads of its own.
  const headers = { 'accept-encoding': 'identity' };
  const outcome = async (response: Response) => {
    await response.arrayBuffer();
    return response.headers.get('x-page-cache');
  };
  const listener = await pool.connect();
  await listener.query(`listen ${listener.escapeIdentifier(pageTagChannel)}`);
  const renderOurs = async () => {
    // The process hears of the change at about the same time. Asked earlier, it would send the page that it has.
    const heard = once(listener, 'notification');
    await pool.query('select pg_notify($1, $2)', [pageTagChannel, 'tour-packages']);
    await heard;
    await waitUntil(
      'a fresh render',
      async () => (await outcome(await fetch(web.url + paths.bhutanPackages, { headers }))) === 'miss',
      { everyMs: 1 },
    );
  };
  const renderBare = () => fetch(bareRouter.url, { headers }).then((response) => response.arrayBuffer());
  // Both are compiled by then.
  await each(web.pid, renderOurs);
  await each(bareRouter.pid, renderBare);
  const times = await inTurn(
    rounds,
    () => each(web.pid, renderOurs),
    () => each(bareRouter.pid, renderBare),
  );
  listener.release(true);
  return [
    {
      what: 'fresh render of the Bhutan list ÷ the smallest React Router page with the same markup and queries',
      ratios: times.ratios,
      goal: { at: 'most', ratio: 1.25 },
      limit: 8,
      figures: microseconds(times),
    },
  ];
}

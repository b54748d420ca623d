import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths, quotePath } from '#paths.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

/** What the cache answers does not differ from what its route answers, which gets the same page by another target. */
const test = testDatabase();
let web: Web;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

const call = `${paths.api}/bhutan-tour-packages`;

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(web.url + path, { method, headers, redirect: 'manual' });
  // What the client does with its connection is in two of them.
  const {
    date,
    connection,
    'keep-alive': keepAlive,
    'x-request-id': requestId,
    ...rest
  } = Object.fromEntries(response.headers);
  return { status: response.status, body: await response.text(), requestId, headers: rest };
};

async function warm(path: string, headers = {}) {
  await waitUntil(
    `${path} to be cached`,
    async () => (await ask(path, headers)).headers['x-page-cache'] === 'hit',
  );
}

describe.each([paths.bhutanPackages, paths.home, paths.sitemap, call])(
  '%s from the cache is as by its route',
  (path) => {
    it.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])('for accept-encoding %s', async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      await warm(path, headers);
      const { requestId, ...cached } = await ask(path, headers);
      const { requestId: other, ...routed } = await ask(`${path}?utm_source=x`, headers);
      expect(cached).toEqual(routed);
      expect(cached.status).toBe(200);
      expect(requestId).not.toBe(other);
    });

    it('with the proxy’s request id, and by HEAD', async () => {
      await warm(path);
      const headers = { 'x-request-id': 'abcdefgh-1234' };
      expect((await ask(path, headers)).requestId).toBe('abcdefgh-1234');
      expect((await ask(path, { 'x-request-id': 'a b' })).requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(await ask(path, headers, 'HEAD')).toEqual({ ...(await ask(path, headers)), body: '' });
    });
  },
);

it('a page that the client has is a 304 without a body', async () => {
  await warm(paths.contact);
  const { etag = '' } = (await ask(paths.contact)).headers;
  const { requestId, ...cached } = await ask(paths.contact, { 'if-none-match': etag });
  const { requestId: other, ...routed } = await ask(`${paths.contact}?utm_source=x`, {
    'if-none-match': etag,
  });
  expect(cached).toEqual(routed);
  expect([cached.status, cached.body]).toEqual([304, '']);
  expect((await ask(paths.contact, { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

it('the page of invalid links keeps the headers of its address', async () => {
  const link = quotePath('none');
  await ask(link);
  await ask(link);
  expect((await ask(link)).headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

it('requests that the cache answers are measured and counted like others', async () => {
  await warm(paths.cruises);
  const counts = async () => {
    const text = await (await fetch(web.metricsUrl)).text();
    const count = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
    return [
      count(/^page_cache_total\{outcome="hit"\} (\d+)/m),
      count(/^http_request_seconds_count\{method="GET",status="200"\} (\d+)/m),
    ];
  };
  const [pages = 0, requests = 0] = await counts();
  for (let asked = 0; asked < 5; asked++) await ask(paths.cruises);
  for (let asked = 0; asked < 3; asked++) await ask(call);
  expect(await counts()).toEqual([pages + 5, requests + 8]);
});

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cabRequestCalendarPath,
  cabRequestPath,
  customerBookingOpenedPath,
  customerBookingPath,
  driverEntryPath,
  driverPath,
  paths,
  previewPath,
  quoteFilePath,
  quotePath,
  tripCalendarPath,
  tripPapersPath,
} from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
/** Each ends with a letter that no number ends with, so that a search finds it whole. */
const canaries = [
  'canary-of-a-quote',
  'canary-of-a-request',
  'canary-of-a-booking',
  'canary-of-a-preview',
  'canary-of-a-driver',
  'canary-of-a-referrer',
  // As long as a real token: it is recognised without the word before it.
  'Canary0123456789abcdefghijklmnopqrstuvwxyzQ',
] as const;
const [quoteToken, requestToken, bookingToken, previewToken, driverToken, referrerToken, longToken] =
  canaries;
const tokenPages = [
  quotePath(quoteToken),
  quoteFilePath(quoteToken),
  cabRequestPath(requestToken),
  cabRequestCalendarPath(requestToken),
  customerBookingPath(bookingToken),
  customerBookingOpenedPath(bookingToken),
  tripCalendarPath(bookingToken),
  tripPapersPath(bookingToken),
  previewPath(previewToken),
  driverPath(driverToken),
  driverEntryPath(driverToken),
];

/** As links are mistyped, cut by mail programs, or tried by scanners. */
const mistypedPages = [
  `/DUTY/${driverToken}`,
  `/Quote/${quoteToken}/file`,
  `/duty;/${driverToken}`,
  `/duty;a=b/${driverToken}`,
  `/duty%2F${driverToken}`,
  `/duty%252F${driverToken}`,
  `/Request;/${requestToken}`,
  `/booking//${bookingToken}`,
  `///booking/./${bookingToken}`,
  `/duty%20/${driverToken}`,
  `/preview.data/${previewToken}`,
  `/;/quote/${quoteToken}`,
  `/quote${encodeURIComponent('/')}${quoteToken}`,
  `/\\duty\\${driverToken}`,
  `/dutty/${longToken}`,
  `/${longToken}`,
  `/api/duty/${longToken}`,
  `/adminDashboard/${longToken}.data`,
  `/quote${longToken}`,
  `/taxis/${longToken}/`,
  `/newPassword/${longToken}`,
];

let web: Web;
let nginx: Nginx;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'debug' };
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', env });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const referer = `http://localhost${quotePath(referrerToken)}`;
const statuses: number[] = [];

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(nginx.url + path, { redirect: 'manual', ...init, headers: { referer } });
  await response.arrayBuffer();
  statuses.push(response.status);
}

const head = (line: string, extra: string[] = []) => [
  line,
  'Host: localhost',
  `Referer: ${referer}`,
  ...extra,
];

/** Every kind of request that nginx or the web process logs. */
async function provoke() {
  for (const path of [...tokenPages, `/%71uote/${quoteToken}`, `//preview//${previewToken}`]) {
    await ask(path);
    await ask(path, { method: 'POST', body: 'name=Asha' });
    await ask(path, { method: 'POST', body: 'x'.repeat(70_000) });
    for (const line of [
      `FOO ${path} HTTP/1.1`,
      `GET ${path} HTTP/9.9`,
      `GET ${path}?${'x'.repeat(9000)} HTTP/1.1`,
    ])
      await (await sendRaw(nginx.port, head(line, ['Connection: close']))).answer();
    const unfinished = await sendRaw(nginx.port, head(`POST ${path} HTTP/1.1`, ['Content-Length: 900']), 'x');
    await ask(path);
    unfinished.socket.destroy();
    const withBadHeader = head(`GET ${path} HTTP/1.1`, ['Not a header', 'Connection: close']);
    await (await sendRaw(nginx.port, withBadHeader)).answer();
  }
  for (const path of mistypedPages) {
    // `fetch` would mend some of these.
    await (await sendRaw(nginx.port, head(`GET ${path} HTTP/1.1`, ['Connection: close']))).answer();
    await (await sendRaw(nginx.port, head(`POST ${path} HTTP/1.1`, ['Connection: close']))).answer();
    await (await sendRaw(web.port, head(`GET ${path} HTTP/1.1`, ['Connection: close']))).answer();
  }
  // Without its temporary folder, nginx cannot store a large body.
  await rm(join(nginx.folder, 'temp'), { recursive: true });
  await ask(paths.writeBlog, { method: 'POST', body: 'x'.repeat(200_000) });
  for (const path of [paths.adminLogin, paths.home, '/nothing', `${paths.api}/nothing`]) await ask(path);
  await ask('/blog-page/a-slug-that-is-much-longer-than-a-token-is');
}

async function askTooOften() {
  await Promise.all(Array.from({ length: 400 }, () => ask(quotePath(quoteToken))));
}

async function logsOf(): Promise<string> {
  const folder = join(nginx.folder, 'logs');
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return [...texts, nginx.output()].join('\n');
}

describe('no log', () => {
  it('has the token of a quote, a request, a booking, a preview or a driver’s link, for any outcome of the request', async () => {
    await provoke();
    await askTooOften();
    const runningOutput = web.output();
    await web.stop('SIGKILL');
    await provokeWithoutWeb();
    const log = await waitUntil('the last line of the access log', async () => {
      const text = await logsOf();
      return text.includes('/the-last-one') ? text : undefined;
    });
    // Each kind has happened.
    expect(new Set(statuses)).toEqual(new Set([200, 204, 303, 308, 400, 404, 405, 413, 422, 429, 503]));
    expect(log).toContain('/quote/[hidden]');
    expect(log).toContain('/request/[hidden]');
    expect(log).toContain('/booking/[hidden]');
    expect(log).toContain('/preview/[hidden]');
    expect(log).toContain('/duty/[hidden]');
    expect(log).toContain('/DUTY/[hidden]');
    expect(log).toContain('"path":"/[hidden]"');
    expect(log).toContain('"path":"/blog-page/a-slug-that-is-much-longer-than-a-token-is"');
    expect(log).toContain('"upstreamStatus":"502"');
    for (const canary of canaries) {
      expect(log).not.toContain(canary);
      expect(runningOutput).not.toContain(canary);
    }
    // The log has no address of a visitor either.
    expect(log.replaceAll(/"upstream":"[^"]*"/g, '')).not.toContain('127.0.0.1');
  });
});

async function provokeWithoutWeb() {
  for (const path of tokenPages) await ask(path);
  await ask(paths.adminLogin);
  await ask('/the-last-one');
}

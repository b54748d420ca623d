import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths, quotePath } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
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

type Line = { level: number; msg: string; requestId?: string; status?: number };

const linesOf = (requestId: string): Line[] =>
  web
    .output()
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line));

const endOf = (requestId: string) =>
  waitUntil('the line of its end', () => linesOf(requestId).find(({ status }) => status !== undefined));

const errorLevel = 50;
const warnLevel = 40;

async function expectNoFault(requestId: string) {
  expect((await endOf(requestId)).status).toBe(499);
  expect(linesOf(requestId).filter(({ level }) => level >= warnLevel)).toEqual([]);
  const metrics = await (await fetch(web.metricsUrl)).text();
  expect(metrics).toMatch(/http_request_seconds_count\{[^}]*status="499"/);
  expect(metrics).not.toMatch(/http_request_seconds_count\{[^}]*status="5/);
  expect(web.output()).not.toContain(`"level":${errorLevel}`);
}

const head = (method: string, path: string, requestId: string, extra: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  `X-Request-Id: ${requestId}`,
  ...extra,
];

describe('a client that goes away', () => {
  it.each([
    ['POST', `${paths.api}/contact-us-message`],
    ['POST', paths.contact],
    ['POST', paths.home],
    ['POST', quotePath('x')],
    ['POST', `${paths.api}/adminLogin/check-admin-user`],
    ['POST', paths.forgotPassword],
    ['POST', `${paths.adminLogin}.data`],
    ['POST', paths.contactClick],
    ['POST', '/nothing'],
    ['PUT', paths.contact],
  ])('in the middle of its body is no fault of %s %s', async (method, path) => {
    for (const header of ['Content-Length: 900', 'Transfer-Encoding: chunked']) {
      const requestId = crypto.randomUUID();
      const part = header.startsWith('T') ? '6\r\nn_name\r\n' : 'n_name';
      const { socket } = await sendRaw(web.port, head(method, path, requestId, [header]), part);
      // Once this has its answer, the first bytes of the other have been read.
      await fetch(web.url + paths.health);
      socket.destroy();
      await expectNoFault(requestId);
    }
  });

  it.each([paths.adminLogin, quotePath('A'.repeat(43)), `${paths.api}/bhutan-tour-packages`])(
    'while its answer is being made is no fault of GET %s',
    async (path) => {
      const client = await test.pool.connect();
      const requestId = crypto.randomUUID();
      try {
        await client.query('begin');
        await client.query('lock table staff_sessions, quotes, tour_packages in access exclusive mode');
        const { socket } = await sendRaw(web.port, head('GET', path, requestId, ['Cookie: sid=made-up']));
        await waitUntil('the request to wait for the lock', async () => {
          const { rows } = await test.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length > 0;
        });
        socket.destroy();
        // Once this has its answer, the other has been found to be gone.
        await fetch(web.url + paths.health);
      } finally {
        await client.query('rollback');
        client.release();
      }
      await expectNoFault(requestId);
    },
  );
});

describe('a client that never ends its request', () => {
  it('is disconnected by nginx, in the head and in the body', async () => {
    const inHead = connect(nginx.port, '127.0.0.1');
    inHead.write(`GET ${paths.home} HTTP/1.1\r\nHost: localhost\r\n`);
    const unfinished = [`POST ${paths.contact} HTTP/1.1`, 'Host: localhost', 'Content-Length: 900'];
    const { socket: inBody } = await sendRaw(nginx.port, unfinished, 'n_name');
    // nginx resets them, which takes no room of its own.
    for (const socket of [inHead, inBody]) socket.on('error', () => {});
    await waitUntil('both to be closed', () => inHead.closed && inBody.closed, { limitMs: 40_000 });
  });
});

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as streamText } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { run } from '../support/process.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const settings = () => ({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });

beforeAll(() => seedAll(test.url));

const readiness = async (web: Web) => (await fetch(`${web.url}/readyz`)).status;

/** Loads an address for some seconds and returns the number of requests and of failures. */
function load(url: string, seconds: number, script: string[] = []) {
  const wrk = run('wrk', ['-t1', '-c2', `-d${seconds}s`, '--timeout', '5s', ...script, url]);
  const ended = new Promise<void>((resolve) => wrk.child.once('close', () => resolve()));
  return ended.then(() => {
    const output = wrk.output();
    const count = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
    const sockets = /Socket errors: (.*)/.exec(output)?.[1] ?? 'none';
    return {
      requests: count(/(\d+) requests in/),
      refused: count(/Non-2xx or 3xx responses: (\d+)/),
      sockets,
    };
  });
}

/** A form whose last byte is sent on demand. */
async function slowForm(port: number) {
  const body = 'n_name=Asha&n_contactno=98640&n_message=slowly';
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${paths.api}/contact-us-message HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  return async () => {
    socket.write(body.slice(-1));
    return streamText(socket);
  };
}

describe('a web process that gets SIGTERM', () => {
  it('becomes unready first, finishes open requests, and exits with 0', async () => {
    const web = await startWeb(settings());
    const finish = await slowForm(web.port);
    const stopped = web.stop('SIGTERM');
    await waitUntil('readiness to go off', async () => (await readiness(web)) === 503);
    expect((await fetch(`${web.url}${paths.home}`)).status).toBe(200);
    await waitUntil('the door to close', () =>
      fetch(web.url).then(
        () => false,
        () => true,
      ),
    );
    const answer = await finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/connection: close/i);
    expect(await stopped).toBe(0);
  });
});

describe('stopping one of two web processes under load', () => {
  let webs: [Web, Web];
  let nginx: Nginx;

  // Before each try, because one of them is stopped.
  beforeEach(async () => {
    webs = await Promise.all([startWeb(settings()), startWeb(settings())]);
    nginx = await startNginx(
      webs.map((web) => web.port),
      { limits: 'none' },
    );
  });
  afterEach(async () => {
    await nginx?.stop();
    await Promise.all((webs ?? []).map((web) => web.stop()));
  });

  /** What nginx logged of requests that failed; it writes its log every few seconds. */
  const failedRequests = async () => {
    const log = await readFile(join(nginx.folder, 'logs/access.log'), 'utf8');
    const failed = log.split('\n').filter((line) => /"status":[45]/.test(line));
    return failed.length > 0 && failed;
  };

  it('fails no request, neither page, call nor form, cached or not', async () => {
    const [leaving, staying] = webs;
    const loads = [
      load(nginx.url + paths.bhutanPackages, 5),
      load(`${nginx.url}${paths.api}/bhutan-tour-packages`, 5),
      load(`${nginx.url}${paths.adminLogin}`, 5),
      load(`${nginx.url}${paths.api}/contact-us-message`, 5, ['-s', 'tests/faults/send-message.lua']),
    ];
    // Under way once the process has answered some of it.
    await waitUntil('the load', async () =>
      /http_request_seconds_count\{[^}]*\} [1-9]\d\d/.test(await (await fetch(leaving.metricsUrl)).text()),
    );

    const stopping = leaving.stop('SIGTERM');
    await waitUntil('readiness to go off first', async () => (await readiness(leaving)) === 503);
    expect(await stopping).toBe(0);
    expect(await readiness(staying)).toBe(200);

    const outcomes = await Promise.all(loads);
    if (outcomes.some(({ refused }) => refused > 0))
      expect(await waitUntil('the log', failedRequests)).toEqual([]);
    for (const { requests, refused, sockets } of outcomes) {
      expect(requests).toBeGreaterThan(100);
      expect({ refused, sockets }).toEqual({ refused: 0, sockets: 'none' });
    }
  });
});

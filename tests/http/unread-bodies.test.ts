import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths, quotePath } from '#paths.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

const size = 5_000_000;
const foreign = 'Sec-Fetch-Site: cross-site';
const call = `${paths.api}/contact-us-message`;

/** Every way in which a request is refused before its body has been read. */
const refusals: [string, string, number, string?][] = [
  ['POST', paths.contact, 413],
  ['POST', call, 413],
  ['POST', paths.adminLogin, 413],
  ['POST', `${paths.writeBlog}.data`, 413],
  ['POST', paths.writeBlog, 401],
  ['POST', quotePath('x'), 413],
  ['POST', paths.contactClick, 413],
  ['POST', `${paths.api}/adminDashboard/blogs/write_blog`, 401],
  ['POST', `${paths.api}/nothing`, 404],
  ['POST', '/taxis', 413],
  ['POST', '//taxis', 413],
  ['PUT', paths.contact, 413],
  ['POST', paths.contact, 403, foreign],
  ['POST', call, 403, foreign],
  ['DELETE', paths.adminLogin, 403, foreign],
  ['POST', paths.adminLive, 413],
  ['GET', paths.home, 200],
  ['HEAD', paths.home, 200],
  ['GET', paths.health, 200],
  ['GET', `${paths.api}/bhutan-tour-packages`, 200],
];

const head = (method: string, path: string, extra: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  ...extra,
];

describe('a request whose body is not read', () => {
  it.each(refusals)(
    '%s %s gets its answer, %i, and leaves the connection usable',
    async (method, path, status, header) => {
      const extra = [`Content-Length: ${size}`, ...(header ? [header] : [])];
      const { socket, answer } = await sendRaw(
        web.port,
        head(method, path, extra),
        Buffer.concat([
          Buffer.alloc(size, 'x'),
          Buffer.from(
            [...head('GET', paths.health, ['Connection: close']), 'X-Request-Id: the-second-one'].join(
              '\r\n',
            ),
          ),
          Buffer.from('\r\n\r\n'),
        ]),
      );
      const answers = await answer();
      socket.destroy();
      expect(answers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answers).toMatch(/HTTP\/1\.1 200 OK[\s\S]*x-request-id: the-second-one/i);
    },
  );

  it('also gets it where no header names the length', async () => {
    const chunk = Buffer.from(`c350\r\n${'x'.repeat(50_000)}\r\n`);
    const body = Buffer.concat([...Array.from({ length: 60 }, () => chunk), Buffer.from('0\r\n\r\n')]);
    for (const path of [paths.contact, call, `${paths.writeBlog}.data`]) {
      const { answer } = await sendRaw(
        web.port,
        head('POST', path, ['Transfer-Encoding: chunked', 'Connection: close']),
        body,
      );
      expect(await answer()).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it('is disconnected when it has no end', async () => {
    const { socket, answer } = await sendRaw(
      web.port,
      head('POST', paths.contact, [`Content-Length: ${10 ** 12}`]),
      'x',
    );
    const text = await answer();
    socket.destroy();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/connection: close/i);
  });

  it('a process under such requests goes on with connections that others use', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 40; number++) {
      const large = fetch(web.url + paths.contact, { method: 'POST', body: Buffer.alloc(3_000_000) });
      const small = await fetch(web.url + paths.health);
      statuses.push(small.status, (await large).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 413]));
  });
});

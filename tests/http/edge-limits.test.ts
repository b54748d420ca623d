import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText } from '#messages.ts';
import {
  articlePath,
  bhutanPackagePath,
  cabRequestPath,
  customerBookingPath,
  driverEntryPath,
  driverPath,
  paths,
  previewPath,
  publicPages,
  quotePath,
} from '#paths.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
let nginx: Nginx;
/** Refuses by the same rules, and answers the rest at once with 502: a slow web process would give an address its turns back meanwhile. */
let withoutWeb: Nginx;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  // As behind a balancer, so that a test can be many visitors.
  const balancer = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'];
  nginx = await startNginx([web.port], { alsoInServer: balancer });
  withoutWeb = await startNginx([await freePort()], { alsoInServer: balancer });
});
afterAll(async () => {
  await withoutWeb?.stop();
  await nginx?.stop();
  await web?.stop();
});

let lastVisitor = 0;
/** An address of its own for each test, so that no test uses up what another one may have. */
const newVisitor = () => `198.51.100.${++lastVisitor}`;

const askAt = ({ url }: Nginx, visitor: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': visitor },
  });
const ask = (visitor: string, path: string, init?: RequestInit) => askAt(nginx, visitor, path, init);

/** Counts the statuses of many requests from one address, sent in groups like a browser's connections. */
async function askOften(count: number, send: (number: number) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  for (let first = 0; first < count; first += 50) {
    const group = Array.from({ length: Math.min(50, count - first) }, async (_, index) => {
      const response = await send(first + index);
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    });
    await Promise.all(group);
  }
  return statuses;
}

const post = (size: number) => ({ method: 'POST', body: Buffer.alloc(size, 'x') });

describe('a body', () => {
  it.each([
    [paths.contact, 64],
    [paths.home, 64],
    ['/nothing', 64],
    [quotePath('x'), 64],
    [`${paths.api}/contact-us-message`, 64],
    [`${paths.api}/contact-us-message/`, 64],
    [`${paths.api}/nothing`, 64],
    [`${paths.api}/adminLogin/create-auto-admin`, 16],
    [paths.adminLogin, 16],
    [`${paths.adminLogin}.data`, 16],
    // The shell's action logs in again.
    [paths.adminDashboard, 16],
    [`${paths.adminDashboard}.data`, 16],
    [paths.newPassword, 16],
    [`${paths.api}/adminDashboard/blogs/write_blog`, 1024],
    [paths.writeBlog, 1024],
    [paths.cabFare, 64],
    [paths.cabBook, 64],
    [paths.fareCount, 1],
    [paths.contactClick, 1],
    [paths.razorpayWebhook, 256],
  ])('for %s is refused by nginx above %i KiB, in the words of the web process', async (path, kibibytes) => {
    const visitor = newVisitor();
    const refused = await ask(visitor, path, post(kibibytes * 1024 + 1));
    expect([refused.status, await refused.text()]).toEqual([413, failureText.too_large]);
    expect(refused.headers.get('content-type')).toBe('text/plain');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    // The web process's answers have an id, nginx's own have none.
    expect(refused.headers.get('x-request-id')).toBeNull();
    const passed = await ask(visitor, path, post(kibibytes * 1024));
    expect(passed.headers.get('x-request-id')).toBeTruthy();
  });

  it('of a public form may have 64 KiB in the web process, too', async () => {
    const form = (size: number) => {
      const fields = 'n_name=Asha&n_contactno=98640&n_message=';
      return { method: 'POST', body: fields.padEnd(size, 'long words ') };
    };
    for (const path of [paths.contact, paths.home, `${paths.api}/contact-us-message`]) {
      expect((await fetch(web.url + path, form(64 * 1024))).status).toBe(200);
      expect((await fetch(web.url + path, form(64 * 1024 + 1))).status).toBe(413);
    }
  });
});

/** Of forty logins at once, one that is refused: a slow machine gives an address some of its turns back meanwhile. */
async function refusedLogin(visitor: string): Promise<Response | undefined> {
  const responses = await Promise.all(Array.from({ length: 40 }, () => ask(visitor, paths.adminLogin)));
  return responses.find(({ status }) => status === 429);
}

/** Many spellings, because nginx lets requests for one address wait for each other. */
const inOtherCase = (number: number) =>
  [...'ABOUTUS'].map((letter, at) => (number & (1 << at) ? letter.toLowerCase() : letter)).join('');

describe('a client with too many requests', () => {
  type Kind = [string, number, (number: number) => [string, RequestInit?]];
  const kinds: Kind[] = [
    ['unknown articles', 301, (number) => [articlePath(`unknown-${number}`)]],
    ['unknown packages', 301, (number) => [bhutanPackagePath(String(10_000 + number))]],
    ['pages of the blog', 301, (number) => [`${paths.blog}?page=${10_000 + number}`]],
    ['unknown addresses', 301, (number) => [`/unknown-${number}`]],
    ['pages in another spelling', 301, (number) => [`/${'x/'.repeat(number % 9)}${inOtherCase(number)}`]],
    ['quotes', 301, (number) => [quotePath(`x${number}`)]],
    ['customers’ requests', 301, (number) => [cabRequestPath(`x${number}`)]],
    ['customers’ bookings', 301, (number) => [customerBookingPath(`x${number}`)]],
    ['previews', 301, (number) => [previewPath(`x${number}`)]],
    ['drivers’ links', 301, (number) => [driverPath(`x${number}`)]],
    [
      'drivers’ entries',
      201,
      (number) => [driverEntryPath(`x${number}`), { method: 'POST', body: 'kind=start' }],
    ],
    ['cab fares', 301, (number) => [`${paths.cabFare}?trip=local&km=${number}`]],
    ['requests of a cab', 301, (number) => [`${paths.cabBook}?trip=local&km=${number}`]],
    ['estimates', 301, (number) => [`${paths.fareEstimate}?km=${number}`]],
    ['calls', 301, () => [`${paths.api}/bhutan-tour-packages`]],
    ['form tokens', 301, () => [paths.formToken]],
    ['login pages', 101, () => [paths.adminLogin]],
    ['passwords', 101, () => [paths.forgotPassword]],
    ['logins by the page’s action', 101, () => [`${paths.adminLogin}.data`, { method: 'POST', body: 'x=1' }]],
    ...['', '/', '.data', '/_.data'].map((ending): Kind => {
      const address = paths.adminDashboard + ending;
      return [`logins at ${address}`, 101, () => [address, { method: 'POST', body: 'x=1' }]];
    }),
    ['forms', 201, () => [`${paths.api}/contact-us-message`, { method: 'POST', body: 'n_contactno=1' }]],
    ['forms of unknown pages', 201, (number) => [`/x${number}`, { method: 'POST', body: 'n_name=Asha' }]],
    ['staff pages', 501, () => [paths.adminDashboard]],
    ['stored files', 301, (number) => [`${paths.media}/x${number}.pdf`]],
  ];

  it.each(kinds)('for %s gets 429 after %i concurrent requests', async (_name, free, addressOf) => {
    const visitor = newVisitor();
    const askOne = (from: string, number: number) => askAt(withoutWeb, from, ...addressOf(number));
    const statuses = await askOften(free * 2, (number) => askOne(visitor, number));
    const refused = statuses[429] ?? 0;
    expect(refused).toBeGreaterThan(0);
    expect(free * 2 - refused).toBeGreaterThanOrEqual(free);
    // Other clients are not limited.
    expect((await askOne(newVisitor(), 0)).status).not.toBe(429);
  });

  it('for built files gets 429 on a machine of any speed', async () => {
    const from = ['-H', `x-forwarded-for: ${newVisitor()}`];
    const { stdout } = await promisify(execFile)('wrk', [
      '-t2',
      '-c50',
      '-d5s',
      ...from,
      `${nginx.url}/icons/icon-192.png`,
    ]);
    expect(Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)).toBeGreaterThan(0);
    expect((await ask(newVisitor(), '/icons/icon-192.png')).status).toBe(200);
  });

  it('gets a plain text and a Retry-After header', async () => {
    const visitor = newVisitor();
    await askOften(250, () => ask(visitor, paths.adminLogin));
    const refused = await refusedLogin(visitor);
    expect(await refused?.text()).toBe(failureText.too_many);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(refused?.headers.get('content-type')).toBe('text/plain');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
  });

  it('still gets cached pages, and may still send an enquiry and log in', async () => {
    const visitor = newVisitor();
    const statuses = await askOften(1000, (number) => ask(visitor, `/unknown-${number}`));
    expect(statuses[429]).toBeGreaterThan(0);
    expect(await askOften(600, () => ask(visitor, paths.taxis))).toEqual({ 200: 600 });
    expect((await ask(visitor, paths.adminLogin)).status).toBe(200);
    const enquiry = { method: 'POST', body: 'n_name=Asha&n_contactno=98640' };
    expect((await ask(visitor, `${paths.api}/contact-us-message`, enquiry)).status).toBe(200);
  });

  it('is the same client for all addresses of an IPv6 /64, in any spelling', async () => {
    const hex = (number: number) => (number * 251).toString(16);
    const statuses = await askOften(250, (number) =>
      ask(`2001:db8:0:7:${hex(number)}:0:0:1`, paths.adminLogin),
    );
    expect(statuses[429]).toBeGreaterThan(0);
    for (const address of ['2001:db8:0:7::1', '2001:db8::7:1:2:3:4', '2001:DB8:0:7:ffff:ffff:ffff:ffff'])
      expect(await refusedLogin(address)).toBeDefined();
    expect((await ask('2001:db8:0:8::1', paths.adminLogin)).status).toBe(200);
  });

  it('is an IPv4 address, also as an IPv4-mapped IPv6 address', async () => {
    const visitor = newVisitor();
    const statuses = await askOften(250, () => ask(`::ffff:${visitor}`, paths.adminLogin));
    expect(statuses[429]).toBeGreaterThan(0);
    expect(await refusedLogin(visitor)).toBeDefined();
    expect((await ask(`::ffff:${newVisitor()}`, paths.adminLogin)).status).toBe(200);
  });
});

describe('requests at once', () => {
  it('are limited to a hundred of one kind from one address', async () => {
    const visitor = newVisitor();
    const head = (path: string) => [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `X-Forwarded-For: ${visitor}`,
      'Content-Length: 30',
      'Connection: close',
    ];
    // Each is under way until its body comes.
    const open = await Promise.all(
      Array.from({ length: 100 }, () => sendRaw(nginx.port, head(paths.contact))),
    );
    const enquiry = { method: 'POST', body: 'n_name=Asha&n_contactno=98640' };
    // nginx counts a request once it has read its head, on a busy machine a moment after it was sent.
    await waitUntil('the hundred to be counted', async () => {
      const { status } = await ask(visitor, paths.contact, enquiry);
      return status === 429;
    });
    const statuses = await askOften(2, () => ask(visitor, paths.contact, enquiry));
    expect(statuses).toEqual({ 429: 2 });
    expect((await ask(visitor, paths.adminLogin)).status).toBe(200);
    expect((await ask(newVisitor(), paths.contact, enquiry)).status).toBe(200);
    for (const { socket } of open) socket.write('n_name=Asha&n_contactno=98640&');
    for (const { answer } of open) expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a request that would make a web process close the connection', () => {
  it('because of its method is refused by nginx', async () => {
    for (const method of ['FOO', 'PROPFINDX', 'TRACE']) {
      const { answer } = await sendRaw(nginx.port, [
        `${method} / HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
      ]);
      expect(await answer()).toMatch(new RegExp(`^HTTP/1\\.1 405 [\\s\\S]*${failureText.not_allowed}$`));
    }
  });

  it('because of its many headers is answered when nginx accepts it', async () => {
    const headers = [1, 2, 3].map((number) => `X-Large-${number}: ${'x'.repeat(8000)}`);
    const { answer } = await sendRaw(nginx.port, [
      `GET ${paths.adminLogin} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...headers,
    ]);
    expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('because it names no host is answered', async () => {
    const { answer } = await sendRaw(nginx.port, [`GET ${paths.adminLogin} HTTP/1.0`]);
    expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the delivered files', () => {
  const read = (name: string) => readFile(`deploy/nginx/${name}`, 'utf8');

  it('never mark a web process as dead', async () => {
    for (const name of ['upstream.conf', 'upstream.compose.conf']) {
      const servers = (await read(name)).match(/^ *server .*$/gm) ?? [];
      expect(servers.length).toBeGreaterThan(0);
      for (const server of servers) expect(server).toMatch(/ max_fails=0;$/);
    }
  });

  it('limit every address but the pages that are the same for everyone', async () => {
    const limits = await read('limits.conf');
    const [, pages = ''] = /"~\^\/\((aboutus[^)]*)\)\?\\\?\$" known;/.exec(limits) ?? [];
    const listed = ['/', ...pages.split('|').map((name) => `/${name}`)];
    expect(listed.sort()).toEqual(publicPages.map(({ path }) => path).sort());
  });

  it('keep every location out of the error log', async () => {
    const locations = (await read('nginx.conf')).match(/^ *location [^{]+\{\n.*\n/gm) ?? [];
    expect(locations.length).toBeGreaterThan(10);
    for (const location of locations) expect(location).toContain('error_log logs/error.log emerg;');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
let nginx: Nginx;
let cookie = '';
const password = 'canary password of the first admin';

const call = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  base = web.url,
) => fetch(`${base}/api${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });

const logIn = (fields: Record<string, string>, headers = {}, base = web.url) =>
  call('/adminLogin/check-admin-user', fields, headers, base);

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** A fresh installation: the token from the log, the first Admin, the first login, a new password. */
async function setUp(): Promise<string> {
  await waitUntil('the setup token in the log', () => web.output().includes('setup token'));
  const [, setupToken = ''] = /setup token ([\w-]{43})/.exec(web.output()) ?? [];
  const text = await (await call('/adminLogin/create-auto-admin', { setupToken })).text();
  const [, userName = '', userPassword = ''] = /Username: (\S+)\s+Password: (\S+)/.exec(text) ?? [];
  const own = cookiesOf(await logIn({ userName, userPassword }));
  const changed = await call(
    '/adminDashboard/password-reset',
    { n_sessionUsername: userName, n_currentPasswordValue: userPassword, n_newPasswordValue: password },
    { cookie: own },
  );
  expect(await changed.json()).toEqual({ flag: 1 });
  return own;
}

beforeAll(async () => {
  web = await startWeb({
    databaseUrl: test.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'debug' },
  });
  nginx = await startNginx([web.port]);
  cookie = await setUp();
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const count = async (table: string) =>
  Number((await test.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('an unsaved draft', () => {
  const keep = (page: string, words: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      intent: 'keep',
      draftOf: '0',
      draftBase: '0',
      n_body: words,
    }))
      body.set(name, value);
    return fetch(`${nginx.url}${page}.data`, { method: 'POST', body, headers: { cookie } });
  };

  it.each([paths.writeBlog, paths.adminTourPackages])(
    'may be as long as an article, and no longer: %s',
    async (page) => {
      await test.pool.query('delete from unsaved_work');
      expect((await keep(page, 'ত'.repeat(100_000))).status).toBe(200);
      const { rows } = await test.pool.query(`select length(fields->>'n_body') as length from unsaved_work`);
      expect(rows).toEqual([{ length: 100_000 }]);
      expect((await keep(page, 'x'.repeat(1_100_000))).status).toBe(413);
    },
  );
});

describe('another site', () => {
  const newUser = { n_name: 'M', n_username: 'mallory@evil.example', n_password: 'a long enough one' };
  const create = '/adminDashboard/manage-users/user-add/create-user';

  it.each([
    ['a form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a sandboxed frame of an old browser', { origin: 'null' }],
    ['an old browser', { origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.purvai.example' }],
  ])('changes nothing by %s, though the browser sends the cookie', async (_way, headers) => {
    for (const [path, fields] of [
      [create, newUser],
      ['/adminDashboard/adminuser-logout', { n_sesId: 'x' }],
      ['/adminLogin/create-auto-admin', {}],
    ] as const) {
      const response = await call(path, { ...fields }, { cookie, ...headers });
      expect(response.status).toBe(403);
    }
    for (const [page, intent] of [
      [paths.manageUsers, 'add'],
      [paths.adminDashboard, 'log-out'],
      [paths.adminLogin, 'create-first-admin'],
    ] as const) {
      const body = new URLSearchParams({ intent, ...newUser });
      const sent = { method: 'POST', body, headers: { cookie, ...headers } };
      for (const address of [page, `${page}.data`])
        expect((await fetch(web.url + address, sent)).status).toBe(403);
    }
    expect(await count('staff_users')).toBe(1);
    expect(
      Number(
        (await test.pool.query('select count(*) from staff_sessions where ended_at is null')).rows[0].count,
      ),
    ).toBe(1);
  });

  it('changes nothing by a picture or a link, because no GET changes anything', async () => {
    const query = new URLSearchParams(newUser);
    expect((await fetch(`${web.url}/api${create}?${query}`, { headers: { cookie } })).status).toBe(404);
    expect(await count('staff_users')).toBe(1);
  });
});

describe('the staff pages', () => {
  const pages = [
    paths.adminDashboard,
    paths.manageUsers,
    paths.activity,
    paths.account,
    paths.adminCabs,
    paths.adminBlogs,
  ];
  const spellings = pages.flatMap((path) => [
    path,
    `${path.replace(/\/$/, '')}/`,
    `${path.replace(/\/$/, '')}.data`,
    `${path}?page=2`,
  ]);

  it.each(spellings)('%s shows nothing without a login', async (path) => {
    for (const headers of [{}, { cookie: 'sid=made-up' }]) {
      const response = await fetch(web.url + path, { redirect: 'manual', headers });
      const body = await response.text();
      expect([302, 202, 308, 404]).toContain(response.status);
      expect(body).not.toContain('admin@purvai.example');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(pages)('%s opens for an Admin, and is not cached', async (path) => {
    const response = await fetch(nginx.url + path, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-cache')).toBeNull();
  });
});

describe('guessing through the proxy', () => {
  it('has no more tries with a forged X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess++) {
      const response = await logIn(
        { userName: `guess-${guess}@x.example`, userPassword: 'guess' },
        { 'x-forwarded-for': `203.0.113.${guess}` },
        nginx.url,
      );
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });
});

describe('the log', () => {
  it('holds no password, no token and no telephone number', async () => {
    const phone = '+91 98640 555444';
    await call('/contact-us-message', { n_name: 'Asha', n_contactno: phone });
    await fetch(`${web.url}/adminDashboard?password=${encodeURIComponent(password)}`, {
      headers: { cookie },
    });
    const [, token = ''] = /sid=([\w-]+)/.exec(cookie) ?? [];
    expect(token).toHaveLength(43);
    for (const secret of [password, encodeURIComponent(password), token, phone, '98640 555444'])
      expect(web.output()).not.toContain(secret);
  });
});

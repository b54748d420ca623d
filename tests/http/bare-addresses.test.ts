import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let web: Web;
let nginx: Nginx;
beforeAll(async () => {
  await seedAll(test.url);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const get = (path: string, accept = 'text/html') =>
  fetch(nginx.url + path, { headers: { accept }, redirect: 'manual' });
const kindOf = (response: Response) => response.headers.get('content-type')?.split(';')[0];

it.each(['/contact-us-message', '/contact-us-message/', '/api/contact-us-message'])(
  'POST %s stores an enquiry',
  async (path) => {
    const message = randomUUID();
    const body = new URLSearchParams({ n_name: 'Asha', n_contactno: '98640 12345', n_message: message });
    const response = await fetch(nginx.url + path, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^Thank you/)]);
    const { rows } = await test.pool.query('select id from enquiries where message = $1', [message]);
    expect(rows).toHaveLength(1);
  },
);

it('answers the call by id and the page by packageId at one address, in either order', async () => {
  const path = '/bhutan-tour-package-description';
  for (let round = 0; round < 2; round++) {
    const page = await get(`${path}?packageId=1`);
    expect([page.status, kindOf(page)]).toEqual([200, 'text/html']);
    const call = await get(`${path}?id=1`);
    expect([call.status, kindOf(call)]).toEqual([200, 'application/json']);
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(await call.json()).toMatchObject({ flag: '1', tourPackageCountry: 'Bhutan' });
    const json = await get(`${path}?packageId=1`, 'application/json');
    expect(kindOf(json)).toBe('text/html');
  }
  for (const query of ['packageId=1&id=', 'packageId=1&id=2', 'id=2&packageId=1']) {
    const page = await get(`${path}?${query}`);
    expect([query, page.status, kindOf(page)]).toEqual([query, 200, 'text/html']);
    expect(await page.text()).toBe(await (await get(`${path}?packageId=1`)).text());
  }
  expect(await (await get(`${path}?id=none`)).json()).toMatchObject({ flag: '0' });
});

it('answers the Bhutan list with the page, also to a client that accepts JSON', async () => {
  expect(kindOf(await get('/bhutan-tour-packages', 'application/json'))).toBe('text/html');
  const call = await get('/api/bhutan-tour-packages?filter=bhutan');
  expect(await call.json()).toMatchObject({ flag: '1' });
});

it('answers staff calls at their bare addresses under the same rules', async () => {
  const users = await get('/adminDashboard/manage-users/users-read?page=1');
  expect([users.status, await users.json()]).toEqual([401, { error: 'Please log in.' }]);
  const blogs = await get('/adminDashboard/blogs/?page=1', 'application/json');
  expect([blogs.status, kindOf(blogs)]).toEqual([401, 'application/json']);
  expect(kindOf(await get('/adminDashboard/blogs?page=1'))).not.toBe('application/json');
  const blog = await get('/adminDashboard/blogs/blog-update/?blgId=1');
  expect([blog.status, await blog.json()]).toEqual([401, { flag: '0', error: 'Please log in.' }]);
});

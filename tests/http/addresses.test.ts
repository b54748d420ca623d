import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import type { NewBlog } from '#domain/blogs/blog.ts';
import { addBlog } from '#domain/blogs/blog-service.ts';
import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths, publicPages } from '#paths.ts';
import { sampleBlogs } from '../../scripts/database/sample-blogs.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

const ask = (path: string, init?: RequestInit) => fetch(web.url + path, { redirect: 'manual', ...init });

describe('another spelling of an address', () => {
  it.each(['/ADMINLOGIN', '/adminlogin', '/CONTACTUS', '/contactus.data', '/%ff', '/%00'])(
    '%s is no address',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
    },
  );

  it.each([
    ['/%61dminLogin', '/adminLogin'],
    ['//contactus', '/contactus'],
    ['/contactus/', '/contactus'],
    ['/contactus//?a=1', '/contactus?a=1'],
    ['/%2e%2e//adminLogin', '/adminLogin'],
  ])('%s is sent to %s', async (path, right) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, web.url + right]);
  });

  it('of a staff page is never cached and always has the policy of the staff area', async () => {
    for (const path of ['/adminLogin', '/adminLogin/', '/adminLogin?x=1', '/adminLogin.data']) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toMatch(/'nonce-[\w-]{22}'/);
    }
  });
});

describe('a method that a page does not know', () => {
  it.each([
    ['POST', '/no-such-page'],
    ['POST', '/bhutan-tour-packages'],
    ['POST', '/taxis'],
    ['POST', '/tour-packages-intro'],
    ['PUT', '/contactus'],
    ['DELETE', '/adminLogin'],
  ])('%s %s is refused without being called a fault', async (method, path) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(web.output()).not.toContain('a page failed');
  });
});

describe('the message form’s page', () => {
  const form = { n_name: 'Asha', n_contactno: '98640' };

  it.each([
    ['urlencoded', new URLSearchParams(form)],
    ['JSON', JSON.stringify(form)],
    ['text', 'n_name=Asha&n_contactno=98640'],
  ])('takes a form sent as %s', async (_name, body) => {
    const response = await ask('/contactus', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Thank you.');
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/healthz',
    '/favicon.svg',
    '/api/nothing',
    '/contactus/',
    '/nothing',
    '/media/nothing.webp',
    '/adminLogin',
  ])('%s carries the headers that protect its reader', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('from another site’s form changes nothing', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const body = new URLSearchParams({ n_name: 'Mallory', n_contactno: '1' });
    for (const path of ['/contactus', '/api/contact-us-message']) {
      expect((await ask(path, { method: 'POST', headers, body })).status).toBe(403);
    }
    const { rows } = await test.pool.query("select count(*) from enquiries where name = 'Mallory'");
    expect(rows[0].count).toBe('0');
  });

  it('of a file may be cached for ever when its name has a hash', async () => {
    const page = await (await ask('/')).text();
    const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
    const response = await ask(script, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await ask(`${script}.br`)).status).toBe(404);

    const poster = /srcSet="(\/posters\/[^ ]+) /i.exec(page)?.[1] ?? '';
    expect((await ask(poster)).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/posters/kaziranga.webp')).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('the files for machines', () => {
  it('list every public page and its picture, and no staff page', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text();
    for (const { path } of sitePages) expect(sitemap).toContain(`<loc>${web.url}${path}</loc>`);
    expect(sitemap).not.toContain(paths.abTest);
    for (const [, picture = ''] of sitemap.matchAll(/<image:loc>([^<]+)</g)) {
      expect((await fetch(picture)).status).toBe(200);
    }
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${web.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });

  it('list every package and article that has a page', async () => {
    const id = await addTourPackage(test.db, samplePackages[0] as NewTourPackage);
    const slug = await addBlog(test.db, sampleBlogs[0] as NewBlog);
    await waitUntil('both in the sitemap', async () => {
      const sitemap = await (await ask('/sitemap.xml')).text();
      return sitemap.includes(`packageId=${id}</loc>`) && sitemap.includes(`/blog-page/${slug}</loc>`);
    });
  });

  it('have a manifest with the agency’s name and existing icons', async () => {
    const response = await ask('/site.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const { name, icons } = await response.json();
    expect(name).toBe('Purvai Travels');
    for (const { src } of icons) expect((await ask(src)).status).toBe(200);
  });

  it('do not mention the page of components for developers', async () => {
    expect((await ask('/__kit')).status).toBe(404);
  });
});

describe('the proxy', () => {
  it('passes on the query parameters of the public pages, and no others', async () => {
    const configuration = await readFile('deploy/nginx/nginx.conf', 'utf8');
    const withoutComments = configuration.replace(/^\s*#.*$/gm, '');
    const passed = [...withoutComments.matchAll(/\$arg_(\w+)/g)].map((match) => match[1]);
    const ofPages = publicPages.flatMap(({ query }) => Object.keys(query));
    // `id` chooses the call at the bare address of a package's description.
    expect([...new Set(passed)].sort()).toEqual([...new Set(['id', ...ofPages])].sort());
  });
});

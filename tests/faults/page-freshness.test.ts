import { posters } from '@purvai/posters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originals } from '#app/content/pages.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import type { NewBlog } from '#domain/blogs/blog.ts';
import { blogSlug } from '#domain/blogs/blog.ts';
import { addBlog } from '#domain/blogs/blog-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { readRatesOverview, saveRates } from '#domain/fares/rates/rate-staff-service.ts';
import { cardOf, withCards } from '#domain/fares/rates.ts';
import { savePage } from '#domain/pages/page-staff-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import {
  articlePath,
  bhutanPackagePath,
  customerBookingPath,
  paths,
  previewPath,
  quotePath,
  taxiRoutePath,
} from '#paths.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { sampleBlogs } from '../../scripts/database/sample-blogs.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoSeconds } from '../support/two-seconds.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
const [sample] = samplePackages;
let webs: [Web, Web];
let nginx: Nginx;

beforeAll(async () => {
  // The same public address for both, because it is in every page and their pages must be equal.
  const settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', baseUrl: 'http://localhost' };
  webs = await Promise.all([startWeb(settings), startWeb(settings)]);
  nginx = await startNginx(webs.map((web) => web.port));
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all((webs ?? []).map((web) => web.stop()));
});

const read = async (url: string) => (await fetch(url)).text();
/** The estimator's rates are JSON in an attribute. */
const shown = async (url: string) => (await read(url)).replaceAll('&quot;', '"').replaceAll('":', ':');
const outcome = async (url: string) => (await fetch(url)).headers.get('x-page-cache');

async function warm(path: string) {
  for (const { url } of webs)
    await waitUntil('a cached page', async () => (await outcome(url + path)) === 'hit');
}

describe('a change made through a service', () => {
  it('shows on both web processes and through nginx within two seconds, and purges nothing else', async () => {
    const limit = await twoSeconds(webs[0].url);
    if (!sample) throw new Error('a sample is needed');
    await warm(paths.bhutanPackages);
    await warm(paths.contact);
    await read(nginx.url + paths.bhutanPackages);

    const name = `Tour ${crypto.randomUUID()}`;
    await addTourPackage(test.db, { ...sample, name });

    const places = [...webs.map((web) => web.url), nginx.url].map((url) => url + paths.bhutanPackages);
    await Promise.all(
      places.map((url) =>
        waitUntil(`${name} at ${url}`, async () => (await read(url)).includes(name), limit),
      ),
    );
    for (const { url } of webs) expect(await outcome(url + paths.contact)).toBe('hit');
  });

  it('shows a new package among the related ones of another', async () => {
    const limit = await twoSeconds(webs[0].url);
    if (!sample) throw new Error('a sample is needed');
    const address = bhutanPackagePath(await addTourPackage(test.db, sample));
    await warm(address);
    const name = `Related ${crypto.randomUUID()}`;
    await addTourPackage(test.db, { ...sample, name });
    for (const { url } of webs)
      await waitUntil(`${name} at ${url}`, async () => (await read(url + address)).includes(name), limit);
  });

  it('shows a new article at an address that was missing before, and lists it', async () => {
    const limit = await twoSeconds(webs[0].url);
    const heading = `Article ${crypto.randomUUID()}`;
    const address = `/blog-page/${blogSlug(heading)}`;
    await warm(paths.blog);
    expect((await fetch(nginx.url + address)).status).toBe(404);
    await addBlog(test.db, { ...(sampleBlogs[0] as NewBlog), heading, blogDate: '2099-01-01' });
    for (const url of [address, paths.blog].map((path) => nginx.url + path)) {
      await waitUntil(`${heading} at ${url}`, async () => (await read(url)).includes(heading), limit);
    }
  });

  it('by a call of the contract shows within two seconds, and every page that does not depend on it stays', async () => {
    const limit = await twoSeconds(webs[0].url);
    const cookie = await staffCookie(test, webs[0].url);
    const call = (path: string, fields: Record<string, string>) =>
      fetch(`${webs[1].url}/api/adminDashboard${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie },
      });
    const heading = `Written ${crypto.randomUUID()}`;
    const other = `Other ${crypto.randomUUID()}`;
    const written = { n_blogDate: '2098-01-01', n_blogBody: '<p>At first.</p>' };
    for (const n_blogHeading of [heading, other])
      expect((await call('/blogs/write_blog', { ...written, n_blogHeading })).status).toBe(200);
    const [address, otherAddress] = [heading, other].map((name) => articlePath(blogSlug(name)));
    if (!address || !otherAddress) throw new Error('both have an address');
    await waitUntil('the article', async () => (await read(nginx.url + address)).includes(heading), limit);

    const still = [otherAddress, paths.blog, paths.bhutanPackages, paths.contact];
    for (const path of [address, ...still]) await warm(path);
    const { rows } = await test.pool.query('select id from blogs where heading = $1', [heading]);
    const updated = { updteBlogId: rows[0].id, updteBlogHeading: heading, updteBlogBody: '<p>And then.</p>' };
    expect((await call('/blogs/blog-update', updated)).status).toBe(200);
    const places = [...webs.map(({ url }) => url), nginx.url].map((url) => url + address);
    await Promise.all(
      places.map((url) =>
        waitUntil(`the new words at ${url}`, async () => (await read(url)).includes('And then.'), limit),
      ),
    );
    // The lists show nothing of the body, and no other page shows anything of this article.
    for (const path of still)
      for (const { url } of webs) expect([path, await outcome(url + path)]).toEqual([path, 'hit']);
  });

  it('of the phone number shows on every page within two seconds, and purges no file without it', async () => {
    const limit = await twoSeconds(webs[0].url);
    const pages = [paths.home, paths.cruises, paths.contact, paths.bookingTerms];
    for (const path of [...pages, paths.robots]) await warm(path);
    await changeSettings(test.db, { phoneE164: '+913619998877' });
    for (const path of pages)
      await waitUntil(
        `the number on ${path}`,
        async () => (await read(nginx.url + path)).includes('tel:+913619998877'),
        limit,
      );
    for (const { url } of webs) expect(await outcome(url + paths.robots)).toBe('hit');
  });

  it('of a rate shows on every page with fares within two seconds, and purges no other', async () => {
    const limit = await twoSeconds(webs[0].url);
    await seedFares(test.db, sampleFares);
    await confirmSampleRates(test.db);
    const route = taxiRoutePath('guwahati-to-shillong');
    const withFares = [route, paths.delhiTaxi, paths.guwahatiTaxi, paths.guwahatiAirportTaxi];
    const without = [paths.contact, paths.cruises, paths.blog, paths.bhutanPackages];
    // The pages were cached before there were rates.
    await announceChange(test.db, 'fares');
    await waitUntil('a fare', async () => (await read(nginx.url + route)).includes('₹1,995'), limit);
    for (const path of [...withFares, ...without]) await warm(path);

    const { newest } = await readRatesOverview(test.db, actor, new Date());
    if (!newest) throw new Error('sample rates are needed');
    const card = cardOf(newest.rates, 'guwahati', 'sedan');
    if (!card) throw new Error('sample rates are needed');
    const dearer = { ...card, oneWay: { ...card.oneWay, perKm: 2100 } };
    const rates = withCards(newest.rates, [{ city: 'guwahati', car: 'sedan', card: dearer }]);
    const validFrom = dayInIndia(new Date());
    const version = { rates, validFrom, note: '', basedOn: newest.version, isConfirmed: true };
    await saveRates(test.db, { ...actor, adminStatus: 'Admin' }, version, new Date());

    const places = [...webs.map(({ url }) => url), nginx.url].flatMap((url) =>
      withFares.map((path) => url + path),
    );
    await Promise.all(
      places.map((url) =>
        waitUntil(`the new rate at ${url}`, async () => /2,205|perKm:2100/.test(await shown(url)), limit),
      ),
    );
    for (const path of without)
      for (const { url } of webs) expect([path, await outcome(url + path)]).toEqual([path, 'hit']);
  });

  it('of a question and a banner of an edited page shows within two seconds, and every other page stays', async () => {
    const limit = await twoSeconds(webs[0].url);
    const still = [paths.contact, paths.cruises, paths.blog, paths.bhutanPackages];
    for (const path of [paths.scubaDiving, ...still]) await warm(path);
    await read(nginx.url + paths.scubaDiving);
    const question = `May I dive on ${crypto.randomUUID()}?`;
    const text = pageTextOf(originals[paths.scubaDiving]);
    text.poster = posters.delhi.name;
    for (const block of text.sections.flatMap(({ blocks }) => blocks))
      if (block.kind === 'questions' && block.questions[0]) block.questions[0].question = question;
    const asked = { state: 'published', publishAt: null } as const;
    await savePage(test.db, actor, paths.scubaDiving, { text, originalHash: '', asked });
    const places = [...webs.map(({ url }) => url), nginx.url].map((url) => url + paths.scubaDiving);
    await Promise.all(
      places.map((url) =>
        waitUntil(`the question at ${url}`, async () => (await read(url)).includes(question), limit),
      ),
    );
    expect(await read(nginx.url + paths.scubaDiving)).toContain(posters.delhi.alt);
    await waitUntil(
      'its date in the sitemap',
      async () =>
        new RegExp(`${paths.scubaDiving}</loc><lastmod>`).test(await read(nginx.url + paths.sitemap)),
      limit,
    );
    for (const path of still)
      for (const { url } of webs) expect([path, await outcome(url + path)]).toEqual([path, 'hit']);
  });

  it('of the settings shows on every page', async () => {
    const limit = await twoSeconds(webs[0].url);
    await warm(paths.contact);
    await changeSettings(test.db, { agencyName: 'Dakhina Travels' });
    await Promise.all(
      webs.map(({ url }) =>
        waitUntil(
          'the new name',
          async () => (await read(url + paths.contact)).includes('Dakhina Travels'),
          limit,
        ),
      ),
    );
  });
});

describe('a missing address', () => {
  const token = 'A'.repeat(43);
  const addresses = [
    ...['/nothing', '/nothing/below', articlePath('no-such-article'), `${paths.blog}?page=999`],
    ...[
      bhutanPackagePath('999999'),
      paths.bhutanPackage,
      '/quote/none',
      '/quote/x/below',
      '/preview/x/below',
    ],
    ...[
      quotePath(token),
      quotePath('x'),
      customerBookingPath(token),
      previewPath(token),
      previewPath('blog.1.9999999999.x'),
      '/preview/none',
    ],
  ];

  it.each(addresses)('%s is answered by one page that is rendered once for all', async (address) => {
    const ask = () => fetch(webs[0].url + address, { redirect: 'manual' });
    await ask();
    const response = await ask();
    expect([response.status, response.headers.get('x-page-cache')]).toEqual([404, 'hit']);
  });

  it('shows the settings as they are now', async () => {
    const limit = await twoSeconds(webs[0].url);
    for (const address of addresses) await read(webs[0].url + address);
    await changeSettings(test.db, { phoneE164: '+913612345678' });
    for (const address of addresses) {
      await waitUntil(
        `the new number at ${address}`,
        async () => (await read(webs[0].url + address)).includes('+913612345678'),
        limit,
      );
    }
  });

  it('for one reader is not cached, and sends no referrer to other sites', async () => {
    for (const [address, policy] of [
      [quotePath(token), 'same-origin'],
      [customerBookingPath(token), 'same-origin'],
      [previewPath(token), 'no-referrer'],
    ] as const) {
      const { headers } = await fetch(nginx.url + address);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe(policy);
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it('takes no form', async () => {
    for (const address of addresses.filter((path) => !path.startsWith('/quote')))
      expect((await fetch(webs[0].url + address, { method: 'POST', body: 'a=b' })).status).toBe(405);
  });
});

describe('the proxy’s cache', () => {
  it('passes on the known query parameters of a page, even before a redirect to its canonical address', async () => {
    for (const [path, right] of [
      ['/blog-page/?page=2&x=1', '/blog-page?page=2'],
      ['/bhutan-tour-package-description/?packageId=5', '/bhutan-tour-package-description?packageId=5'],
    ] as const) {
      const response = await fetch(nginx.url + path, { redirect: 'manual' });
      const { pathname, searchParams } = new URL(response.headers.get('location') ?? '');
      expect([response.status, `${pathname}?${searchParams}`]).toEqual([308, right]);
    }
  });

  it('keeps one copy of a page for all unknown query parameters', async () => {
    const plain = await read(nginx.url + paths.home);
    for (const query of ['?interest=constructor', '?interest=skiing', '?page=3', '?packageId=1']) {
      const response = await fetch(nginx.url + paths.home + query);
      expect([await response.text(), response.headers.get('x-cache')]).toEqual([
        plain,
        expect.stringMatching(/HIT|STALE|UPDATING|REVALIDATED/),
      ]);
    }
  });

  it('answers MISS, then HIT, one copy per encoding, for any query', async () => {
    const ask = async (query: string, encoding: string) => {
      const response = await fetch(nginx.url + paths.taxis + query, {
        headers: { 'accept-encoding': encoding },
      });
      await response.arrayBuffer();
      return [response.headers.get('x-cache'), response.headers.get('content-encoding')];
    };
    expect(await ask('', 'gzip, deflate, br')).toEqual(['MISS', 'br']);
    expect(await ask('?utm_source=x', 'br')).toEqual(['HIT', 'br']);
    expect(await ask('?fbclid=1&PAGE=', 'gzip')).toEqual(['MISS', 'gzip']);
  });

  it('sends one request to a web process for fifty visitors of an uncached page', async () => {
    const before = await waitUntil('a count', () => pagesServed());
    await Promise.all(Array.from({ length: 50 }, () => read(`${nginx.url}/no-such-page-in-the-cache`)));
    const cold = await Promise.all(Array.from({ length: 50 }, () => read(nginx.url + paths.ecoTours)));
    expect(new Set(cold).size).toBe(1);
    expect((await pagesServed()) - before).toBeLessThanOrEqual(2);
  });

  it('never caches a staff page or a call', async () => {
    for (const path of [paths.adminLogin, `${paths.api}/bhutan-tour-packages`]) {
      const response = await fetch(nginx.url + path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-cache')).toBeNull();
    }
  });

  it('sends every visitor the same page, for any request headers', async () => {
    const plain = await read(nginx.url + paths.contact);
    const odd = await fetch(nginx.url + paths.contact, {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/adminLogin',
        'x-forwarded-proto': 'gopher',
        cookie: 'a=b',
        'user-agent': '<script>alert(1)</script>',
      },
    });
    expect(await odd.text()).toBe(plain);
    for (const { url } of webs) {
      const direct = await fetch(`${url}${paths.contact}?next=//evil.example`, {
        headers: { 'x-forwarded-host': 'evil.example' },
      });
      expect(await direct.text()).not.toContain('evil.example');
    }
  });
});

async function pagesServed(): Promise<number> {
  const counts = await Promise.all(
    webs.map(async ({ metricsUrl }) => {
      const metrics = await read(metricsUrl);
      return [...metrics.matchAll(/^page_cache_total\{.*\} (\d+)/gm)].reduce(
        (sum, line) => sum + Number(line[1]),
        0,
      );
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

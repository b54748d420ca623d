import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewBlog } from '#domain/blogs/blog.ts';
import { addBlog } from '#domain/blogs/blog-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { deleteTourPackage } from '#domain/tour-packages/tour-package-staff-service.ts';
import { paths } from '#paths.ts';
import { sampleBlogs } from '../../scripts/database/sample-blogs.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoSeconds } from '../support/two-seconds.ts';
import { waitUntil } from '../support/wait-until.ts';

const call = `${paths.api}/bhutan-tour-packages`;
/** Answered before the router, by the router, and as the contract writes the filter. */
const spellings = [call, `${call}/`, `${call}?filter=Bhutan`];

const test = testDatabase();
const actor = someActor(test);
let webs: [Web, Web];
let nginx: Nginx;

beforeAll(async () => {
  const settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' };
  webs = await Promise.all([startWeb(settings), startWeb(settings)]);
  nginx = await startNginx(webs.map((web) => web.port));
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all((webs ?? []).map((web) => web.stop()));
});

type Listed = { tourPackageName: string; tourPackageSellingPrice: number };

const list = async (url: string): Promise<Listed[]> => (await (await fetch(url)).json()).result;
const outcome = async (url: string) => (await fetch(url)).headers.get('x-page-cache');

async function warm() {
  for (const { url } of webs)
    for (const spelling of spellings)
      await waitUntil('a kept reply', async () => (await outcome(url + spelling)) === 'hit');
}

/** Waits on both processes and through nginx, for every spelling. */
async function expectEverywhere(name: string, isShown: (listed: Listed[]) => boolean) {
  const limit = await twoSeconds(webs[0].url);
  const origins = [...webs.map(({ url }) => url), nginx.url];
  const addresses = origins.flatMap((origin) => spellings.map((spelling) => origin + spelling));
  await Promise.all(
    addresses.map((url) => waitUntil(`${name} at ${url}`, async () => isShown(await list(url)), limit)),
  );
}

const sample = () => {
  const [first] = samplePackages;
  if (!first) throw new Error('a sample is needed');
  return first;
};

it('lists a new package within two seconds, and not one that was deleted', async () => {
  await warm();
  const name = `Tour ${crypto.randomUUID()}`;
  const isListed = (listed: Listed[]) => listed.some(({ tourPackageName }) => tourPackageName === name);
  const id = await addTourPackage(test.db, { ...sample(), name });
  await expectEverywhere(name, isListed);
  await warm();
  await deleteTourPackage(test.db, actor, id);
  await expectEverywhere('its absence', (listed) => !isListed(listed));
});

it('has the price of the new exchange rate within two seconds', async () => {
  await addTourPackage(test.db, { ...sample(), sellingPricePaise: 50_000_00 });
  await changeSettings(test.db, { inrPerUsd: '100.0000' });
  const costs = (usd: number) => (listed: Listed[]) => listed[0]?.tourPackageSellingPrice === usd;
  await expectEverywhere('the old price', costs(500));
  await warm();
  await changeSettings(test.db, { inrPerUsd: '50.0000' });
  await expectEverywhere('the new price', costs(1000));
});

it('stays in memory when something else changes, and asks the database nothing', async () => {
  await warm();
  await addBlog(test.db, { ...(sampleBlogs[0] as NewBlog), heading: `Article ${crypto.randomUUID()}` });
  for (const { url } of webs)
    await waitUntil('the blog to be rendered again', async () => (await outcome(url + paths.blog)) === 'hit');
  // A change that nothing announces is seen only by a reply that asks the database.
  await test.pool.query(`update tour_packages set name = 'Not announced'`);
  for (const { url } of webs)
    for (const spelling of spellings) {
      expect(await outcome(url + spelling)).toBe('hit');
      expect(JSON.stringify(await list(url + spelling))).not.toContain('Not announced');
    }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { confirmSamplePrices } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  await seedAll(test.url);
  await confirmSamplePrices(test.db);
  await changeSettings(test.db, { firstBookingPercent: '0' });
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

/** The head and the text of a page, without what only scripts read. */
async function readPage(path: string): Promise<string> {
  const html = await (await fetch(web.url + path)).text();
  return html.replaceAll(
    / data-props="[^"]*"|<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
    '',
  );
}

const promise = /first[ -]booking|\bflat [\d.]+%|(?<![\d.])0(?:\.0+)?% off|first one/i;

it('no public page promises a discount on the first booking while it is 0', async () => {
  const sitemap = await (await fetch(web.url + paths.sitemap)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const packages = Array.from(
    (await readPage(paths.bhutanPackages)).matchAll(/packageId=(\d+)/g),
    ([, id]) => `${paths.packagePrice}?package=${id}&adults=2&month=3&first=yes`,
  );
  expect(listed).toContain(paths.bhutanPackages);
  expect(packages.length).toBeGreaterThan(0);
  const promising: [string, string][] = [];
  for (const path of new Set([...listed, ...packages])) {
    const found = promise.exec(await readPage(path));
    if (found) promising.push([path, found[0]]);
  }
  expect(promising).toEqual([]);
});

import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { addressesWithRecords } from './support/screen-addresses.ts';
import { expectNoOverflow, expectSound, expectWholeLabels } from './support/seen.ts';
import { expect, test } from './support/test.ts';

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  module: string;
  imports: string[];
};

/** Every screen of the staff area, from React Router's manifest. */
const screensOf = async (page: Page): Promise<Route[]> => {
  const routes: Route[] = await page.evaluate(() =>
    Object.values(
      (window as unknown as { __reactRouterManifest: { routes: object } }).__reactRouterManifest.routes,
    ),
  );
  return routes.filter(
    ({ id, hasDefaultExport }) => id.startsWith('staff/') && !id.endsWith('-layout') && hasDefaultExport,
  );
};

/** KB of 1,000 bytes, compressed with brotli; reported, not limited. */
const kilobytesOf = async (files: Iterable<string>) => {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(`build/client${file}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const hasEditor = (id: string) => /write-blog|update-blog|tour-packages-page/.test(id);

/** Login and password screens are for users without a session. */
const needsSession = ({ parentId }: Route) => parentId !== 'staff/admin-layout';

/** Opens a screen, its script included. */
async function open(page: Page, { id, path }: Route, addresses: Record<string, string>): Promise<void> {
  const response = await page.goto(addresses[id] ?? path ?? paths.adminDashboard, {
    waitUntil: 'networkidle',
  });
  expect([id, response?.status()]).toEqual([id, 200]);
  if (hasEditor(id)) await expect(page.locator('.ProseMirror')).toBeVisible();
}

/** Two tests, because one would be the longest of all. */
for (const half of [0, 1])
  test(`every screen fits a phone and a desktop, ${half + 1} of 2`, async ({
    page,
    browser,
    address,
    query,
    logIn,
  }) => {
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminDashboard);
    const stranger = await browser.newPage({ baseURL: address });
    const addresses = await addressesWithRecords(query);
    const screens = await screensOf(page);
    expect(screens.length).toBeGreaterThan(40);
    for (const screen of screens.filter((_, index) => index % 2 === half)) {
      const seen = needsSession(screen) ? page : stranger;
      await seen.setViewportSize(phone);
      await open(seen, screen, addresses);
      await expectNoOverflow(seen, `${screen.id} on a phone`);
      await expectWholeLabels(seen, `${screen.id} on a phone`);
      for (const viewport of firstOrAll([desktop, phone])) {
        await seen.setViewportSize(viewport);
        await expectSound(seen, `${screen.id} at ${viewport.width} px`);
        await expectWholeLabels(seen, `${screen.id} at ${viewport.width} px`);
      }
    }
    await stranger.close();
  });

test(
  'what every screen loads on a first visit',
  fullOnly,
  async ({ page, browser, address, query, logIn }, info) => {
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminDashboard);
    const storageState = await page.context().storageState();
    const addresses = await addressesWithRecords(query);
    const weights: { screen: string; kb: number }[] = [];
    for (const screen of await screensOf(page)) {
      const first = await browser.newPage({
        baseURL: address,
        viewport: phone,
        ...(needsSession(screen) && { storageState }),
      });
      const files = new Set<string>();
      first.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) files.add(pathname);
      });
      await open(first, screen, addresses);
      expect([...files], screen.id).toEqual(expect.arrayContaining([screen.module, ...screen.imports]));
      weights.push({ screen: screen.id, kb: await kilobytesOf(files) });
      await first.close();
    }
    weights.sort((one, other) => other.kb - one.kb);
    const heaviest = weights.slice(0, 5).map(({ screen, kb }) => `${screen} ${Math.round(kb)}`);
    const description = `KB of script, compressed, on the heaviest staff screens: ${heaviest.join(', ')}`;
    info.annotations.push({ type: 'measured', description });
  },
);

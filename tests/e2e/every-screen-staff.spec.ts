import { stat } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { addressesWithRecords } from './support/screen-addresses.ts';
import { expectNoOverflow, expectSound } from './support/seen.ts';
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

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
type Visit = { id: string; address: string; storageState: Session | undefined; hasEditor: boolean };

/** Opens a screen for the first time on a phone and returns its scripts; then looks at it on a desktop. */
async function visit(
  browser: Browser,
  { id, address, storageState, hasEditor }: Visit,
): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: phone, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect([id, response?.status()]).toEqual([id, 200]);
  if (hasEditor) await expect(page.locator('.ProseMirror')).toBeVisible();
  const loaded = new Set(files);
  await expectNoOverflow(page, `${id} on a phone`);
  for (const viewport of firstOrAll([desktop, phone])) {
    await page.setViewportSize(viewport);
    await expectSound(page, `${id} at ${viewport.width} px`);
  }
  await context.close();
  return loaded;
}

/** Two tests, because one would be the longest of all. */
for (const half of [0, 1])
  test(`every screen fits a phone and a desktop, ${half + 1} of 2`, async ({
    page,
    browser,
    address,
    query,
    logIn,
  }, info) => {
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminDashboard);
    const storageState = await page.context().storageState();
    const addresses = await addressesWithRecords(query);
    const editors = /write-blog|update-blog|tour-packages-page/;
    const screens = await screensOf(page);
    expect(screens.length).toBeGreaterThan(40);
    const weights: { screen: string; kb: number }[] = [];
    for (const { id, parentId, path, module, imports } of screens.filter((_, index) => index % 2 === half)) {
      const files = await visit(browser, {
        id,
        address: address + (addresses[id] ?? path ?? paths.adminDashboard),
        // Login and password screens are for users without a session.
        storageState: parentId === 'staff/admin-layout' ? undefined : storageState,
        hasEditor: editors.test(id),
      });
      expect([...files], id).toEqual(expect.arrayContaining([module, ...imports]));
      weights.push({ screen: id, kb: await kilobytesOf(files) });
    }
    weights.sort((one, other) => other.kb - one.kb);
    info.annotations.push({ type: 'KB', description: JSON.stringify(weights) });
  });

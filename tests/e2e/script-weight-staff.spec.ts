import { stat } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { editPagePath, editTourPackagePath, enquiryPath } from '#staff-paths.ts';
import { addBlog, editAddress } from './support/blogs-staff.ts';
import { addPackage, phone } from './support/packages-staff.ts';
import { expect, test } from './support/test.ts';

/** KB of 1,000 bytes, as the build stores the files for browsers that take brotli. */
const maxScriptKb = 260;

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  module: string;
  imports: string[];
};

/** Every screen of the staff area, from the route table that its script has. */
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

const kilobytesOf = async (files: Iterable<string>) => {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(`build/client${file}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
type Visit = { address: string; storageState: Session | undefined; hasEditor: boolean };

/** The scripts of a screen that is opened for the first time, until nothing more is loaded. */
async function scriptsOf(
  browser: Browser,
  { address, storageState, hasEditor }: Visit,
): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: phone, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  if (hasEditor) await expect(page.locator('.ProseMirror')).toBeVisible();
  await context.close();
  return files;
}

test(`every screen loads at most ${maxScriptKb} KB of script`, async ({
  page,
  browser,
  address,
  query,
  logIn,
}, info) => {
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminDashboard);
  const storageState = await page.context().storageState();
  const [enquiry] = await query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, phone_e164)
     values (gen_random_uuid(), '', 'Sneha Iyer', '9864011223', '+919864011223') returning id::text`,
    [],
  );
  const name = `Weighed ${crypto.randomUUID()}`;
  /** Those that load more once they show a record. */
  const addresses: Record<string, string> = {
    'staff/blogs/update-blog-page': editAddress(await addBlog(query, name, 'draft')),
    'staff/tour-packages/tour-packages-page': editTourPackagePath(await addPackage(query, name)),
    'staff/pages/edit-page': editPagePath(paths.cruises),
    'staff/enquiries/enquiry/enquiry-page': enquiryPath(String(enquiry?.id)),
  };
  const editors = /write-blog|update-blog|tour-packages-page/;
  const weights: { screen: string; kb: number }[] = [];
  for (const { id, parentId, path, module, imports } of await screensOf(page)) {
    const files = await scriptsOf(browser, {
      address: address + (addresses[id] ?? path ?? paths.adminDashboard),
      // The login and its like are shown before there is a session.
      storageState: parentId === 'staff/admin-layout' ? undefined : storageState,
      hasEditor: editors.test(id),
    });
    expect([...files], id).toEqual(expect.arrayContaining([module, ...imports]));
    weights.push({ screen: id, kb: await kilobytesOf(files) });
  }
  weights.sort((one, other) => other.kb - one.kb);
  info.annotations.push({ type: 'KB', description: JSON.stringify(weights) });
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(({ kb }) => kb > maxScriptKb)).toEqual([]);
});

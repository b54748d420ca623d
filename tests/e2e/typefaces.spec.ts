import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { isFull } from '../support/check-extent.ts';
import { headlessShell } from './support/browsers.ts';
import { browserWithFontsOf, deviceNames } from './support/device-fonts.ts';
import { contentAddresses, measuredAddresses } from './support/public-addresses.ts';
import { observePaint, type PaintTimes } from './support/slow-phone.ts';
import { expect, test } from './support/test.ts';
import { maxShift } from './support/vitals.ts';

const widths = [360, 1440];

/** Keeps our typefaces back until the page has been painted, as a slow network does. */
async function openWithLateFonts(page: Page, path: string): Promise<PaintTimes> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(observePaint);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const { paint } = window as unknown as { paint: PaintTimes };
    // A page that is still arriving may have moved; this is about what our typefaces move.
    Object.assign(paint, { shift: 0, shifts: [] });
    return paint.first > 0;
  });
  release();
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.fonts.check('1em "Plus Jakarta Sans"'));
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported in the frame after the one in which it is painted.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { paint: PaintTimes }).paint;
  });
}

async function movedPages(browser: Browser, baseURL: string, width: number): Promise<string[]> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 740 } });
  const moved: string[] = [];
  for (const path of isFull ? contentAddresses : measuredAddresses) {
    const page = await context.newPage();
    const { shift, shifts } = await openWithLateFonts(page, path);
    if (shift >= maxShift) moved.push(`${path} at ${width}: ${shift}, ${shifts.join('; ')}`);
    await page.close();
  }
  await context.close();
  return moved;
}

for (const device of deviceNames)
  test(`our typefaces replace those of ${device} and nothing moves`, async ({ address }, info) => {
    const fonts = await browserWithFontsOf(device, info.outputDir);
    const browser = await chromium.launch({ ...headlessShell, env: fonts });
    for (const width of widths) expect(await movedPages(browser, address, width)).toEqual([]);
    await browser.close();
  });

test('a staff page begins with our typefaces, which its head asks for', async ({ page }) => {
  await page.goto(paths.adminLogin);
  const preloads = page.locator('link[rel=preload][as=font]');
  const files = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files).toHaveLength(2);
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    const isUsed = ({ status, family }: FontFace) => status === 'loaded' && !family.includes(' as ');
    return [...document.fonts].filter(isUsed).map(({ family }) => family.replaceAll('"', ''));
  });
  expect(used.toSorted()).toEqual(['Fraunces', 'Plus Jakarta Sans']);
});

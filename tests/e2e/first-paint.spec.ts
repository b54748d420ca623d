import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page asks for no style sheet, and has our typefaces', fullOnly, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/guwahati-taxi', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
    for (const font of [/fraunces-latin-[\w-]+\.woff2$/, /plus-jakarta-sans-latin-[\w-]+\.woff2$/])
      expect(asked.filter((path) => font.test(path))).toHaveLength(1);
  });
});

test(
  'public pages carry their styles under a hash, and only staff pages have an opener policy',
  fullOnly,
  async ({ request }) => {
    const open = await request.get('/guwahati-taxi');
    const policy = open.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
    expect(policy).not.toContain('unsafe-inline');
    expect(open.headers()['cross-origin-opener-policy']).toBeUndefined();
    const staff = await request.get('/adminLogin');
    expect(staff.headers()['cross-origin-opener-policy']).toBe('same-origin');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 });

  for (const path of [paths.guwahatiTaxi, paths.home, paths.bhutanPackages, paths.contact])
    test(
      `the preview inside ${path} is its largest paint, and the file covers it`,
      fullOnly,
      async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const largest = await page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(list.getEntries().map((entry) => (entry as unknown as { url: string }).url)),
              ).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
        expect(largest.at(-1)).toMatch(/^data:image\/avif/);
        const html = await (await page.request.get(path)).text();
        expect(html.match(/data:image\/avif/g)).toHaveLength(1);
        const banner = page.locator('#main img[fetchpriority=high]');
        expect(await banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
        expect(await banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      },
    );

  const postponed = '#main > section, #main > section ~ div, #main + footer';
  /** How many parts have no layout yet, and how many there are. */
  const countParts = (page: Page) =>
    page.locator(postponed).evaluateAll((parts) => ({
      waiting: parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      all: parts.length,
    }));

  test(
    'parts below the first screen are laid out after the page has loaded, and links reach them',
    fullOnly,
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(paths.guwahatiTaxi, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      const before = await countParts(page);
      expect(before.all).toBeGreaterThan(5);
      expect(before.waiting).toBe(before.all);
      release();
      await expect.poll(async () => (await countParts(page)).waiting).toBe(0);
      await page.getByRole('navigation', { name: 'On this page' }).locator('summary').click();
      await page.locator('a[href="#questions"]:visible').click();
      await expect
        .poll(() => page.locator('#questions').evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeLessThan(100);
      await expect(page.locator('#questions')).toBeInViewport();
    },
  );

  test('a link to a part finds everything laid out', fullOnly, async ({ page }) => {
    await page.goto(`${paths.guwahatiTaxi}#questions`);
    expect((await countParts(page)).waiting).toBe(0);
    await expect(page.locator('#questions')).toBeInViewport();
  });
});

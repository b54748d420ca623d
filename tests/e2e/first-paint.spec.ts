import { expect, test } from './support/test.ts';

const fontFiles = /\.woff2$/;

test('a first visit asks for no font before its first paint, and the next page has the fonts without moving', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const measure = () =>
    page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
      family: getComputedStyle(document.body).fontFamily,
      isLoaded: document.fonts.check('1em "Plus Jakarta Sans"'),
      shifts: (window as unknown as { shifts: number[] }).shifts,
    }));

  await page.goto('/guwahati-taxi');
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
  const first = await measure();
  expect(first.firstPaint).toBeGreaterThan(0);
  expect(Math.min(...first.fonts)).toBeGreaterThan(first.firstPaint);
  expect(first.family).not.toContain('Jakarta');
  expect(first.shifts).toEqual([]);

  await page.goto('/bhutan-tour-packages', { waitUntil: 'networkidle' });
  const second = await measure();
  expect(second.family).toContain('Plus Jakarta Sans');
  expect(second.isLoaded).toBe(true);
  expect(second.shifts).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page asks for no font and no style sheet', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/guwahati-taxi', { waitUntil: 'networkidle' });
    expect(asked.filter((address) => fontFiles.test(address) || address.endsWith('.css'))).toEqual([]);
  });
});

test('public pages carry their styles under a hash, and only staff pages have an opener policy', async ({
  request,
}) => {
  const open = await request.get('/guwahati-taxi');
  const policy = open.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
  expect(policy).not.toContain('unsafe-inline');
  expect(open.headers()['cross-origin-opener-policy']).toBeUndefined();
  const staff = await request.get('/adminLogin');
  expect(staff.headers()['cross-origin-opener-policy']).toBe('same-origin');
});

import type { Locator, Page } from '@playwright/test';
import { tourPath } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { contentAddresses, standingForAll } from './support/public-addresses.ts';
import { expectLaidOut } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const isOnScreen = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

for (const [name, viewport] of [
  ['a small laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`the heading of the home page is on the first screen of ${name}`, fullOnly, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(await isOnScreen(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
}

test(
  'a phone held sideways shows the beginning of the words below the picture',
  fullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of ['/', '/guwahati-taxi']) {
      await page.goto(path);
      const top = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => heading.getBoundingClientRect().top);
      expect([path, top < 360]).toEqual([path, true]);
    }
  },
);

for (const width of [360, 390]) {
  test(
    `at ${width} px and 200% text the header keeps its menu, and no two parts overlap`,
    fullOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      // Like the browser's font size setting, which changes every size in rem.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      const header = page.getByRole('banner');
      const parts = [
        header.getByRole('link', { name: 'Purvai Travels' }),
        header.getByRole('link', { name: 'Chat on WhatsApp' }),
        header.getByRole('button', { name: 'Menu', exact: true }),
      ];
      for (const part of parts) expect(await isOnScreen(part)).toBe(true);
      const boxes = await Promise.all(
        parts.map((part) =>
          part.evaluate((element) => ({
            left: element.getBoundingClientRect().left,
            right: element.getBoundingClientRect().left + Math.max(element.scrollWidth, element.clientWidth),
          })),
        ),
      );
      for (const [index, box] of boxes.slice(1).entries())
        expect(boxes[index]?.right ?? 0).toBeLessThanOrEqual(box.left + 1);
    },
  );
}

test('at 320 px and 200% text no page is wider than the screen', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of contentAddresses) {
    await page.goto(path);
    const over = await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '32px');
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect([path, Math.max(over, 0)]).toEqual([path, 0]);
  }
});

test('a breadcrumb can be read on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...standingForAll, tourPath('kaziranga-and-majuli')]) {
    await page.goto(path);
    const crumbs = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => ({
          isCut: item.clientWidth < 20 || item.scrollWidth > item.clientWidth,
          top: item.getBoundingClientRect().top,
        })),
      );
    expect([path, crumbs.filter(({ isCut }) => isCut)]).toEqual([path, []]);
    expect([path, new Set(crumbs.map(({ top }) => top)).size <= 1]).toEqual([path, true]);
  }
});

test('no name of a fact on a package card is broken in two', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bhutan-tour-packages');
  await expectLaidOut(page);
  const names = page.getByRole('article').locator('dt');
  expect(await names.count()).toBeGreaterThan(5);
  const lines = await names.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test(
  'the car types on the home page are words, not things that look like buttons',
  fullOnly,
  async ({ page }) => {
    await page.goto('/');
    const types = page.getByRole('main').locator('li', { hasText: /^(Compact|Sedan|SUV|Luxury)$/ });
    await expect(types).toHaveCount(4);
    for (const border of await types.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).borderTopWidth),
    ))
      expect(border).toBe('0px');
  },
);

test('a dead link offers cabs', fullOnly, async ({ page }) => {
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Cabs in Guwahati' })).toHaveAttribute(
    'href',
    '/guwahati-taxi',
  );
  await expect(main.getByRole('link', { name: 'Cabs in Delhi' })).toHaveAttribute('href', '/delhi-taxi');
});

test.describe('a collapsible panel', () => {
  /** Opens the first panel and returns its height in each frame, until it has not changed for five. */
  async function openPanel(page: Page) {
    await page.goto('/guwahati-taxi');
    const panel = page.getByRole('main').locator('details').first();
    await panel.scrollIntoViewIfNeeded();
    return panel.evaluate(async (element) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const heights = [element.getBoundingClientRect().height];
      element.querySelector('summary')?.click();
      while (new Set(heights.slice(-5)).size > 1 || heights.length < 8) {
        await nextFrame();
        heights.push(element.getBoundingClientRect().height);
      }
      return { heights, duration: getComputedStyle(element, '::details-content').transitionDuration };
    });
  }

  test('opens in 400 ms', fullOnly, async ({ page }) => {
    const { heights, duration } = await openPanel(page);
    expect(duration).toMatch(/^0\.4s, 0\.4s\b/);
    const [closed = 0, open = 0] = [heights[0], heights.at(-1)];
    expect(open).toBeGreaterThan(closed);
    expect(heights.some((height) => height > closed && height < open)).toBe(true);
  });

  test('opens at once for visitors who asked for reduced motion', fullOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { heights } = await openPanel(page);
    const [closed = 0, open = 0] = [heights[0], heights.at(-1)];
    expect(open).toBeGreaterThan(closed);
    expect(heights.some((height) => height > closed && height < open)).toBe(false);
  });
});

import type { Page } from '@playwright/test';
import { contentPaths, paths, taxiRoutePath } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const guides = [...contentPaths, paths.bhutanPackages, taxiRoutePath('guwahati-to-shillong')];

/** Longer guides list their parts at the top. */
const maxScreensWithout = 6;

const phone = { width: 390, height: 844 };

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page', exact: true });

/** On a phone the links are folded away. */
async function unfold(page: Page) {
  await contentsOf(page).locator('summary').click();
  await expect(contentsOf(page).getByRole('link').first()).toBeVisible();
}

/** The second-level headings between the list and the message form. */
const partsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h2[id]')];
    const ids = headings.map(({ id }) => id);
    return headings
      .slice(ids.indexOf('contents') + 1, ids.indexOf('closing'))
      .map(({ id, textContent }) => [textContent, `#${id}`]);
  });

test.use({ viewport: phone });

for (const path of guides) {
  test(
    `${path}, when longer than six screens of a phone, has links to all its parts`,
    fullOnly,
    async ({ page }) => {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const isListed = (await contentsOf(page).count()) === 1;
      expect([path, isListed || height <= maxScreensWithout * phone.height]).toEqual([path, true]);
      if (!isListed) return;
      await unfold(page);
      const links = await contentsOf(page)
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(links).toEqual(await partsOf(page));
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each link leads to its part, by a tap and by the keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.scubaDiving);
    await unfold(page);
    const links = contentsOf(page).getByRole('link');
    for (const [index, name] of (await links.allInnerTexts()).entries()) {
      const link = links.nth(index);
      await (index % 2 === 0 ? link.click() : link.press('Enter'));
      await expect(page).toHaveURL(`${paths.scubaDiving}${await link.getAttribute('href')}`);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
  });
});

test('a list of tours is among the parts', fullOnly, async ({ page }) => {
  await page.goto(paths.bhutanPackages);
  await unfold(page);
  await contentsOf(page).getByRole('link', { name: 'Tours you can book' }).click();
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('a short page has no list of its parts', fullOnly, async ({ page }) => {
  for (const path of [paths.contact, paths.blog]) {
    await page.goto(path);
    await expect(contentsOf(page)).toHaveCount(0);
  }
});

import type { Locator, Page } from '@playwright/test';
import { articlePath, bhutanPackagePath, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { addBlog, editAddress, openEditor } from './support/blogs-staff.ts';
import { expect, test } from './support/own-site.ts';
import { addPackage, openEdit, phone } from './support/packages-staff.ts';
import { faultsOf } from './support/seen.ts';

test.describe.configure({ mode: 'default' });

const missing = '/no-such-picture.jpg';
const there = '/icons/apple-touch-icon.png';
const warning = 'The picture could not be loaded.';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const setPicture = (query: Query, table: 'blogs' | 'tour_packages', id: string, picture: string) =>
  query(`update ${table} set featured_image = $2 where id = $1`, [id, picture]);

/** Only the poster, without the broken picture's icon, outline or text over it. */
async function expectPoster(frame: Locator): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  const poster = frame.locator('picture img');
  await expect(poster).toBeVisible();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const seen = await frame.screenshot();
  await frame.locator('> img').evaluate((image) => image.remove());
  expect((await frame.screenshot()).equals(seen)).toBe(true);
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ hasText: name }).locator('[data-featured]');

test(
  'a featured image that cannot be loaded is the poster, with and without JavaScript',
  fullOnly,
  async ({ browser, address, query }) => {
    const [blog, tour] = ['Blog without its picture', 'Tour without its picture'];
    await setPicture(query, 'blogs', await addBlog(query, blog), missing);
    await query(`update blogs set blog_date = '2026-03-01' where heading = $1`, [blog]);
    const id = await addPackage(query, tour);
    await setPicture(query, 'tour_packages', id, missing);
    const shown = await addPackage(query, 'Tour with its picture');
    await setPicture(query, 'tour_packages', shown, there);

    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ baseURL: address, viewport: phone, javaScriptEnabled });
      for (const path of [articlePath('blog-without-its-picture'), bhutanPackagePath(id)]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectPoster(page.locator('[data-featured]').first());
      }
      await page.goto(paths.blog, { waitUntil: 'networkidle' });
      await expectPoster(card(page, blog));
      await page.goto(paths.bhutanPackages, { waitUntil: 'networkidle' });
      await expectPoster(card(page, tour));

      await page.goto(bhutanPackagePath(shown), { waitUntil: 'networkidle' });
      const frame = page.locator('[data-featured]').first();
      expect(await frame.locator('> img').boundingBox()).toEqual(await frame.boundingBox());
      await expect(frame.locator('> img')).toHaveJSProperty('naturalWidth', 180);
      // Without script the poster cannot be shown later, so it is loaded behind the picture.
      await expect(frame.locator('picture img')).toBeVisible({ visible: !javaScriptEnabled });
      await page.close();
    }
  },
);

test(
  'a blog’s picture that cannot be loaded gets a warning, and is saved',
  fullOnly,
  async ({ page, logIn, query }) => {
    const id = await addBlog(query, 'A picture that moved');
    await logIn(page, 'Rupa Das');
    await openEditor(page, editAddress(id));
    const link = page.getByLabel('Featured image link');
    await expect(link).not.toHaveAccessibleDescription(new RegExp(warning));
    await link.fill(missing);
    // After a pause, with the cursor still in the field.
    await expect(page.getByRole('status').filter({ hasText: warning })).toBeVisible();
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(new RegExp(warning));
    await expect(link).not.toHaveAttribute('aria-invalid');
    expect(await faultsOf(page)).toEqual([]);
    await link.fill('not a link');
    await link.blur();
    await expect(
      page.getByRole('status').filter({ hasText: 'This is not the link of a picture.' }),
    ).toBeVisible();
    await link.fill(there);
    await link.blur();
    await expect(page.locator(`img[src="${there}"]`)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(0);
    await link.fill(missing);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect
      .poll(() => query('select featured_image from blogs where id = $1', [id]))
      .toEqual([{ featured_image: missing }]);
  },
);

test(
  'a package’s picture that cannot be loaded gets a warning, and its row has no broken picture',
  fullOnly,
  async ({ page, logIn, query }) => {
    const name = 'A tour whose picture moved';
    const id = await addPackage(query, name);
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminTourPackages);
    const popup = await openEdit(page, name);
    const link = popup.getByLabel('Featured image link');
    await link.fill(missing);
    await link.blur();
    await expect(popup.getByRole('status').filter({ hasText: warning })).toBeVisible();
    await expect(link).toHaveAccessibleDescription(new RegExp(`Begins with https.*${warning}`));
    await popup.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => query('select featured_image from tour_packages where id = $1', [id]))
      .toEqual([{ featured_image: missing }]);
    await page.goto(paths.adminTourPackages);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await expect(page.locator(`img[src="${missing}"]`)).toHaveCount(0);
  },
);

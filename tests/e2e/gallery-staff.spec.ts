import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { articlePath, bhutanPackagePath, imagePath, paths, placePath } from '#paths.ts';
import { editPagePath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { addBlog } from './support/blogs-staff.ts';
import { photo, test, upload } from './support/image-site.ts';
import { expect } from './support/own-site.ts';
import { addPackage, desktop, openEdit, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Add images' });

/** Opens the chooser by the focused button, finds the image and takes it, all by keyboard. */
async function addByKeyboard(page: Page, alt: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(chooser(page).getByLabel('Search descriptions')).toBeFocused();
  await page.keyboard.type(alt);
  await expect(chooser(page).getByRole('button', { name: /^Choose: / })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chooser(page)).toHaveCount(0);
}

/** A public page is cached for a moment. */
const expectGallery = (page: Page, id: string, alts: readonly string[]) =>
  expect(async () => {
    await page.goto(bhutanPackagePath(id));
    const found = page.getByRole('region', { name: 'Pictures of the route' }).getByRole('img');
    expect(await found.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
      alts,
    );
  }).toPass();

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'photographs take the place of the posters in the order of staff, by keyboard',
      fullOnly,
      async ({ page, logIn, query }) => {
        const name = `Tour with photographs ${viewport.width}`;
        const id = await addPackage(query, name);
        await query(`update tour_packages set itinerary = $2 where id = $1`, [
          id,
          JSON.stringify([{ title: 'Thimphu', text: 'Then Punakha and Paro.' }]),
        ]);
        await page.goto(bhutanPackagePath(id));
        const posters = page.getByRole('region', { name: 'Pictures of the route' }).getByRole('img');
        await expect(posters.first()).toHaveAttribute('src', /\/posters\//);

        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminImages);
        const [river, fort] = [await upload(page, 'IMG_1.jpg'), await upload(page, 'IMG_2.jpg')];
        await page.goto(paths.adminTourPackages);
        const popup = await openEdit(page, name);
        const gallery = popup.getByRole('group', { name: /^Photographs/ });
        await gallery.getByRole('button', { name: 'Add photographs' }).focus();
        await addByKeyboard(page, river);
        await expect(gallery.getByRole('button', { name: 'Add photographs' })).toBeFocused();
        await addByKeyboard(page, fort);
        await expect(gallery.getByRole('listitem')).toContainText([river, fort]);
        await gallery.getByRole('button', { name: /^Move up: Photograph 2/ }).focus();
        await page.keyboard.press('Enter');
        await expect(gallery.getByRole('listitem')).toContainText([fort, river]);
        await expect(gallery.getByRole('button', { name: /^Move up: Photograph 1/ })).toBeFocused();
        await gallery.scrollIntoViewIfNeeded();
        await expectSound(page, 'gallery field');
        await popup.locator('button[type=submit]').click();
        await expectSaid(page, 'Data Updated Successfully.....');
        await expectGallery(page, id, [fort, river]);
        await expectSound(page, 'page with photographs');

        await page.goto(paths.adminTourPackages);
        const again = await openEdit(page, name);
        const kept = again.getByRole('group', { name: /^Photographs/ });
        await expect(kept.getByRole('listitem')).toContainText([fort, river]);
        await kept.getByRole('button', { name: /^Remove: Photograph 1/ }).click();
        await expect(kept.getByRole('button', { name: 'Add photographs' })).toBeFocused();
        await again.locator('button[type=submit]').click();
        await expectSaid(page, 'Data Updated Successfully.....');
        await expectGallery(page, id, [river]);

        await page.goto(`${paths.tourPackageHistory}?id=${id}&version=3`);
        await expect(page.getByRole('region', { name: 'What changed in version 3' })).toContainText(
          'Photographs',
        );
        await page.getByRole('button', { name: 'Restore: Version 2' }).click();
        await page.getByRole('button', { name: 'Restore version 2' }).click();
        await expectSaid(page, 'Version 2 is restored.');
        await expectGallery(page, id, [fort, river]);

        const [row] = await query('select id::text from images where alt = $1', [fort]);
        await page.goto(`${paths.adminImages}?image=${row?.id}`);
        const details = page.getByRole('dialog', { name: 'Image' });
        await expect(details.getByRole('link', { name })).toBeVisible();
        await details.getByRole('button', { name: 'Delete', exact: true }).click();
        await details.getByRole('button', { name: 'Delete for good' }).click();
        await expectSaid(page, 'This image is in use.');
        await details.getByLabel('Replace the image').setInputFiles(await photo('IMG_3.jpg', 700));
        await expectSaid(page, 'The image is replaced on every page.');
        const isReplaced = async () =>
          (await (await page.request.get(bhutanPackagePath(id))).text()).includes('width="700"');
        await expect.poll(isReplaced).toBe(true);
      },
    );
  });

/** The file behind the card of a page; a public page is cached for a moment. */
async function cardOf(request: APIRequestContext, path: string, kind: RegExp): Promise<Buffer> {
  let address = '';
  await expect(async () => {
    const html = await (await request.get(path)).text();
    address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(address).toMatch(kind);
    expect(html).toContain(`<meta name="twitter:image" content="${address}"`);
  }).toPass();
  const answer = await request.get(new URL(address).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  return answer.body();
}

test(
  'the share card of a page, an article, a package and a place is their own image, cut around its focal point',
  fullOnly,
  async ({ page, logIn, query }) => {
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminImages);
    const alt = await upload(page, 'IMG_9.jpg');
    const [image] = await query('select id::text, share_hash from images where alt = $1', [alt]);
    const address = imagePath(String(image?.id));
    const tour = await addPackage(query, 'Tour with a card');
    await query('update tour_packages set featured_image = $1 where id = $2', [address, tour]);
    await query('update blogs set featured_image = $1 where id = $2', [
      address,
      await addBlog(query, 'Blog with a card'),
    ]);
    await query(
      `insert into places (slug, name, region, kind, body, picture, has_page, state)
     values ('card-island', 'Card island', 'Assam', 'temple', $1, $2, true, 'published')`,
      ['It is reached by ferry. '.repeat(30).trim(), address],
    );
    await query(`delete from edited_pages`, []);
    await page.goto(editPagePath(paths.cruises));
    await expect(page.getByRole('button', { name: 'Save the page' })).toBeEnabled();
    await page.getByRole('button', { name: 'Choose an image: Picture' }).first().click();
    await page.getByLabel('Search descriptions').fill(alt);
    await page.getByRole('button', { name: `Choose: ${alt}` }).click();
    await page.getByRole('button', { name: 'Save the page' }).click();
    await expectSaid(page, 'The page is published.');

    const own = new RegExp(`^https?://[^/]+/media/images/${image?.share_hash}-share\\.jpg$`);
    const addresses = [
      bhutanPackagePath(tour),
      articlePath('blog-with-a-card'),
      placePath('card-island'),
      paths.cruises,
    ];
    for (const path of addresses) {
      const { width, height } = await sharp(await cardOf(page.request, path, own)).metadata();
      expect([path, width, height]).toEqual([path, 1200, 630]);
    }
    await page.goto(paths.cruises);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', alt);
    await cardOf(page.request, paths.ecoTours, /\/share\/eco-tours\.jpg$/);

    // Another focal point makes another card, which every page gets.
    await query(`update images set focal_y = 10, to_make = true where id = $1`, [image?.id]);
    await expect
      .poll(async () => (await query('select share_hash from images where id = $1', [image?.id]))[0])
      .not.toEqual({ share_hash: image?.share_hash });
    const [moved] = await query('select share_hash from images where id = $1', [image?.id]);
    for (const path of addresses) await cardOf(page.request, path, new RegExp(`${moved?.share_hash}-share`));
  },
);

test(
  'the search preview of the page editor has the figures that visitors see',
  fullOnly,
  async ({ page, logIn, query }) => {
    await query(`delete from edited_pages`, []);
    await query(`update site_settings set first_booking_percent = 15`, []);
    await logIn(page, 'Rupa Das');
    await page.goto(editPagePath(paths.bhutanPackages));
    await expect(page.getByRole('button', { name: 'Save the page' })).toBeEnabled();
    await page.getByLabel('Title in search results').fill('Bhutan, {discount} off');
    await page
      .getByLabel('Description in search results')
      .fill('Changes are free until {change hours} before.');
    const preview = page.getByRole('figure', { name: 'As a search engine shows it' });
    await expect(preview).toContainText('Bhutan, 15% off');
    await expect(preview).toContainText('free until three hours before');
    await expect(preview).not.toContainText('{');
  },
);

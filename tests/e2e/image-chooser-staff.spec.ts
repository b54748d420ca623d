import type { Page } from '@playwright/test';
import { articlePath, bhutanPackagePath, imagePath, paths, placePath } from '#paths.ts';
import { editPagePath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { addBlog, body, editAddress, openEditor } from './support/blogs-staff.ts';
import { Pace } from './support/enquiry-page.ts';
import { giveFile, photo, test, upload } from './support/image-site.ts';
import { expect } from './support/own-site.ts';
import { addPackage, desktop, openEdit, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

async function addressOf(query: Query, alt: string): Promise<string> {
  const [row] = await query('select id::text from images where alt = $1', [alt]);
  return imagePath(String(row?.id));
}

async function uploaded(page: Page, name: string): Promise<string> {
  await page.goto(paths.adminImages);
  return upload(page, name);
}

const chooser = (page: Page) => page.getByRole('dialog', { name: /^(Choose an image|Add images)$/ });

async function choose(page: Page, alt: string): Promise<void> {
  await chooser(page).getByLabel('Search descriptions').fill(alt);
  await chooser(page)
    .getByRole('button', { name: `Choose: ${alt}` })
    .click();
  await expect(chooser(page)).toHaveCount(0);
}

/** The picture with its description, in AVIF and WebP; a public page is cached for a moment. */
const expectShown = (page: Page, path: string, alt: string) =>
  expect(async () => {
    await page.goto(path);
    const image = page.locator('picture', { has: page.getByRole('img', { name: alt }) }).first();
    await expect(image.locator('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      /\/media\/images\/[0-9a-f]{32}-480\.avif 480w/,
      { timeout: 500 },
    );
    await expect(image.locator('img')).toHaveAttribute('width', /^\d+$/);
  }).toPass();

for (const viewport of firstOrAll([desktop, phone]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'an image is chosen in a package, shown, and cannot be deleted',
      fullOnly,
      async ({ page, logIn, query }) => {
        const name = `Tour with an image ${viewport.width}`;
        const id = await addPackage(query, name);
        await logIn(page, 'Rupa Das');
        const alt = await uploaded(page, 'IMG_1.jpg');
        const address = await addressOf(query, alt);
        await page.goto(paths.adminTourPackages);
        const popup = await openEdit(page, name);
        await popup.getByRole('button', { name: 'Choose an image' }).click();
        await expectSound(page, 'chooser');
        await choose(page, alt);
        await expect(popup.getByLabel('Featured image')).toHaveValue(address);
        await popup.locator('button[type=submit]').click();
        await expectShown(page, bhutanPackagePath(id), alt);

        await page.goto(`${paths.adminImages}?image=${address.match(/\d+/)?.[0]}`);
        const details = page.getByRole('dialog', { name: 'Image' });
        await expect(details.getByRole('link', { name })).toBeVisible();
        await details.getByRole('button', { name: 'Delete', exact: true }).click();
        await details.getByRole('button', { name: 'Delete for good' }).click();
        await expectSaid(page, 'This image is in use.');

        await details.getByLabel('Replace the image').setInputFiles(await photo('IMG_2.jpg', 700));
        await expectSaid(page, 'The image is replaced on every page.');
        const isReplaced = async () =>
          (await (await page.request.get(bhutanPackagePath(id))).text()).includes('width="700"');
        await expect.poll(isReplaced, { timeout: 2000, intervals: [100] }).toBe(true);
      },
    );

    test('images are pasted into a blog and chosen for it', fullOnly, async ({ page, logIn, query }) => {
      const name = `Blog with images ${viewport.width}`;
      const id = await addBlog(query, name);
      await logIn(page, 'Rupa Das');
      const alt = await uploaded(page, 'IMG_3.jpg');
      await openEditor(page, editAddress(id));
      await body(page).click();
      await giveFile(page, '#blog-bodyHtml', 'paste', 'pasted.jpg');
      const pasted = `A ferry ${crypto.randomUUID().slice(0, 8)}`;
      await chooser(page).getByLabel('What does it show?').fill(pasted);
      await expectSound(page, 'new image');
      await chooser(page).getByRole('button', { name: 'Use this image' }).click();
      await expect(body(page).getByRole('img', { name: pasted })).toBeVisible();
      await page.getByRole('button', { name: 'Images of the library' }).click();
      await choose(page, alt);
      await expect(body(page).getByRole('img', { name: alt })).toBeVisible();
      await page.getByRole('button', { name: 'Choose an image' }).click();
      await choose(page, alt);
      await expect(page.getByLabel('Featured image link')).toHaveValue(await addressOf(query, alt));
      await page.keyboard.press('Control+s');
      const inText = await addressOf(query, pasted);
      await expect
        .poll(async () => (await query('select body_html from blogs where id = $1', [id]))[0]?.body_html)
        .toContain(`<img alt="${pasted}" src="${inText}" width="300" height="200" loading="lazy" />`);
      await expectShown(page, articlePath(name.toLowerCase().replaceAll(' ', '-')), pasted);
      await expectShown(page, articlePath(name.toLowerCase().replaceAll(' ', '-')), alt);
      await expectSound(page, 'article');
    });

    test('an image is chosen for a place and for a page', async ({ page, logIn, query }) => {
      const slug = `island-${viewport.width}`;
      const [row] = await query(
        `insert into places (slug, name, region, kind, body, picture, has_page, state)
         values ($1, $1, 'Assam', 'temple', $2, '/posters/kaziranga.webp', true, 'published') returning id`,
        [slug, 'It is reached by ferry. '.repeat(30).trim()],
      );
      await query('delete from edited_pages', []);
      await logIn(page, 'Rupa Das');
      const alt = await uploaded(page, 'IMG_4.jpg');
      await page.goto(`${paths.adminPlaces}?edit=${row?.id}`);
      const popup = page.getByRole('dialog', { name: `Edit ${slug}` });
      await popup.getByRole('button', { name: 'Choose an image' }).click();
      await choose(page, alt);
      await expect(popup.locator('#place-pictureAlt')).toHaveValue(alt);
      await popup.getByRole('button', { name: 'Save' }).click();
      await expect(popup).toHaveCount(0);
      await expectShown(page, placePath(slug), alt);

      await page.goto(editPagePath(paths.cruises));
      await page.getByRole('button', { name: 'Choose an image: Picture' }).first().click();
      await choose(page, alt);
      await page.getByRole('button', { name: 'Save the page' }).click();
      await expectSaid(page, 'The page is published.');
      await expectShown(page, paths.cruises, alt);
      const uses = await query(
        'select kind from image_uses join images on images.id = image_id where alt = $1 order by kind',
        [alt],
      );
      expect(uses.map(({ kind }) => kind)).toEqual(['page', 'place']);
    });
  });

test(
  'a blog with five photos is written on a phone in under two minutes',
  fullOnly,
  async ({ page, logIn, query }) => {
    await page.setViewportSize(phone);
    await logIn(page, 'Rupa Das');
    await openEditor(page, paths.writeBlog);
    const files = await Promise.all([1, 2, 3, 4, 5].map((number) => photo(`IMG_${number}.jpg`, 1600)));
    const begun = performance.now();
    const pace = new Pace(page);
    await pace.choose(page.getByLabel('Heading', { exact: true }).click());
    await pace.type('Five days on the Brahmaputra');
    await pace.choose(body(page).click());
    await pace.type('We left Guwahati at eight. Here is what we saw.');
    const asked = page.waitForEvent('filechooser');
    await pace.choose(page.getByRole('button', { name: 'Photos from this device' }).click());
    // Each photo of the gallery is a choice.
    for (const _file of files) await pace.choose(Promise.resolve());
    await (await asked).setFiles(files);
    const texts = [
      'The ferry at dawn',
      'A rhino in the grass',
      'Mask makers at work',
      'Fishing nets',
      'Sunset',
    ];
    for (const [index, text] of texts.entries()) {
      await pace.choose(
        chooser(page)
          .getByLabel(`What does image ${index + 1} show?`)
          .click(),
      );
      await pace.type(text);
    }
    await pace.choose(chooser(page).getByRole('button', { name: 'Use these 5 images' }).click());
    await expect(body(page).getByRole('img')).toHaveCount(5);
    await pace.choose(
      page
        .getByRole('button', { name: /publish/i })
        .last()
        .click(),
    );
    await expect
      .poll(
        async () =>
          (await query(`select 1 from blogs where heading = 'Five days on the Brahmaputra'`, [])).length,
      )
      .toBe(1);
    const seconds = pace.seconds + (performance.now() - begun) / 1000;
    test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
    expect(seconds).toBeLessThan(120);
  },
);

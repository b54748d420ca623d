import { imagePath, paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { heicPhoto } from '../support/some-images.ts';
import { giveFile, photo, test, upload, uploadRow } from './support/image-site.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('photos are uploaded together, described at once, found, focused, replaced and deleted', async ({
      page,
      logIn,
      query,
    }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminImages);
      const text = `A rhino at dawn ${crypto.randomUUID().slice(0, 8)}`;
      const heic = { name: 'IMG_2.heic', mimeType: 'image/heic', buffer: heicPhoto };
      await page.getByLabel('Upload images').setInputFiles([await photo('IMG_1.jpg'), heic]);
      await expect(uploadRow(page, 'IMG_2.heic')).toContainText('Send it as JPEG');
      const row = uploadRow(page, 'IMG_1.jpg');
      const alt = row.getByLabel('What does it show?');
      await expect(alt).toHaveValue('');
      await expectSound(page);
      await alt.fill(text);
      await row.getByRole('button', { name: 'Save the description' }).click();
      await expectSaid(page, 'The image is saved.');

      await page.getByLabel('Search descriptions').fill('rhino dawn');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL(/search=rhino/);
      await page.getByRole('link', { name: `Open: ${text}` }).click();
      const popup = page.getByRole('dialog', { name: 'Image' });
      const point = popup.getByRole('button', { name: /^Focal point/ });
      await point.click({ position: { x: 10, y: 10 } });
      await expect(point).not.toHaveAccessibleName(/50% from the left/);
      await point.press('ArrowRight');
      await popup.getByRole('textbox', { name: /^Tags/ }).fill('Kaziranga, rhino, rhino');
      await expectSound(page);
      await popup.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(popup.getByRole('status').filter({ hasText: 'The image is saved.' })).toBeVisible();
      const [saved] = await query('select id::text, focal_x, focal_y, tags from images where alt = $1', [
        text,
      ]);
      expect(saved?.tags).toEqual(['kaziranga', 'rhino']);
      expect(saved?.focal_x).not.toBe(50);

      const address = popup.getByLabel('Address of the image');
      await expect(address).toHaveValue(imagePath(String(saved?.id)));
      await popup.getByLabel('Replace the image').setInputFiles(await photo('IMG_3.jpg', 700));
      await expectSaid(page, 'The image is replaced on every page.');
      await expect(popup.getByText('700 × 600')).toBeVisible();

      await query(
        `insert into blogs (slug, blog_date, title, meta_description, heading, author, body_html, featured_image,
           featured_content, is_sample)
         values (gen_random_uuid()::text, current_date, '', '', 'Rhinos', '', '<p>Text</p>', $1, '', false)`,
        [imagePath(String(saved?.id))],
      );
      await page.reload();
      await expect(popup.getByRole('link', { name: 'Rhinos' })).toBeVisible();
      await popup.getByRole('button', { name: 'Delete', exact: true }).click();
      await popup.getByRole('button', { name: 'Delete for good' }).click();
      await expectSaid(page, 'This image is in use.');
      await query(`delete from blogs where heading = 'Rhinos'`, []);
      await popup.getByRole('button', { name: 'Delete for good' }).click();
      await expectSaid(page, 'The image is deleted.');
      await expect(page.getByRole('link', { name: `Open: ${text}` })).toHaveCount(0);
    });

    test('a photo is dropped and another one pasted', fullOnly, async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminImages);
      await expect(page.getByLabel('Upload images')).toBeEnabled();
      await giveFile(page, 'body', 'drop', 'dropped.jpg');
      await giveFile(page, 'body', 'paste', 'pasted.jpg');
      for (const name of ['dropped.jpg', 'pasted.jpg'])
        await expect(uploadRow(page, name).getByLabel('What does it show?')).toBeVisible();
    });

    test('an upload goes on by itself when the network is back', fullOnly, async ({ page, logIn, query }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminImages);
      let failed = 0;
      await page.route(`**${paths.adminImageUpload}?*`, async (route) => {
        if (route.request().method() !== 'PATCH' || failed === 2) return route.fallback();
        failed += 1;
        await route.abort('connectionreset');
      });
      const text = await upload(page, 'patchy.jpg');
      expect(failed).toBe(2);
      expect(await query('select state from images where alt = $1', [text])).toEqual([{ state: 'ready' }]);
    });
  });

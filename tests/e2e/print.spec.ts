import { bhutanPackagePath, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { readPdf } from '../support/pdf.ts';
import { previewLink } from './support/preview-link.ts';
import { measuredAddresses } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';

test('an itinerary is printed from its page, and kept as a file', async ({ page, query, request }) => {
  const [row] = await query("select id from tour_packages where name = 'Rafting on the Mo Chhu'", []);
  const address = bhutanPackagePath(String(row?.id));
  const print = page.getByRole('link', { name: 'Print this itinerary' });
  await expect(async () => {
    await page.goto(address);
    await expect(print).toBeVisible({ timeout: 500 });
  }).toPass();
  const href = (await print.getAttribute('href')) ?? '';
  const file = await request.get(href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { pages } = readPdf(await file.body());
  const words = pages.join('');
  for (const said of ['Purvai Travels', '+91 361 000 0000', 'Rafting on the Mo Chhu', '₹68,900']) {
    expect(words).toContain(said);
  }
  for (const said of ['Day 1Arrival in Paro', 'Day 3Mo Chhu', 'Day 5Departure']) {
    expect(words).toContain(said);
  }

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the itinerary (PDF)' }).click();
  expect((await downloading).suggestedFilename()).toBe('rafting-on-the-mo-chhu.pdf');
});

test(
  'on paper a page begins with the agency, is light and has nothing to press',
  fullOnly,
  async ({ page }) => {
    // The width of A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const path of measuredAddresses) {
      await page.goto(path);
      const header = page.locator('header');
      for (const said of ['Purvai Travels', '+91 361 000 0000', 'Guwahati, Assam, India']) {
        await expect(header.getByText(said)).toBeVisible();
      }
      const pressed = page.locator('nav, form, button, footer, [popover]').filter({ visible: true });
      await expect(pressed).toHaveCount(0);
      const { ink, paper } = await page.evaluate(() => ({
        ink: getComputedStyle(document.body).color,
        paper: getComputedStyle(document.body).backgroundColor,
      }));
      expect([path, ink, paper]).toEqual([path, 'rgb(28, 25, 23)', 'rgb(255, 255, 255)']);
    }
  },
);

test(
  'on paper an answer is unfolded, a link says where it leads, and a day stays on its page',
  fullOnly,
  async ({ page, query }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(paths.taxis);
    const answer = page.locator('main details[name=questions]:not([open]) p').first();
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(10);

    const [draft] = await query(
      `insert into blogs (slug, blog_date, heading, body_html, state)
     values ($1, '2001-01-04', 'A linked one', '<p><a href="https://example.com/a">There</a></p>', 'draft') returning id`,
      [`linked-${crypto.randomUUID()}`],
    );
    await page.goto(await previewLink(query, 'blog', String(draft?.id)));
    const after = await page
      .locator('.rich-text a')
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toBe('" (https://example.com/a)"');

    await page.goto(bhutanPackagePath('1'));
    const price = page.getByRole('complementary', { name: 'Starting Price' });
    await expect(price.getByText(/^\$\d+$/)).toBeVisible();
    const day = page.getByRole('region', { name: 'Day by day' }).getByRole('listitem').first();
    await expect(day).toHaveCSS('break-inside', 'avoid');
  },
);

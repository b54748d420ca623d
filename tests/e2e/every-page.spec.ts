import { paths } from '#paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { contentAddresses, measuredAddresses } from './support/public-addresses.ts';
import { expectNoFaults, expectNoOverflow, expectWholeLabels, withoutPictures } from './support/seen.ts';
import { expect, test } from './support/test.ts';

// A trace would contain a screenshot of each of these tall pages.
test.use({ trace: 'off' });

const templatesOfTheirOwn = [paths.abTest, paths.adminLogin, '/no-such-page'];

for (const path of [...measuredAddresses, ...templatesOfTheirOwn]) {
  test(`${path}: nothing overflows, and axe finds nothing`, async ({ page }) => {
    await withoutPictures(page);
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const width of [320, 768, 1440, 3840, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      await expectWholeLabels(page);
    }
    for (const width of firstOrAll([390, 768, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFaults(page);
    }
  });
}

test('every public page has a head of its own', async ({ page, address, request }) => {
  const seen = { title: new Set<string>(), description: new Set<string>() };
  for (const path of contentAddresses) {
    await page.goto(path);
    const title = await page.title();
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect([path, title.length <= 60, description.length <= 160]).toEqual([path, true, true]);
    seen.title.add(title);
    seen.description.add(description);
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    expect(canonical.pathname + canonical.search).toBe(path);
    expect(canonical.host).not.toBe(new URL(address).host);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(card ?? '').pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const kinds = data['@graph'].map((part: { '@type': string }) => part['@type']);
    expect(kinds.slice(0, 3)).toEqual(['TravelAgency', 'WebSite', 'BreadcrumbList']);
  }
  expect([seen.title.size, seen.description.size]).toEqual([
    contentAddresses.length,
    contentAddresses.length,
  ]);
});

for (const [path, robots] of [
  [paths.adminLogin, 'noindex, nofollow'],
  [paths.forgotPassword, 'noindex, nofollow'],
  [paths.newPassword, 'noindex, nofollow'],
  [paths.abTest, 'noindex'],
] as const) {
  test(`${path} has the head of a public page, and stays out of search engines`, async ({
    page,
    request,
  }) => {
    // Waits for hydration, which must not add a second head.
    await page.goto(path, { waitUntil: 'networkidle' });
    const contentOf = async (name: string) => {
      const tags = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
      expect([name, await tags.count()]).toEqual([name, 1]);
      return (await tags.getAttribute('content')) ?? '';
    };
    await expect(page.locator('head title')).toHaveCount(1);
    const title = await page.title();
    const description = await contentOf('description');
    expect([title.length > 5, description.length > 50, description.length <= 160]).toEqual([
      true,
      true,
      true,
    ]);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    for (const [name, value] of [
      ['robots', robots],
      ['og:type', 'website'],
      ['og:locale', 'en_GB'],
      ['og:site_name', 'Purvai Travels'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', description],
    ] as const)
      expect([name, await contentOf(name)]).toEqual([name, value]);
    expect(await contentOf('og:image:alt')).toMatch(/^[A-Z].{20,}\.$/);
    const card = await contentOf('og:image');
    expect(await contentOf('twitter:image')).toBe(card);
    const picture = await request.get(new URL(card).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
}

test('keyboard alone: the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

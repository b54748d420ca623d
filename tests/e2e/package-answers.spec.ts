import type { Page } from '@playwright/test';
import { bhutanPackagePath, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const share = (page: Page) => page.getByRole('link', { name: 'Share by WhatsApp' });

const sharedText = async (page: Page) => {
  const { origin, pathname, searchParams } = new URL((await share(page).getAttribute('href')) ?? '');
  expect([origin, pathname]).toEqual(['https://wa.me', '/']);
  return searchParams.get('text');
};

test.describe('the page of a package, without JavaScript on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('draws the route, answers questions, and can be shared', async ({ page }) => {
    await page.goto(bhutanPackagePath('1'));
    const stops = page.getByRole('region', { name: 'The route', exact: true }).getByRole('listitem');
    await expect(stops.first()).toHaveText('Paro airport');
    await expect(stops.nth(1)).toHaveText('Paro3 nights');
    await expect(stops.last()).toHaveText('Paro airport');

    const questions = page.getByRole('region', { name: 'Questions about this tour' });
    const fee = questions.getByText(/Indian citizens pay ₹[\d,]+/);
    await expect(fee).toBeHidden();
    await questions.getByText('What is Bhutan’s fee for visitors?').click();
    await expect(fee).toBeVisible();
    await questions.getByText('What if our plans change?').click();
    await expect(questions.getByRole('link', { name: 'Terms of booking' })).toHaveAttribute(
      'href',
      paths.bookingTerms,
    );
    const script = await page.locator('script[type="application/ld+json"]').textContent();
    const described = JSON.parse(script ?? '')['@graph'].find(
      (part: { '@type': string }) => part['@type'] === 'FAQPage',
    );
    await expect(questions.locator('summary')).toHaveCount(described.mainEntity.length);

    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(await sharedText(page)).toBe(`${name}: ${address}`);
  });

  test('shows other tours of the country, and no picture twice', fullOnly, async ({ page, request }) => {
    const { result } = await (await request.get('/api/bhutan-tour-packages?filter=Bhutan')).json();
    expect(result.length).toBeGreaterThan(1);
    for (const { _id, tourPackageName } of result) {
      await page.goto(bhutanPackagePath(_id));
      const related = page.getByRole('region', { name: 'More tours of Bhutan' }).getByRole('article');
      await expect(related).toHaveCount(Math.min(3, result.length - 1));
      await expect(related.getByRole('heading', { name: tourPackageName, exact: true })).toHaveCount(0);
      const gallery = page.getByRole('region', { name: 'Pictures of the route' }).getByRole('img');
      expect(await gallery.count()).toBeGreaterThanOrEqual(2);
      const files = await page
        .locator('picture > img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    }
  });
});

test('a share is not counted as a contact with the agency', fullOnly, async ({ page }) => {
  const noted: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.contactClick) noted.push(request.postData());
  });
  await page.goto(bhutanPackagePath('1'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const before = await sharedText(page);
  await share(page).click();
  expect(await sharedText(page)).toBe(before);
  const beacon = page.waitForRequest((request) => new URL(request.url()).pathname === paths.contactClick);
  await page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' }).click();
  await beacon;
  expect(noted).toHaveLength(1);
});

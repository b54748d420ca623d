import { expect, test } from './support/test.ts';

test('the list leads to an article, which machines can read too', async ({ page }) => {
  await page.goto('/blog-page');
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('article');
  await expect(articles.getByRole('heading')).toHaveText([
    'Taktsang at an easy pace',
    'Kaziranga from Guwahati: one day or two?',
    'Sohra in the dry months',
  ]);
  await expect(articles.first()).toContainText('9 Feb 2026');
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL('/blog-page/taktsang-at-an-easy-pace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taktsang at an easy pace');
  await expect(page.getByRole('heading', { name: 'Start before eight' })).toBeVisible();
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(script ?? '')['@graph'].at(-1)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Taktsang at an easy pace',
    datePublished: '2026-02-09',
  });
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog-page');
});

test('an article or a page of the list that is not there is a missing page', async ({ page }) => {
  for (const path of ['/blog-page/no-such-article', '/blog-page?page=99']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
  }
});

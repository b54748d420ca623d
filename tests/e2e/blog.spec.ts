import { expect, test } from './support/test.ts';

test('the list leads to an article, which machines can read too', async ({ page }) => {
  await page.goto('/blog-page');
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('article');
  await expect(articles).toHaveCount(9);
  const headings = await articles.getByRole('heading').allInnerTexts();
  expect(headings.slice(0, 3)).toEqual([
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

test('the list goes on to older articles and back', async ({ page }) => {
  await page.goto('/blog-page');
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(pages).toContainText('Page 1 of 2');
  await pages.getByRole('link', { name: 'Older articles' }).click();
  await expect(page).toHaveURL('/blog-page?page=2');
  await expect(page).toHaveTitle('Places to Visit, page 2');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    [4, 3, 2, 1].map((number) => `Older article ${number}`),
  );
  await expect(pages).toContainText('Page 2 of 2');
  await pages.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/blog-page');
});

test('an article without a picture of its own has one of ours', async ({ page }) => {
  await page.goto('/blog-page/older-1');
  await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute(
    'src',
    /\/posters\/blog-/,
  );
});

import type { Page } from '@playwright/test';
import { publicPages } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { withoutPictures } from './support/seen.ts';
import { specifiedPages } from './support/specified-pages.ts';
import { expect, test } from './support/test.ts';

/** Tested elsewhere: the home page, one package, and the empty page. */
const elsewhere = ['/', '/bhutan-tour-package-description', '/abtest'];

test('every public page is in the table', () => {
  const inTable = [...specifiedPages.map(({ path }) => path), ...elsewhere];
  expect(inTable.sort()).toEqual(publicPages.map(({ path }) => path).sort());
});

async function expectAsSpecified(page: Page, specified: (typeof specifiedPages)[number]): Promise<void> {
  const { path, title, heading, trail, questions, links, facts, data } = specified;
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(await page.title()).toBe(title);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);

  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  expect(await crumbs.allInnerTexts()).toEqual(trail);

  // Other folded parts, such as optional fields, have no name in common.
  await expect(main.locator('details[name]')).toHaveCount(questions);
  for (const [name, href] of links) {
    const link = main.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
    const addresses = await link.evaluateAll((found) => found.map((one) => one.getAttribute('href')));
    expect(addresses, String(name)).toContain(href);
  }
  const text = (await main.textContent()) ?? '';
  for (const fact of facts) {
    if (typeof fact === 'string') expect(text).toContain(fact);
    else expect(text).toMatch(fact);
  }

  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string }[] = JSON.parse(script ?? '')['@graph'];
  expect(graph.map((part) => part['@type'])).toEqual(['TravelAgency', 'WebSite', 'BreadcrumbList', ...data]);
}

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => withoutPictures(page));

  for (const specified of specifiedPages)
    test(`${specified.path} is as specified`, ({ page }) => expectAsSpecified(page, specified));
});

for (const javaScriptEnabled of firstOrAll([true, false])) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a question opens and closes, and one closes the other', async ({ page }) => {
      await page.goto('/delhi-taxi');
      // The questions of one accordion share a name.
      const questions = page.getByRole('main').locator('details[name]');
      const [first, second] = [questions.nth(0), questions.nth(1)];
      await first.locator('summary').click();
      await expect(first.locator('p')).toBeVisible();
      await second.locator('summary').click();
      await expect(first.locator('p')).toBeHidden();
      await expect(second.locator('p')).toBeVisible();
      await second.locator('summary').press('Enter');
      await expect(second.locator('p')).toBeHidden();
    });
  });
}

test('a dive destination without a page leads to its own section', fullOnly, async ({ page }) => {
  await page.goto('/scuba-diving');
  for (const name of ['Goa', 'Lakshadweep', 'Netrani', 'Puducherry', 'Kovalam']) {
    await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
    await expect(page).toHaveURL(`/scuba-diving#${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('the cards for jet skiing and paragliding begin the message', fullOnly, async ({ page }) => {
  for (const name of ['Jet Skiing', 'Paragliding']) {
    await page.goto('/adventure-tours');
    await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(name, 'i'));
  }
});

test('the address kept for trials is empty and not for search engines', async ({ page, request }) => {
  const response = await page.goto('/abtest');
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await page.getByRole('main').innerText()).length).toBeLessThan(60);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/abtest');
});

test('the former address of the travel packages leads to them for good', async ({ request, address }) => {
  const response = await request.get('/tour-packages-intro', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(new URL(response.headers().location ?? '', address).pathname).toBe('/travel-packages');
});

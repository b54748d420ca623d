import { expect, test } from './support/test.ts';

test.describe('the Bhutan packages', () => {
  test.use({ javaScriptEnabled: false });

  test('come from the database, with what they cost in dollars and rupees', async ({ page, request }) => {
    await page.goto('/bhutan-tour-packages');
    await expect(page).toHaveTitle('Bhutan Tour Packages: 20% off on first booking');
    const { result } = await (await request.get('/api/bhutan-tour-packages?filter=Bhutan')).json();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(result.length);
    for (const [index, tourPackage] of result.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(tourPackage.tourPackageName);
      await expect(card).toContainText(`$${tourPackage.tourPackageSellingPrice} per person`);
      await expect(card).toContainText(/₹\d{2},\d{3}/);
      await expect(card).toContainText(tourPackage.tourPackageDuration);
    }
  });
});

test('an address without a page helps on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

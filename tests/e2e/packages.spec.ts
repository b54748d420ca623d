import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { previewLink } from './support/preview-link.ts';
import { expect, test } from './support/test.ts';

const themedPaths = [
  paths.adventureTours,
  paths.ecoTours,
  paths.historicalTours,
  paths.cruises,
  paths.scubaDiving,
  paths.scubaDivingAndaman,
];

test.describe('the Bhutan packages', () => {
  test.use({ javaScriptEnabled: false });

  test('come from the database, with what they cost in dollars and rupees', async ({ page, request }) => {
    await page.goto('/bhutan-tour-packages');
    await expect(page).toHaveTitle('Bhutan Tour Packages: flat 20% off on first booking');
    const { result } = await (await request.get('/api/bhutan-tour-packages?filter=Bhutan')).json();
    const cards = page.getByRole('region', { name: 'Tours you can book' }).getByRole('article');
    expect(result.length).toBeGreaterThan(0);
    await expect(cards).toHaveCount(result.length);
    for (const [index, tourPackage] of result.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(tourPackage.tourPackageName);
      await expect(card).toContainText(`$${tourPackage.tourPackageSellingPrice} per person`);
      await expect(card).toContainText(/₹\d{2},\d{3}/);
      await expect(card).toContainText(tourPackage.tourPackageDuration);
      await expect(card).toContainText(tourPackage.tourPackageActivities);
      await expect(card).toContainText(`Category${tourPackage.tourPackageType}`);
    }
  });

  test('have a page each, with a table, the description, the way back and a form', async ({
    page,
    request,
  }) => {
    const { result } = await (await request.get('/api/bhutan-tour-packages?filter=Bhutan')).json();
    const [{ _id, tourPackageName, tourPackageSellingPrice }] = result;
    await page.goto('/bhutan-tour-packages');
    await page.getByRole('link', { name: `Details: ${tourPackageName}` }).click();
    await expect(page).toHaveURL(`/bhutan-tour-package-description?packageId=${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tourPackageName);
    const names = ['Category', 'Country', 'Duration', 'Inclusions', 'Activities', 'Package Type'];
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(names);
    const main = page.getByRole('main');
    await expect(main).toContainText(`$${tourPackageSellingPrice} per person`);
    const days = page.getByRole('region', { name: 'Day by day' }).getByRole('listitem');
    await expect(days.first()).toContainText('Day 1');
    await expect(days.last().getByRole('heading')).toContainText(`Day ${await days.count()}`);

    const panel = page.getByRole('region', { name: 'Interested? Drop Us a Message' });
    await expect(panel).toContainText('We Will Get Back to You!');
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(tourPackageName));
    await expect(main.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', 'tel:+913610000000');
    await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /wa\.me/);

    const script = await page.locator('script[type="application/ld+json"]').textContent();
    const product = JSON.parse(script ?? '')['@graph'].at(-1);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: tourPackageName,
      offers: { '@type': 'Offer', price: tourPackageSellingPrice, priceCurrency: 'USD' },
    });
    await page.getByRole('link', { name: 'Back to all Bhutan tours' }).click();
    await expect(page).toHaveURL('/bhutan-tour-packages');
  });

  for (const query of ['?packageId=999999', '?packageId=none', '']) {
    test(
      `that are not there (${query || 'no id'}) are answered in the contract's words`,
      fullOnly,
      async ({ page }) => {
        const response = await page.goto(`/bhutan-tour-package-description${query}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('main').getByText(/^Something/)).toHaveText(
          'Something Went Wrong, Please Try Again.....',
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await page.getByRole('main').getByRole('link', { name: 'Back to all Bhutan tours' }).click();
        await expect(page).toHaveURL('/bhutan-tour-packages');
      },
    );
  }
});

for (const path of firstOrAll(themedPaths)) {
  test(`${path} lists trips with length, months and price, each with a page and a whole plan`, async ({
    page,
  }) => {
    const trips = page.getByRole('region', { name: 'Tours you can book' }).getByRole('article');
    await page.goto(path);
    const names = await trips.getByRole('heading').allTextContents();
    expect([1, 2, 3]).toContain(names.length);
    for (const name of names) {
      await page.goto(path);
      const trip = trips.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(trip).toContainText(/Duration\d days, \d nights/);
      await expect(trip).toContainText(/Best months[A-Z][a-z]+ to /);
      await expect(trip).toContainText(/₹\d{2},\d{3} per person/);
      await trip.getByRole('link', { name: `Details: ${name}` }).click();
      await expect(page).toHaveURL(/\/tours\/[a-z-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const days = page.getByRole('region', { name: 'Day by day' }).getByRole('heading', { level: 3 });
      await expect(days.last()).toContainText('Departure');
    }
  });
}

test('the page of the Andamans lists no dives elsewhere, and begins with its tours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.scubaDivingAndaman);
  const trips = page.getByRole('region', { name: 'Tours you can book' }).getByRole('article');
  await expect(trips.getByRole('heading')).toHaveText(['Diving at Havelock in six days']);
  await expect(trips.getByText('Starting Price')).toBeInViewport();
  await expect(trips.locator('img').first()).toBeInViewport();
});

test(
  'the travel packages lead to the trips of a kind, and show no picture twice',
  fullOnly,
  async ({ page }) => {
    await page.goto(paths.travelPackages);
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures.length).toBeGreaterThan(12);
    expect(new Set(pictures).size).toBe(pictures.length);
    await page
      .getByRole('navigation', { name: 'Tours by kind' })
      .getByRole('link', { name: 'Cruises' })
      .click();
    await expect(page).toHaveURL(`${paths.cruises}#trips`);
    await expect(page.getByRole('heading', { name: 'Tours you can book' })).toBeInViewport();
  },
);

test('a package that is not published is seen by its link alone', fullOnly, async ({ page, query }) => {
  const [row] = await query(
    `insert into tour_packages (category, country, name, duration, inclusions, activities, package_type,
       selling_price_paise, featured_image, description_html, itinerary, state)
     values ('International', 'Bhutan', 'Not yet for sale', '2 days', '', '', '', 1000000, '/posters/thimphu.webp',
       '<p>Words.</p>', '[{"title": "Arrival", "text": "Late."}]', 'draft') returning id`,
    [],
  );
  const id = String(row?.id);
  const missing = await page.goto(`/bhutan-tour-package-description?packageId=${id}`);
  expect(missing?.status()).toBe(404);
  const response = await page.goto(await previewLink(query, 'tour-package', id));
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'no-store']);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Draft: not published');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet for sale');
  await expect(page.getByRole('region', { name: 'Day by day' })).toContainText('Day 1');
  await expect(page.getByRole('link', { name: 'Print this itinerary' })).toHaveCount(0);
});

test('an address without a page helps on', fullOnly, async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

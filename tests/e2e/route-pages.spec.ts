import { paths, taxiRoutePath } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const shillong = taxiRoutePath('guwahati-to-shillong');

test('a route page has distance, time, fares by car, stops, road and season', async ({ page }) => {
  await page.goto(shillong);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guwahati to Shillong by cab');
  await expect(page.getByText('100 km by road, about 3 hours, from ₹1,680 one way.')).toBeVisible();
  const sedan = page.getByRole('table').getByRole('row', { name: /^Sedan/ });
  await expect(sedan).toContainText('₹1,995');
  await expect(sedan).toContainText('₹3,675');
  for (const name of ['Fares by car', 'Stops on the way', 'The road', 'When to go', 'Other routes'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a drive of two days has its fares one way, and says whose room is in them', async ({ page }) => {
  await page.goto(taxiRoutePath('guwahati-to-tawang'));
  await expect(page.getByRole('heading', { name: 'Ask for the fare' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row', { name: /^Sedan/ })).toContainText(/₹\d,\d{3}/);
  await expect(page.getByRole('columnheader', { name: 'There and back in a day' })).toHaveCount(0);
  const room = "Your room for the night is not in the fare, the driver's is.";
  await expect(page.getByRole('listitem').filter({ hasText: 'The drive takes two days.' })).toContainText(
    room,
  );
  await page
    .getByRole('link', { name: /^Request this cab: Sedan|^Request this cab.*Sedan/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Request this cab');
  await expect(page.getByText('Your room for the night on the trip')).toBeVisible();
});

test('its structured data has the price range', fullOnly, async ({ request, address }) => {
  const html = await (await request.get(address + shillong)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
  expect(graph.find((part) => part['@type'] === 'TaxiService')).toMatchObject({
    name: 'Taxi from Guwahati to Shillong',
    offers: { '@type': 'AggregateOffer', lowPrice: 1680, highPrice: 6300, priceCurrency: 'INR' },
  });
});

test(
  'routes are in the sitemap and linked from the city pages, and an unknown one is missing',
  fullOnly,
  async ({ page, request, address }) => {
    expect(await (await request.get(address + paths.sitemap)).text()).toContain(`${shillong}</loc>`);
    expect((await request.get(address + taxiRoutePath('guwahati-to-nowhere'))).status()).toBe(404);
    // Known as a distance, without a text of its own.
    expect((await request.get(address + taxiRoutePath('guwahati-airport-to-guwahati'))).status()).toBe(404);
    for (const [city, route] of [
      [paths.guwahatiTaxi, shillong],
      [paths.delhiTaxi, taxiRoutePath('delhi-to-agra')],
    ] as const) {
      await page.goto(city);
      await expect(page.getByRole('main').locator(`a[href="${route}"]`)).not.toHaveCount(0);
    }
  },
);

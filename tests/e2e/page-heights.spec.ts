import type { Page } from '@playwright/test';
import { bhutanPackagePath, guidePaths, paths, placePath, taxiRoutePath, tourPath } from '#paths.ts';
import { someOrAll } from '../support/check-extent.ts';
import { maxHeight, tooTall } from './support/page-height.ts';
import { contentAddresses, standingForAll } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';

/** Read for their text. */
const isReading = (address: string) =>
  [paths.bookingTerms, paths.privacy, ...guidePaths].some((path) => path === address) ||
  address.startsWith(paths.blog);

const more = [tourPath('kaziranga-and-majuli'), placePath('kaziranga'), taxiRoutePath('tezpur-to-tawang')];
const selling = someOrAll(standingForAll, [...contentAddresses, ...more]).filter(
  (address) => !isReading(address),
);

test.use({ viewport: { width: 390, height: 844 } });

test(`pages that sell are at most ${maxHeight} px tall on a phone`, async ({ page }) => {
  expect(await tooTall(page, selling)).toEqual([]);
});

/** Whether the button is whole on the first screen, above the bar where there is one. */
async function expectAboveBar(page: Page, name: string) {
  const bar = page.getByRole('navigation', { name: 'Reach us' });
  const height = page.viewportSize()?.height ?? 0;
  const end = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
  const button = await page.getByRole('button', { name }).boundingBox();
  expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(end);
}

const screens = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
];

for (const viewport of screens)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the fare form is whole on the home page at ${viewport.width} × ${viewport.height}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expectAboveBar(page, 'Show the fares');
    });

test('its first fields are in view on a phone of 360 × 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const name of ['From', 'To', 'Date'])
    await expect(page.getByLabel(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });
});

const firstScreens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of firstScreens) {
  test.describe(`on the first screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const address of [bhutanPackagePath('1'), tourPath('kaziranga-and-majuli')])
      test(`${address} has pictures, price and dates, and one bar at most`, async ({ page }) => {
        await page.goto(address);
        const card = page.getByRole('complementary', { name: 'Starting Price' });
        const shown = [
          page.getByRole('region', { name: 'Pictures of the route' }),
          card.getByText(/[$₹][\d,]+/).first(),
          card.getByText('Duration'),
          card.getByText('Departures'),
        ];
        for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
        const bars = page.getByRole('navigation', { name: 'Reach us' });
        await expect(bars).toHaveCount(viewport.width < 768 ? 1 : 0);
      });

    test('the contact page has its whole form', async ({ page }) => {
      await page.goto(paths.contact);
      await expectAboveBar(page, 'Send Message');
    });
  });
}

test('the price of a package stays in view on a desktop, and its bar on a phone leads to the fields', async ({
  page,
}) => {
  await page.goto(bhutanPackagePath('1'));
  await page.getByRole('link', { name: 'Price for you' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded();
  const card = page.getByRole('complementary', { name: 'Starting Price' });
  await expect(card.getByText(/\$\d+/)).toBeInViewport();
});

import { guidePaths, paths, placePath, taxiRoutePath, tourPath } from '#paths.ts';
import { someOrAll } from '../support/check-extent.ts';
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

const maxHeight = 9000;

test.use({ viewport: { width: 390, height: 844 } });

test(`pages that sell are at most ${maxHeight} px tall on a phone`, async ({ page }) => {
  const tall: [string, number][] = [];
  for (const address of selling) {
    await page.goto(address);
    const height = await page.evaluate(() => {
      // Parts below the first screen have an estimated height until they are near.
      document.documentElement.removeAttribute('data-defer-sections');
      return document.documentElement.scrollHeight;
    });
    if (height > maxHeight) tall.push([address, height]);
  }
  expect(tall).toEqual([]);
});

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
      const button = await page.getByRole('button', { name: 'Show the fares' }).boundingBox();
      const bar = page.getByRole('navigation', { name: 'Reach us' });
      const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : viewport.height;
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(end ?? 0);
    });

test('its first fields are in view on a phone of 360 × 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const name of ['From', 'To', 'Date'])
    await expect(page.getByLabel(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });
});

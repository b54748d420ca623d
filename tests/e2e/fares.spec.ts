import type { Page } from '@playwright/test';
import { estimatorId, paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { askAxe } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const estimator = (page: Page) => page.locator(`#${estimatorId}`);
const cars = ['Compact', 'Sedan', 'SUV', 'Luxury'];
/** Airport to Shillong, 120 km at the sample rates. */
const totals = ['₹2,016', '₹2,394', '₹3,402', '₹7,560'];

async function expectTotals(page: Page, expected = totals) {
  const rows = estimator(page).locator('.fare-head');
  await expect(rows).toHaveCount(4);
  for (const [index, total] of expected.entries()) {
    await expect(rows.nth(index)).toContainText(cars[index] ?? '');
    await expect(rows.nth(index)).toContainText(total);
  }
}

for (const viewport of firstOrAll([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('from the home page to four fares in three taps and one field', async ({ page }) => {
      await page.goto(paths.home);
      const began = Date.now();
      await estimator(page).getByLabel('To', { exact: true }).click();
      await page.getByRole('option', { name: 'Shillong 120 km' }).click();
      await expectTotals(page);
      expect(Date.now() - began).toBeLessThan(10_000);
      // The form stays in view until the fares are asked for.
      await expect(estimator(page).getByLabel('Time')).toBeInViewport();
      await estimator(page).getByRole('button', { name: 'Show the fares' }).click();
      await expect(estimator(page).locator('.fare-car').first()).toBeInViewport();
    });

    test('on every page about cabs the first fields are on the first screen', fullOnly, async ({ page }) => {
      for (const path of [
        paths.taxis,
        paths.delhiTaxi,
        paths.guwahatiTaxi,
        paths.delhiAirportTaxi,
        paths.guwahatiAirportTaxi,
        paths.delhiSightseeingTaxi,
      ]) {
        await page.goto(path);
        const bottom = await estimator(page)
          .getByLabel('From', { exact: true })
          .evaluate((field) => field.getBoundingClientRect().bottom);
        expect([path, bottom < viewport.height - 60]).toEqual([path, true]);
      }
    });
  });
}

test(
  'the page of a city lists its fares, and its pictures of routes say the lowest',
  fullOnly,
  async ({ page }) => {
    await page.goto(paths.guwahatiTaxi);
    const fares = page.getByRole('region', { name: 'Fares from Guwahati' });
    const shillong = fares.getByRole('row').filter({ hasText: 'Shillong' });
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const cells = shillong.getByRole('cell');
      await expect(cells).toHaveText(['₹1,680', '₹1,995', '₹2,835', '₹6,300']);
      const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
      expect(boxes.map(({ top }) => top)).toEqual(boxes.map(() => boxes[0]?.top));
      expect(boxes.every(({ right }) => right <= viewport.width)).toBe(true);
    }
    await expect(page.getByText('From ₹1,680 one way. About 100 km')).toBeVisible();
    await shillong.getByRole('link', { name: 'Shillong' }).click();
    await expect(page.getByRole('cell', { name: '₹1,680' })).toBeVisible();
  },
);

test('round trip and hire by the hour follow the choice at once', fullOnly, async ({ page }) => {
  await page.goto(paths.guwahatiTaxi);
  const form = estimator(page);
  await form.getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: 'Shillong 100 km' }).click();
  await form.getByText('Round trip').click();
  await expectTotals(page, ['₹6,300', '₹7,350', '₹9,975', '₹23,625']);
  await form.getByText('By the hour').click();
  await expect(form.getByText('a day of sightseeing')).toBeVisible();
  await form.getByLabel('Hours').selectOption('4');
  await expectTotals(page, ['₹1,050', '₹1,260', '₹1,890', '₹4,725']);
});

for (const javaScriptEnabled of firstOrAll([false, true])) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    /** Its list may cover the button. */
    const show = (page: Page) => page.keyboard.press('Enter');
    const goTo = async (page: Page, place: string) => {
      await page.goto(paths.guwahatiTaxi);
      await estimator(page).getByLabel('To', { exact: true }).fill(place);
      await show(page);
    };

    test('a name that is nearly right is asked about', async ({ page }) => {
      await goTo(page, 'Shilong Peek');
      await estimator(page)
        .getByRole('link', { name: /^Shillong.*\?$/ })
        .first()
        .click();
      await expect(estimator(page).getByRole('heading', { name: 'Guwahati to Shillong' })).toBeVisible();
      await expect(estimator(page).locator('.fare-car')).toHaveCount(4);
    });

    test('an unknown place is carried to a request', async ({ page }) => {
      await goTo(page, 'Nowhere at all');
      await expect(estimator(page).getByText('We do not know “Nowhere at all” yet.').last()).toBeVisible();
      await expect(estimator(page).getByText('₹')).toHaveCount(0);
      await estimator(page).getByRole('link', { name: 'Ask for the fare' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for the fare');
      await expect(page.getByText('Guwahati to Nowhere at all')).toBeVisible();
    });

    test('a form without an end names it', async ({ page }) => {
      await goTo(page, '');
      await expect(estimator(page).getByText('Type where the ride goes.')).toBeVisible();
    });
  });
}

test('the chat text says the trip, the car and the fare, and carries a code', fullOnly, async ({ page }) => {
  await page.goto(paths.guwahatiAirportTaxi);
  await estimator(page).getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: 'Shillong 120 km' }).click();
  const sedan = estimator(page).locator('.fare-car').nth(1);
  await sedan.getByText('How this fare is made').click();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const chat = sedan.getByRole('link', { name: 'Book on WhatsApp' });
  await chat.click();
  const text = decodeURIComponent((await chat.getAttribute('href')) ?? '');
  expect(text).toContain('Guwahati Airport (LGBI) to Shillong');
  expect(text).toContain('Car: Sedan');
  expect(text).toContain('₹2,394');
  expect(text).toMatch(/\(Ref [2-9A-HJ-NP-TV-Z]{4}\)$/);
});

test('an estimate is counted by its route, without the visitor', fullOnly, async ({ page, query }) => {
  await page.goto(paths.delhiAirportTaxi);
  await estimator(page).getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: 'Connaught Place 16 km' }).click();
  await expect
    .poll(
      () =>
        query('select trip_type from fare_estimates where from_slug = $1 and to_slug = $2 and count > 0', [
          'delhi-airport',
          'connaught-place',
        ]),
      { timeout: 20_000 },
    )
    .toEqual([{ trip_type: 'airport' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the fares, and from there to the request', async ({ page }) => {
    await page.goto(paths.home);
    await estimator(page).getByLabel('To', { exact: true }).fill('shillong');
    await estimator(page).getByRole('button', { name: 'Show the fares' }).click();
    await expect(page).toHaveURL(/\/cab-fare\?/);
    await expect(page.getByRole('heading', { name: 'to Shillong' })).toBeInViewport();
    await expectTotals(page);
    const sedan = estimator(page).locator('.fare-car').nth(1);
    await sedan.getByText('How this fare is made').click();
    for (const words of ['120 km at ₹19', 'CGST 2.5%', 'Two thousand three hundred and ninety-four rupees'])
      await expect(sedan.getByText(words, { exact: true })).toBeVisible();
    await sedan.getByRole('link', { name: 'Request this cab' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this cab, ₹2,394');
  });
});

test('at 320 px and 200% text nothing is wider than the screen', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${paths.cabFare}?trip=one-way&from=guwahati-airport&to=shillong`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await estimator(page).getByText('How this fare is made').first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, fullOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${paths.cabFare}?trip=one-way&from=guwahati-airport&to=shillong`);
    await estimator(page).getByText('How this fare is made').first().click();
    await estimator(page).getByLabel('To', { exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await askAxe(page, {})).toEqual([]);
  });
}

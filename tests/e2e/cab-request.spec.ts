import type { Locator, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cabBookPath, estimatorId, paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { askAxe } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const day = daysAfter(dayInIndia(new Date()), 3);
const trip = {
  ...{ trip: 'one-way', from: 'guwahati-airport', to: 'shillong' },
  ...{ date: day, time: '14:00', car: 'sedan', rates: '1' },
};
const book = cabBookPath(trip);

const estimator = (page: Page) => page.locator(`#${estimatorId}`);
const someName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`;
const send = (page: Page, price = '₹2,394') =>
  page.getByRole('button', { name: `Request this cab, ${price}` }).click();

/** Of the first screen of a phone, where what happened is read. */
async function expectSent(page: Page) {
  await expect(page).toHaveURL(/\/request\/[\w-]+#sent$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByText(/^We call you by \d\d:\d\d (today|tomorrow), India time$/)).toBeInViewport();
}

for (const viewport of firstOrAll([
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('from the home page to a sent request in nine taps and two typed fields', async ({
      page,
      query,
      mailAbout,
    }) => {
      let taps = 0;
      const tap = async (target: Locator) => {
        taps++;
        await target.click();
      };
      const type = async (target: Locator, text: string) => {
        await tap(target);
        await target.fill(text);
      };
      await page.goto(paths.home);
      await tap(estimator(page).getByLabel('To', { exact: true }));
      await tap(page.getByRole('option', { name: 'Shillong 120 km' }));
      const suv = estimator(page).locator('.fare-car').nth(2);
      await tap(suv.getByRole('link', { name: 'Request this cab' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this cab, ₹3,402');
      const name = someName();
      await type(page.getByLabel('Name', { exact: true }), name);
      await type(page.getByLabel('Mobile number'), '98640 12345');
      await tap(page.getByRole('button', { name: 'Request this cab, ₹3,402' }));
      await expectSent(page);
      expect(taps).toBeLessThanOrEqual(9);
      // Nothing of the customer is on a page whose link may be passed on.
      await expect(page.locator('body')).not.toContainText('98640');
      await expect(page.locator('body')).not.toContainText(name);
      await page.reload();
      await expectSent(page);
      const rows = await query('select trip, service, city, page, message from enquiries where name = $1', [
        name,
      ]);
      expect(rows).toMatchObject([
        {
          ...{ service: 'Cabs', city: 'Guwahati', page: paths.cabBook, message: '' },
          trip: { fromSlug: 'guwahati-airport', toSlug: 'shillong', km: 120, car: 'suv' },
        },
      ]);
      expect(rows[0]?.trip).toMatchObject({ fare: { totalPaise: 340_200, rateVersion: 1 } });
      expect((await mailAbout(name)).text).toContain('Fare: ₹3,402 with GST');
    });
  });
}

test('what the ride needs reaches the office, and what holds for it is beside the form', async ({
  page,
  query,
  mailAbout,
}) => {
  await page.goto(book);
  for (const text of [
    /^Until we confirm the cab you owe nothing/,
    /^Once it is confirmed: free until \d+ \w+ \d{4}, 23:59$/,
    /^On \d+ \w+ \d{4}: ₹1,197 \(50% of the fare\)$/,
    /^A ride from or to an airport is prepaid/,
    /^Cancelling is free until \d+ \w+ \d{4}, 23:59\./,
    /^A delayed flight costs you nothing once we have this number/,
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(
    page.getByText('begins when your flight lands, so a delayed flight costs you nothing').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Pick-up address')).toHaveCount(0);
  // More people than the car takes: a larger one is offered, nothing is refused.
  const larger = page.getByRole('link', { name: 'SUV, 6 seats' });
  await expect(larger).toBeHidden();
  await page.getByLabel('People').fill('6');
  await expect(larger).toBeVisible();
  await expect(larger).toContainText('₹3,402');
  // Where no single car takes them, so many of this one do.
  await page.getByLabel('People').fill('9');
  await expect(larger).toBeHidden();
  await expect(page.getByText('3 × Sedan, together 12 seats and room for 6 bags: ₹7,182.')).toBeVisible();
  await page.getByLabel('People').fill('6');
  const name = someName();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile number').fill('98640 12345');
  await page.getByLabel('Bags').fill('2');
  await page.getByLabel('Flight number').fill('6E 481');
  await page.getByLabel('Drop address').fill('Police Bazaar');
  await page.getByRole('group', { name: 'How shall we answer?' }).getByText('WhatsApp').click();
  await send(page);
  await expect(page.getByText(/^We write to you on WhatsApp by/)).toBeVisible();
  const [row] = await query('select adults, ride_details from enquiries where name = $1', [name]);
  expect(row).toEqual({
    adults: 6,
    ride_details: {
      ...{ bags: 2, flight: '6E 481', answerBy: 'whatsapp' },
      ...{ pickupAddress: '', dropAddress: 'Police Bazaar' },
    },
  });
  const { text } = await mailAbout(name);
  for (const line of [
    'Flight or train: 6E 481',
    'Drop address: Police Bazaar',
    '6 people and 2 bags may be too much for one Sedan',
  ])
    expect(text).toContain(line);
  await expect(page.getByText('2 × Sedan, together 8 seats and room for 4 bags: ₹4,788.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send the flight number' })).toHaveCount(0);
  const chat = page.getByRole('link', { name: 'WhatsApp us' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(/my cab request PT-\w{6}/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cab-PT-\w{6}\.ics$/);
});

test('an error is named at its field, which is focused', async ({ page }) => {
  await page.goto(book);
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await expect(page.locator('[data-island="cab-request"]')).toHaveAttribute('data-awake');
  await send(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Type your name.');
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await name.fill('D');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Type your name.')).toHaveCount(0);
  await name.fill(someName());
  await page.getByLabel('Mobile number').fill('98640');
  await send(page);
  const number = page.getByLabel('Mobile number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/^This number looks short/);
  // Whoever sends it again knows better.
  await send(page);
  await expectSent(page);
  const later = page.getByRole('link', { name: 'Send the flight number' });
  expect(decodeURIComponent((await later.getAttribute('href')) ?? '')).toMatch(
    /the flight number for my cab request PT-\w{6}, .* is $/,
  );
});

test('the same request from a second tab is the same one', async ({ page, context, query }) => {
  const name = someName();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(book);
    await tab.getByLabel('Name', { exact: true }).fill(name);
    await tab.getByLabel('Mobile number').fill('98640 12345');
    await tab.getByLabel('People').fill('2');
  }
  for (const tab of tabs) {
    await send(tab);
    await expectSent(tab);
  }
  expect(tabs[1]?.url()).toBe(page.url());
  expect(await query('select count(*)::int from enquiries where name = $1', [name])).toEqual([{ count: 1 }]);
});

test('the fixed bar of a phone covers no field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(book);
  const bar = await page.getByRole('navigation', { name: 'Reach us' }).boundingBox();
  await page.getByLabel('Name', { exact: true }).focus();
  for (const label of ['Mobile number', 'E-mail', 'People', 'Bags', 'Flight number', 'Drop address']) {
    await page.keyboard.press('Tab');
    const field = page.getByRole('region', { name: 'Your request' }).getByLabel(label).first();
    await expect(field).toBeFocused();
    await expect
      .poll(async () => {
        const box = await field.boundingBox();
        return box && bar && box.y >= 0 && box.y + box.height <= bar.y;
      })
      .toBe(true);
  }
});

test('what was typed is back for another car, and forgotten once it was sent', fullOnly, async ({ page }) => {
  await page.goto(book);
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await expect(page.locator('[data-island="cab-request"]')).toHaveAttribute('data-awake');
  await name.fill('Asha Devi');
  await page.getByLabel('People').fill('5');
  await page.getByRole('link', { name: 'SUV, 6 seats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this cab, ₹3,402');
  await expect(name).toHaveValue('Asha Devi');
  await expect(page.getByLabel('People')).toHaveValue('5');
  await page.getByLabel('Mobile number').fill('98640 12345');
  await send(page, '₹3,402');
  await expectSent(page);
  await page.goto(book);
  await expect(name).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('the request is corrected, sent and shown', async ({ page, query }) => {
    await page.goto(book);
    const name = someName();
    await page.getByLabel('Mobile number').fill('98640 12345');
    await page.getByLabel('People').fill('6');
    await expect(page.getByRole('link', { name: 'SUV, 6 seats' })).toBeVisible();
    await send(page);
    await expect(page.getByText('Type your name.').first()).toBeVisible();
    await expect(page.getByLabel('People')).toHaveValue('6');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await send(page);
    await expectSent(page);
    expect(await query('select adults from enquiries where name = $1', [name])).toEqual([{ adults: 6 }]);
  });
});

test('a ride without a fare is asked for', fullOnly, async ({ page }) => {
  const { rates: _rates, ...unknown } = { ...trip, to: 'Nowhere at all' };
  await page.goto(cabBookPath(unknown));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for the fare');
  await expect(page.getByRole('button', { name: 'Ask for the fare' })).toBeVisible();
});

test('a question about a ride without a fare names no car', async ({ page, query }) => {
  const { rates: _rates, car: _car, ...unknown } = { ...trip, to: 'Nowhere at all' };
  await page.goto(cabBookPath(unknown));
  await expect(page.getByRole('region', { name: 'Your trip' })).not.toContainText('Car');
  const name = someName();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile number').fill('98640 12345');
  await page.getByRole('button', { name: 'Ask for the fare' }).click();
  await expectSent(page);
  const [row] = await query(`select car_type, trip->>'car' as car from enquiries where name = $1`, [name]);
  expect(row).toEqual({ car_type: '', car: '' });
});

test('at 320 px and 200% text nothing is wider than the screen', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widthAt200 = () =>
    page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '32px');
      return document.documentElement.scrollWidth;
    });
  await page.goto(book);
  await page.getByLabel('People').fill('9');
  expect(await widthAt200()).toBe(320);
  await page.getByLabel('Name', { exact: true }).fill(someName());
  await page.getByLabel('Mobile number').fill('98640 12345');
  await send(page);
  await expectSentHeading(page);
  expect(await widthAt200()).toBe(320);
});

const expectSentHeading = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(book);
    await page.getByLabel('People').fill('9');
    await page.getByLabel('Name', { exact: true }).fill(someName());
    expect(await askAxe(page, {})).toEqual([]);
    await page.getByLabel('Mobile number').fill('');
    await send(page);
    await expect(page.getByText('Type your mobile number').first()).toBeVisible();
    expect(await askAxe(page, {})).toEqual([]);
    await page.getByLabel('Mobile number').fill('98640 12345');
    await send(page);
    await expectSentHeading(page);
    expect(await askAxe(page, {})).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const island = '[data-island="contact-form"]';
const form = (page: Page) => page.locator(island);
const status = (page: Page) => form(page).getByRole('status');
const thanks =
  /^Thank you\..* we aim to call by \d\d:\d\d (today|tomorrow), India time\. .*PT-[2-9A-Z]{6}\.$/;
const facts = `select trip_from, trip_to, to_char(trip_starts, 'DD Mon') as starts, to_char(trip_ends, 'DD Mon') as ends,
  trip_time, car_type, adults, children, service, page from enquiries where message = $1`;

async function write(page: Page, words: string, number = '98640 12345') {
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Dipa');
  await form(page).getByRole('textbox', { name: 'Mobile No' }).fill(number);
  await form(page).getByRole('textbox', { name: 'Message' }).fill(words);
}
const unfold = (page: Page) => form(page).getByText('About the trip').click();
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();
const rideFields = ['From', 'To', 'Date', 'Time', 'Car', 'People'];

for (const javaScriptEnabled of firstOrAll([true, false])) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a page about cabs asks for the ride, and the agency reads it', async ({
      page,
      query,
      mailAbout,
    }) => {
      const words = crypto.randomUUID();
      await page.goto('/cab-fare');
      await write(page, words);
      await expect(form(page).getByLabel('From', { exact: true })).toBeHidden();
      await unfold(page);
      for (const label of rideFields)
        await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
      await form(page).getByLabel('From', { exact: true }).fill('Guwahati airport');
      await form(page).getByLabel('To', { exact: true }).fill('Tawang');
      await form(page).getByLabel('Date', { exact: true }).fill('2027-01-24');
      await form(page).getByLabel('Time', { exact: true }).fill('06:30');
      await form(page).getByLabel('Car', { exact: true }).selectOption('SUV');
      await form(page).getByLabel('People', { exact: true }).fill('5');
      await send(page);
      await expect(status(page)).toHaveText(thanks);
      expect(await query(facts, [words])).toEqual([
        {
          trip_from: 'Guwahati airport',
          trip_to: 'Tawang',
          starts: '24 Jan',
          ends: null,
          trip_time: '06:30',
          car_type: 'suv',
          adults: 5,
          children: null,
          service: 'Cabs',
          page: '/cab-fare',
        },
      ]);
      const { text } = await mailAbout(words);
      expect(text).toContain(
        'From: Guwahati airport\nTo: Tawang\nDate: 24 Jan 2027\nTime: 06:30\nCar: SUV\nAdults: 5',
      );
    });

    test(
      'a page about packages asks for the month and who travels',
      fullOnly,
      async ({ page, query, mailAbout }) => {
        const words = crypto.randomUUID();
        await page.goto('/bhutan-tour-package-description?packageId=1');
        await write(page, words);
        await unfold(page);
        await form(page).getByLabel('Month', { exact: true }).selectOption('January');
        await form(page).getByLabel('Adults', { exact: true }).fill('2');
        await form(page).getByLabel('Children', { exact: true }).fill('1');
        await send(page);
        await expect(status(page)).toHaveText(thanks);
        expect(await query(facts, [words])).toMatchObject([
          { starts: '01 Jan', ends: '31 Jan', adults: 2, children: 1, service: 'Tour packages' },
        ]);
        expect((await mailAbout(words)).text).toMatch(/Month: January \d{4}\nAdults: 2\nChildren: 1/);
      },
    );

    test(
      'a short number is asked about once, keeps everything, and may be sent as it is',
      fullOnly,
      async ({ page, query }) => {
        const words = crypto.randomUUID();
        await page.goto('/cab-fare');
        await write(page, words, '98641');
        await unfold(page);
        await form(page).getByLabel('To', { exact: true }).fill('Tawang');
        await send(page);
        await expect(status(page)).toContainText('This number looks short. Is it complete?');
        expect(await query(facts, [words])).toEqual([]);
        await form(page).getByRole('textbox', { name: 'Mobile No' }).fill('986412');
        await send(page);
        await expect(status(page)).toContainText('This number looks short. Is it complete?');
        await expect(form(page).getByRole('textbox', { name: 'Mobile No' })).toHaveValue('986412');
        await expect(form(page).getByLabel('To', { exact: true })).toHaveValue('Tawang');
        await send(page);
        await expect(status(page)).toHaveText(thanks);
        expect(await query(facts, [words])).toMatchObject([{ trip_to: 'Tawang', page: '/cab-fare' }]);
      },
    );

    test('a page about nothing in particular asks nothing about a trip', fullOnly, async ({ page }) => {
      await page.goto('/contactus');
      await expect(form(page).getByText('About the trip')).toHaveCount(0);
    });
  });
}

test('what was typed about the trip is back after a visit to another page', fullOnly, async ({ page }) => {
  await page.goto('/cab-fare');
  await form(page).getByRole('textbox', { name: 'Name' }).focus();
  await expect(form(page)).toHaveAttribute('data-awake');
  await unfold(page);
  await form(page).getByLabel('To', { exact: true }).fill('Tawang');
  await form(page).getByLabel('Car', { exact: true }).selectOption('SUV');
  await page.goto('/contactus');
  await page.goto('/cab-fare');
  await expect(form(page).getByLabel('To', { exact: true })).toBeVisible();
  await expect(form(page).getByLabel('To', { exact: true })).toHaveValue('Tawang');
  await expect(form(page).getByLabel('Car', { exact: true })).toHaveValue('suv');
});

test('the fields stand in two columns within a phone of 360 px', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cab-fare');
  await unfold(page);
  const boxes = await Promise.all(
    rideFields.map((label) => form(page).getByLabel(label, { exact: true }).boundingBox()),
  );
  const [from, to, date] = boxes;
  expect(from?.y).toBe(to?.y);
  expect(date?.x).toBe(from?.x);
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360 - 20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

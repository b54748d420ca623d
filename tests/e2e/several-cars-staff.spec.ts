import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const rides = ['Ride 1 of 2, Sedan', 'Ride 2 of 2, SUV'] as const;

const card = (page: Page, ride: string) =>
  page.getByRole('region', { name: new RegExp(`^Guwahati to Sohra.*${ride}$`) });
const money = (page: Page) => page.getByRole('region', { name: 'Money', exact: true });
const sum = (page: Page, name: string | RegExp) =>
  money(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

async function fillTour(page: Page, { name, number }: { name: string; number: string }) {
  const day = daysAfter(dayInIndia(new Date()), 5);
  await page.goto(paths.adminNewBooking);
  await expect(page.getByRole('button', { name: 'Make booking' })).toBeEnabled();
  await page.getByLabel('Customer’s phone number').fill(number);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('Round trip', { exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill('Guwahati');
  await page.getByLabel('To', { exact: true }).fill('Sohra');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await page.getByLabel('Stop 1').fill('Shillong');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Time', { exact: true }).fill('06:00');
  await page.getByLabel('Back on').fill(daysAfter(day, 2));
  await page.getByText('Sedan', { exact: true }).click();
}

/** The slip of a ride, with the link that its driver gets. */
async function openSlip(page: Page, bookingId: string, ride: string): Promise<string> {
  await page.goto(bookingPath(bookingId));
  await card(page, ride)
    .getByRole('link', { name: /^(Duty slip|Close: statement and slip)$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duty slip of');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expectSaid(page, 'The link is ready.');
  return page.getByText(`${paths.driver}/`, { exact: false }).first().innerText();
}

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a tour in a sedan and an SUV is one booking with two slips, and gets another ride', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      const name = `Ranjita ${randomInt(1e6)}`;
      await fillTour(page, { name, number: `98647${randomInt(10_000, 99_999)}` });
      await page.getByLabel('Number of cars').selectOption('2');
      await page.getByLabel('Car 2').selectOption('SUV');
      const fare = page.getByRole('region', { name: 'Fare', exact: true });
      await expect(fare).toContainText('Car 1: Sedan₹11,025');
      await expect(fare).toContainText('Car 2: SUV₹14,963');
      await expect(fare).toContainText('Total of 2 cars with GST₹25,988');
      await expect(page.getByLabel('Other price for each car')).toBeVisible();
      await expectSound(page, 'form for two cars');
      await page.getByRole('button', { name: 'Make booking' }).click();

      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const bookingId = new URL(page.url()).searchParams.get('id') ?? '';
      for (const ride of rides) await expect(card(page, ride)).toContainText('3 days');
      await expect(sum(page, 'Balance')).toContainText('₹25,988 due');
      await expect(page.getByText('made the booking for ₹25,988: Sedan and SUV.')).toBeVisible();
      await expectSound(page, 'booking of two cars');

      // Each driver has a link of their own, and the first is asked for the balance.
      for (const [position, driverName] of ['Bikash Kalita', 'Nabin Boro'].entries())
        await query(
          `with driver as (insert into drivers (name, city) values ($2, 'guwahati') returning id)
           update duties d set driver_id = driver.id, status = 'assigned' from driver
           where d.id = (select id from booking_services where booking_id = $1 and position = $3)`,
          [bookingId, driverName, position + 1],
        );
      const driver = await (await browser.newContext({ baseURL: address, viewport: phone })).newPage();
      const links: string[] = [];
      for (const [index, ride] of rides.entries()) {
        const link = await openSlip(page, bookingId, ride);
        links.push(link);
        await driver.goto(new URL(link).pathname);
        await expect(driver.getByRole('heading', { level: 1 })).toContainText('Guwahati to Sohra');
        await expect(driver.getByText('Collect in cash from the customer ₹25,988')).toHaveCount(
          index === 0 ? 1 : 0,
        );
      }
      expect(new Set(links).size).toBe(2);

      // The sedan drove 150 km more than its three days include; closing it changes nothing about the SUV.
      await query(
        `with sedan as (
           update duties set status = 'done', started_at = pickup_at, ended_at = ends_at, revision = revision + 1
           where id = (select min(id) from duties where booking_id = $1) returning id, pickup_at, ends_at)
         insert into duty_entries (duty_id, entry_key, kind, happened_at, odometer_km, entered_by)
         select id, gen_random_uuid(), 'on-board', pickup_at, 10000, 'Rupa Das' from sedan
         union all select id, gen_random_uuid(), 'end', ends_at, 10900, 'Rupa Das' from sedan`,
        [bookingId],
      );
      await page.goto(bookingPath(bookingId));
      await card(page, rides[0]).getByRole('link', { name: 'Close: statement and slip' }).click();
      await expect(page.getByTestId('statement-total')).toHaveText('₹13,388');
      const doubtful = page.getByLabel('I have checked the readings, they are correct');
      if (await doubtful.isVisible()) await doubtful.check();
      await page.getByRole('button', { name: /^Close at/ }).click();
      await expectSaid(page, 'The duty is closed.');
      await page.goto(bookingPath(bookingId));
      await expect(sum(page, /Ride 1 of 2, Sedan$/)).toContainText('₹13,388');
      await expect(sum(page, /Ride 2 of 2, SUV$/)).toContainText('₹14,963');
      await expect(sum(page, 'Balance')).toContainText('₹28,351 due');

      // The customer's page has both, and both codes.
      const customer = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await customer.goto(new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname);
      for (const ride of rides) await expect(customer.getByText(ride).first()).toBeVisible();
      await expect(customer.getByRole('main')).toContainText('₹28,351');
      await expectSound(customer, 'customer’s page of two cars');

      // A cab to the airport afterwards belongs to the same booking.
      await page.getByRole('link', { name: 'Add a ride' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Add a ride to B${bookingId}`);
      await page.getByLabel('From', { exact: true }).fill('Guwahati');
      await page.getByLabel('To', { exact: true }).fill('Shillong');
      await page.getByLabel('Day', { exact: true }).fill(daysAfter(dayInIndia(new Date()), 9));
      await page.getByLabel('Time', { exact: true }).fill('06:00');
      await page.getByText('Sedan', { exact: true }).click();
      await expect(page.getByRole('region', { name: 'Fare', exact: true })).toContainText('₹1,995');
      await expectSound(page, 'form for another ride');
      await page.getByRole('button', { name: 'Add ride' }).click();
      await expect(page.getByRole('region', { name: /Ride 3 of 3, Sedan$/ })).toBeVisible();
      await expect(sum(page, 'Balance')).toContainText('₹30,346 due');
      await expect(
        page.getByText(/added a ride \(One way, Guwahati to Shillong, Sedan\) for ₹1,995\./),
      ).toBeVisible();
    });
  });

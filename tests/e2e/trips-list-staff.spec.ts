import type { Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const today = dayInIndia(new Date());
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const chip = (page: Page, name: string) => page.getByRole('link', { name });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** A trip from the day after tomorrow on, with a hotel and a guide of one supplier, and a permit of none. */
async function addTrip(query: Query): Promise<string> {
  await query('truncate bookings, suppliers, cars, drivers cascade', []);
  const idOf = async (text: string, values: unknown[]) => String((await query(text, values))[0]?.id);
  const customer = await idOf(
    `insert into customers (name, phone_e164) values ('Meera Nair', '+919864041414') returning id`,
    [],
  );
  const trip = await idOf(
    `insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash, token_encrypted, made_by)
     values (gen_random_uuid(), $1, 'quote', 'overseas-tour', $2, $3, sha256(gen_random_uuid()::text::bytea), '', 'Rupa Das') returning id`,
    [customer, daysAfter(today, 2), daysAfter(today, 7)],
  );
  await query(`insert into booking_days (booking_id, number) select $1, n from generate_series(1, 6) n`, [
    trip,
  ]);
  await query(`insert into travellers (booking_id, position, age) values ($1, 1, null), ($1, 2, 9)`, [trip]);
  await query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise) values ($1, 'package', 1, 'Bhutan in six days', 0)`,
    [trip],
  );
  const supplier = await idOf(
    `insert into suppliers (idempotency_key, kind, name, city, contact_name, phone_e164, email)
     values (gen_random_uuid(), 'hotel', 'Sample Druk', 'Thimphu', 'Karma', '+97517111111', 'stay@example.com') returning id`,
    [],
  );
  await query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise, day, on_day, nights, supplier_id) values
     ($1, 'hotel', 2, 'Hotel in Thimphu', 0, 1, $2, 2, $3), ($1, 'guide', 3, 'Guide for six days', 0, 1, $2, 0, $3),
     ($1, 'permit', 4, 'Entry permit', 0, 1, $2, 0, null)`,
    [trip, daysAfter(today, 2), supplier],
  );
  return trip;
}

for (const [place, viewport, rowHeight] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }, 44],
  ['a phone', { width: 390, height: 844 }, 76],
] as const)) {
  const isWide = viewport.width > 1000;

  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a service is confirmed in the list, taken back, and a supplier is asked for all of it', async ({
      page,
      logIn,
      query,
    }) => {
      const trip = await addTrip(query);
      const stateOf = async (title: string) =>
        (await query('select state from booking_services where title = $1', [title]))[0]?.state;
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminTrips);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips');
      await expect(chip(page, 'Permits late')).toContainText('1');
      await expect(chip(page, 'Not confirmed')).toContainText('3');
      expect((await row(page, 'Hotel in Thimphu').boundingBox())?.height).toBe(rowHeight);
      await expectSound(page);

      const hotel = row(page, 'Hotel in Thimphu');
      const fields = isWide ? hotel : page.getByRole('dialog');
      if (!isWide)
        await page.getByRole('button', { name: 'Change Hotel in Thimphu, which is: To ask' }).click();
      await fields.getByRole('button', { name: 'Hotel in Thimphu, Confirmation' }).click();
      await page.keyboard.type('882');
      await page.keyboard.press('Enter');
      await expect.poll(() => stateOf('Hotel in Thimphu')).toBe('confirmed');
      await expectSound(page);
      if (!isWide) await page.keyboard.press('Escape');
      await expect(chip(page, 'Not confirmed')).toContainText('2');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => stateOf('Hotel in Thimphu')).toBe('to-ask');

      await chip(page, 'Permits late').click();
      await expect(page.getByText('Permits for the next three weeks')).toBeVisible();
      await expect(row(page, 'Entry permit')).toBeVisible();
      await expect(row(page, 'Hotel in Thimphu')).toHaveCount(0);

      await chip(page, 'By supplier').click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Ask Sample Druk for 2 services' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Message')).toHaveValue(
        /^Hello Karma,.*2 people, of them a child of 9 years/s,
      );
      await expect(dialog.getByRole('button', { name: 'Mail to stay@example.com' })).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Mark as asked' }).click();
      await expect(page.getByText('2 services are marked as asked.')).toBeVisible();
      await expect.poll(() => stateOf('Guide for six days')).toBe('asked');
      await row(page, 'Sample Druk').getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Open services of Sample Druk' })).toBeVisible();

      await chip(page, 'By trip').click();
      await expect(page.getByRole('columnheader', { name: 'Begins' })).toBeAttached();
      await expect(row(page, 'Meera Nair')).toContainText('In 2 days');
      await expect(row(page, 'Meera Nair')).toContainText('0 of 3');
      expect((await row(page, 'Meera Nair').boundingBox())?.height).toBe(rowHeight);
      await expectSound(page);
      await page.getByRole('searchbox').fill('Zhiwaling');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing fits.')).toBeVisible();
      await page.getByRole('searchbox').fill(`B${trip}`);
      await page.keyboard.press('Enter');
      await row(page, 'Meera Nair').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Nair');
      await expect(page.getByText('asked Sample Druk by WhatsApp')).toBeVisible();

      // The booking has no car, so the text cannot leave.
      await query(`delete from saved_replies`, []);
      await query(
        `insert into saved_replies (title, body) values ('Car', '{name}: {number}, {price}, car {car}')`,
        [],
      );
      await page.reload();
      await page.getByLabel('Saved reply').selectOption('Car');
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue(`Meera: B${trip}, ₹0, car {car}`);
      await expect(page.getByText('Not known here: {car}.')).toBeVisible();
    });
  });
}

import type { Browser, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { workedPlan } from '../support/worked-trip.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const today = dayInIndia(new Date());
const firstDay = daysAfter(today, 90);

/** An accepted quote for the worked trip; returns its enquiry. */
async function acceptedTrip(query: Query, name: string): Promise<string> {
  const [row] = await query(
    `with customer as (insert into customers (name, phone_e164) values ($1, '+919864099002') returning id)
     insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at, customer_id)
     select $2, $2, '', $1, '98640 99002', '', 'Bhutan for four', '+919864099002', 'quoted', now() + interval '1 hour', id
     from customer returning id::text as id`,
    [name, crypto.randomUUID()],
  );
  await query(
    `insert into quotes (enquiry_id, version, lines, service_kind, place_of_supply, gst_percent, tcs_percent, is_rounded,
       total_paise, deposit_percent, deposit_paise, deposit_due, balance_due, valid_until, made_by, token_hash,
       first_day, last_day, adults, child_ages, plan, itinerary, cancellation, accepted_at, accepted_by, accepted_paise)
     values ($1, 1, $2, 'overseas-package', 'other-state', 5, 2, true, 24525900, 30, 7357800, $3, $4, $3, 'Rupa Das',
       $5, $6, $7, 2, '{5,9}', $8, $9, '{"steps": [{"daysBefore": 0, "chargePercent": 50}], "note": ""}', now(), $10,
       24525900)`,
    [
      row?.id,
      JSON.stringify([
        { text: 'Bhutan in six days from Kolkata', quantity: 1, unitPaise: 2_14_000_00 },
        { text: 'Sustainable Development Fee', quantity: 1, unitPaise: 15_000_00, isFee: true },
      ]),
      ...[daysAfter(today, 7), daysAfter(today, 60), hashOf(newToken()), firstDay, daysAfter(firstDay, 5)],
      ...[JSON.stringify(workedPlan), workedPlan.map(({ title }) => title).join('\n'), name],
    ],
  );
  return String(row?.id);
}

const day = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Day ${number}(?!\\d)`) });
const cell = (page: Page, service: string, field: string) =>
  page.getByRole('button', { name: new RegExp(`^${service}, ${field}: `) });
const fieldOf = (page: Page, service: string, field: string) =>
  page.getByRole(field === 'Supplier' ? 'combobox' : 'textbox', {
    name: `${service}, ${field}`,
    exact: true,
  });

/** How long a clerk takes who types a key in 150 ms and needs 800 ms for each choice. */
class Clerk {
  ms = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async type(text: string) {
    this.ms += text.length * 150;
    await this.page.keyboard.type(text);
  }
  async press(key: string) {
    this.ms += 150;
    await this.page.keyboard.press(key);
  }
  async choose(act: () => Promise<unknown>) {
    this.ms += 800;
    await act();
  }
}

async function openTrip(page: Page, query: Query, name: string): Promise<string> {
  const enquiry = await acceptedTrip(query, name);
  await page.goto(enquiryPath(enquiry));
  await page.getByRole('button', { name: 'Make booking' }).click();
  await expect(page.getByRole('heading', { name: 'Days and services' })).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

const secondClerk = async (browser: Browser, address: string) =>
  (await browser.newContext({ baseURL: address, viewport: desktop })).newPage();

for (const [place, viewport] of firstOrAll([
  ['a phone', phone],
  ['a desktop', desktop],
] as const))
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a quote becomes a trip whose services are confirmed in place within minutes', async ({
      page,
      query,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      const name = `Meera ${place}`;
      const began = Date.now();
      const clerk = new Clerk(page);
      await openTrip(page, query, name);
      await expect(page.getByText('0 of 14 confirmed')).toBeVisible();
      await expectSound(page, 'a new trip');
      const titles = workedPlan.flatMap(({ services }) => services.map(({ title }) => title));
      for (const [index, title] of titles.entries()) {
        await clerk.choose(() => cell(page, title, 'Supplier').click());
        await clerk.type(`Sample ${index % 5}`);
        await clerk.press('Enter');
        await expect(cell(page, title, 'Supplier')).toContainText(`Sample ${index % 5}`);
        await clerk.choose(() => cell(page, title, 'Confirmation').click());
        await clerk.type(`C${index + 1}`);
        await clerk.press('Enter');
        await expect(cell(page, title, 'Confirmation')).toContainText(`C${index + 1}`);
      }
      await expect(page.getByText('14 of 14 confirmed')).toBeVisible();
      const vouchers = page.getByRole('region', { name: 'Vouchers' });
      await clerk.choose(() => vouchers.getByRole('button', { name: 'Make vouchers' }).click());
      const hands = vouchers.getByRole('button', { name: /^Given by hand: / });
      // One for each of five suppliers and one for the travellers.
      await expect(hands).toHaveCount(6);
      for (let sent = 1; sent <= 6; sent += 1) {
        await clerk.choose(() => hands.nth(sent - 1).click());
        await expect(vouchers.getByText('Sent', { exact: true })).toHaveCount(sent);
      }
      // Loading counts as it was, typing and choosing as a clerk would.
      expect(clerk.ms + Date.now() - began).toBeLessThan(6 * 60_000);
      const [row] = await query(
        `select count(*)::int as confirmed from booking_services s join bookings b on b.id = s.booking_id
         join customers c on c.id = b.customer_id where c.name = $1 and s.state = 'confirmed'`,
        [name],
      );
      expect(row?.confirmed).toBe(14);
      await expectSound(page, 'a confirmed trip');
    });

    test('a hotel is replaced and a day inserted, which a list compares with the quote', async ({
      page,
      query,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      await openTrip(page, query, `Replaced ${place}`);
      await page.getByLabel('State of Hotel in Paro').selectOption('Cancelled');
      await expect(page.getByText('Hotel in Paro: ')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add a service: Day 4' }).click();
      const form = page.getByRole('form', { name: 'Add a service: Day 4' });
      await form.getByLabel('Service').fill('Farm stay near Paro');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      const differences = page.getByRole('region', { name: 'Differs from the quote' });
      await expect(differences).toContainText('DroppedHotel in Paro');
      await expect(differences).toContainText('AddedFarm stay near Paro');
      await page.getByRole('button', { name: 'More about Day 3' }).click();
      await page.getByRole('button', { name: 'Insert a day before' }).click();
      await expect(day(page, 7)).toContainText('Flight Paro to Kolkata');
      await expect(differences).toContainText('Day 6 → Day 7');
      await expectSound(page, 'a changed trip');
    });

    test('the customer reads it, one whose days are over is travelled, and another is cancelled by its own steps', async ({
      page,
      query,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      const id = await openTrip(page, query, `Travelled ${place}`);
      await cell(page, 'Hotel in Thimphu', 'Confirmation').click();
      await page.keyboard.type('882');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 of 14 confirmed')).toBeVisible();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      await page.goto(new URL(link).pathname);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your trip');
      await expect(page.getByText('Starts in 90 days')).toBeVisible();
      await query('update bookings set first_day = $2, last_day = $3 where id = $1', [
        ...[id, daysAfter(today, -7), daysAfter(today, -2)],
      ]);
      await page.goto(bookingPath(id));
      await page.getByRole('button', { name: 'Mark as travelled' }).click();
      await expect(page.getByLabel('State of Hotel in Thimphu')).toHaveValue('used');

      await openTrip(page, query, `Cancelled ${place}`);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const popup = page.getByRole('dialog');
      // By the only step of its quote, half of ₹2,40,450, the price with GST.
      await expect(popup).toContainText('₹1,20,225');
      await popup.getByRole('button', { name: /^Cancel/ }).click();
      await expect(page.getByText('Balance ₹1,20,225 due')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add a service: Day 1' })).toHaveCount(0);
      await expectSound(page, 'a cancelled trip');
    });

    test('two clerks edit one service: the second reads what the first saved, and undo brings it back', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      const id = await openTrip(page, query, `Conflict ${place}`);
      const other = await secondClerk(browser, address);
      await logIn(other, 'Bina Roy');
      await other.goto(bookingPath(id));
      await cell(other, 'Hotel in Thimphu', 'Confirmation').click();
      await cell(page, 'Hotel in Thimphu', 'Confirmation').click();
      await page.keyboard.type('882');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Confirmation: 882.')).toBeVisible();
      await fieldOf(other, 'Hotel in Thimphu', 'Confirmation').fill('991');
      await other.keyboard.press('Enter');
      await expect(other.getByText('It is “882” now.')).toBeVisible();
      await other.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cell(page, 'Hotel in Thimphu', 'Confirmation')).toContainText('Confirmation');
      await expect(page.getByLabel('State of Hotel in Thimphu')).toHaveValue('to-ask');
    });
  });

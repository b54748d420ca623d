import type { Page } from '@playwright/test';
import { fareOf } from '#domain/fares/fare.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { dayInIndia, daysAfter, minuteInIndia, timeText } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { Pace } from './support/enquiry-page.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

type Booked = { id: string; number: string };

type Fixtures = {
  /** An enquiry whose customer asked for an SUV to Shillong and saw its fare; returns its id. */
  enquireForCab(name: string, phoneE164: string): Promise<string>;
  /** A booking whose pick-up is so many minutes from now, at ₹1,995. */
  book(name: string, minutesFromNow: number): Promise<Booked>;
};

const today = () => dayInIndia(new Date());

function askedTrip(day: string) {
  const trip = { city: 'guwahati', type: 'one-way', km: 100 } as const;
  const rates = { version: 1, validFrom: '2026-01-01', rates: sampleRates };
  return {
    trip: 'one-way',
    city: 'guwahati',
    from: 'Guwahati',
    to: 'Shillong',
    fromSlug: 'guwahati',
    toSlug: 'shillong',
    km: 100,
    day,
    time: '07:30',
    returnDay: null,
    hours: null,
    car: 'suv',
    fare: fareOf({ trip, carType: 'suv', rates, today: today(), travelDay: day }),
  };
}

const test = base.extend<Fixtures>({
  enquireForCab: async ({ query }, use) =>
    use(async (name, phoneE164) => {
      const [row] = await query(
        `with customer as (insert into customers (name, phone_e164) values ($1, $2) returning id),
         added as (
           insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
             customer_id, follow_up_at, trip, adults)
           select gen_random_uuid()::text, '', '', $1, $2, $2, '', 'A cab please', id, now() + interval '15 minutes',
             $3, 3 from customer
           returning id)
         insert into enquiry_events (enquiry_id, kind) select id, 'received' from added
         returning enquiry_id::text as id`,
        [name, phoneE164, JSON.stringify(askedTrip(daysAfter(today(), 5)))],
      );
      return String(row?.id);
    }),
  book: async ({ query }, use) =>
    use(async (name, minutesFromNow) => {
      const [row] = await query(
        `with customer as (
           insert into customers (name, phone_e164) values ($1, '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
           returning id),
         booking as (
           insert into bookings (idempotency_key, customer_id, origin, total_paise, token_hash, token_encrypted, made_by)
           select gen_random_uuid()::text, id, 'hand', 199500, sha256(gen_random_uuid()::text::bytea), '', 'Rupa Das'
           from customer returning id),
         service as (
           insert into booking_services (booking_id, kind, position, title, amount_paise)
           select id, 'cab', 1, 'One way, Guwahati to Shillong', 199500 from booking returning id, booking_id)
         insert into duties (id, booking_id, status, trip_type, city, from_name, to_name, car_type, pickup_at, ends_at,
           km, fare_paise, rate_version, end_code)
         select id, booking_id, 'confirmed', 'one-way', 'guwahati', 'Guwahati', 'Shillong', 'sedan',
           date_trunc('minute', now()) + $2 * interval '1 minute',
           date_trunc('minute', now()) + $2 * interval '1 minute' + interval '4 hours', 100, 199500, 1, '1234'
         from service returning booking_id::text as id`,
        [name, minutesFromNow],
      );
      return { id: String(row?.id), number: `B${row?.id}` };
    }),
});

test.use({ trace: 'off' });

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const someDigits = () => String(10_000 + Math.floor(Math.random() * 89_999));
const minutesToMidnight = () => 24 * 60 - Number(minuteInIndia(new Date()).slice(11, 13)) * 60;

const money = (page: Page) => page.getByRole('region', { name: 'Money', exact: true });
const row = (page: Page, name: string | RegExp) =>
  money(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const popup = (page: Page) => page.getByRole('dialog');

async function openBooking(page: Page, id: string): Promise<void> {
  await page.goto(bookingPath(id));
  await expect(page.getByRole('button', { name: 'Add payment' })).toBeEnabled();
}

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an enquiry becomes a booking in one click, with everything filled in', async ({
      page,
      logIn,
      enquireForCab,
    }) => {
      await logIn(page, 'Rupa Das');
      const name = unique('Bina');
      const id = await enquireForCab(name, `+9198642${someDigits()}`);
      await page.goto(enquiryPath(id));
      await page.getByRole('button', { name: 'Make booking' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const duty = page.getByRole('region', { name: 'Guwahati to Shillong' });
      await expect(duty).toContainText('Confirmed');
      await expect(duty).toContainText('SUV');
      await expect(duty).toContainText(`${Number(daysAfter(today(), 5).slice(8))} `);
      await expect(duty).toContainText('07:30');
      await expect(duty).toContainText('100 km at ₹27');
      await expect(duty).toContainText('Rates version 1');
      await expect(duty.getByRole('button', { name: 'People: 3' })).toBeVisible();
      await expect(row(page, 'Balance')).toContainText('₹2,835 due');
      await expectSound(page);

      // The pick-up address is edited in place.
      await duty.getByRole('button', { name: 'Pick-up address: not known' }).click();
      await page.getByLabel('Pick-up address').fill('Hotel Atithi, Paltan Bazaar');
      await page.keyboard.press('Enter');
      await expect(duty.getByRole('button', { name: /Hotel Atithi/ })).toBeFocused();

      // An advance comes in, and was a mistake.
      await page.getByRole('button', { name: 'Add payment' }).click();
      await popup(page).getByLabel('Amount').fill('1000');
      await popup(page).getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'The entry is saved.');
      await expect(row(page, 'Balance')).toContainText('₹1,835 due');
      await page.getByRole('button', { name: 'Reverse Advance ₹1,000' }).click();
      await popup(page).getByRole('button', { name: 'Reverse' }).click();
      await expectSaid(page, 'The entry is reversed.');
      await expect(row(page, 'Balance')).toContainText('₹2,835 due');
      await expect(
        page.getByText('Rupa Das reversed the ₹1,000 that were entered as advance.'),
      ).toBeVisible();

      // The enquiry is confirmed and leads to its booking.
      await page.goto(enquiryPath(id));
      await expect(page.getByRole('button', { name: 'Confirmed', exact: true })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await page.getByRole('region', { name: 'Booking' }).getByRole('link', { name: /^B\d+/ }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test('a booking is made by hand in 30 seconds', async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      const digits = someDigits();
      const name = `Dipali ${digits}`;
      await page.goto(paths.adminNewBooking);
      await expect(page.getByRole('button', { name: 'Make booking' })).toBeEnabled();
      await expect(page.getByLabel('Customer’s phone number')).toBeFocused();
      const pace = new Pace(page);
      await pace.type(`98643${digits}`);
      await pace.press('Tab');
      await pace.type(name);
      await pace.choose(page.getByLabel('From', { exact: true }).focus());
      await pace.type('Guwahati');
      await pace.press('Tab');
      await pace.type('Shillong');
      await pace.choose(page.getByRole('button', { name: 'Tomorrow' }).click());
      await pace.type('0630AM');
      await pace.choose(page.getByText('Compact').click());
      await expect(page.getByRole('region', { name: 'Fare', exact: true })).toContainText('₹1,680');
      if (viewport === desktop) await expectSound(page);
      await pace.choose(page.getByRole('button', { name: 'Make booking' }).click());
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(pace.seconds).toBeLessThan(30);
      await expect(page.getByRole('region', { name: 'Guwahati to Shillong' })).toContainText('06:30');
      await expect(row(page, 'Balance')).toContainText('₹1,680 due');

      // It is found by its customer, in the list and by Ctrl+K.
      await page.goto(`${paths.adminBookings}?search=98643${digits}`);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Confirmed');
      await expectSound(page);
      await page.keyboard.press('Control+k');
      await popup(page).getByRole('combobox').fill(name);
      await expect(
        popup(page).getByRole('option', { name: new RegExp(`${name}.*Guwahati to Shillong`) }),
      ).toBeVisible();
    });

    test(
      'cancelling costs half on the day and nothing the day before, and is undone',
      fullOnly,
      async ({ page, logIn, book }) => {
        await logIn(page, 'Rupa Das');
        const onTheDay = await book(unique('Today'), -5);
        await openBooking(page, onTheDay.id);
        await page.getByRole('button', { name: 'Cancel duty' }).click();
        await expect(popup(page)).toContainText('50% of the fare of ₹1,995 is charged: ₹997.50.');
        await expect(popup(page)).toContainText('The charge includes GST, as the fare does.');
        await expectSound(page);
        await popup(page).getByRole('button', { name: 'Cancel, charge ₹997.50' }).click();
        await expectSaid(page, 'The duty is cancelled. ₹997.50 is charged.');
        await expect(row(page, 'Balance')).toContainText('₹997.50 due');
        await expect(
          page.getByText('Rupa Das cancelled the duty, with 50% of the fare: ₹997.50.'),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Restore' }).click();
        await expectSaid(page, 'The duty is back, with its full fare.');
        await expect(row(page, 'Balance')).toContainText('₹1,995 due');

        // The charge is waived, and the timeline says why.
        await page.getByRole('button', { name: 'Cancel duty' }).click();
        await popup(page).getByLabel('Charge less, or nothing').check();
        await expect(popup(page)).toContainText('Nothing is charged in place of ₹997.50.');
        await popup(page).getByRole('button', { name: 'Cancel free of charge' }).click();
        await expectSaid(page, 'Type why the customer pays less. The timeline keeps it.');
        await expect(popup(page).getByLabel('Reason for the lower charge')).toBeFocused();
        await expectSound(page);
        await popup(page).getByLabel('Reason for the lower charge').fill('Road closed');
        await expect(popup(page)).not.toContainText('Type why the customer pays less.');
        await popup(page).getByLabel('Charge in place of it').fill('200');
        await popup(page).getByRole('button', { name: 'Cancel, charge ₹200' }).click();
        await expectSaid(page, 'The duty is cancelled. ₹200 is charged.');
        await expect(
          page.getByText('for ₹200 in place of ₹997.50 (50% of the fare): Road closed.'),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Restore' }).click();

        const before = await book(unique('Tomorrow'), minutesToMidnight() + 60);
        await openBooking(page, before.id);
        await page.getByRole('button', { name: 'Cancel duty' }).click();
        await expect(popup(page)).toContainText('The pick-up is tomorrow: cancelling is free of charge.');
        await popup(page).getByRole('button', { name: 'Cancel free of charge' }).click();
        await expectSaid(page, 'The duty is cancelled. Nothing is charged.');
        await expect(row(page, 'Balance')).toContainText('Paid');
      },
    );

    test(
      'another time two hours before has its charge, and is undone',
      fullOnly,
      async ({ page, logIn, book }) => {
        await logIn(page, 'Rupa Das');
        const { id } = await book(unique('Late'), 120);
        await openBooking(page, id);
        await page.getByRole('button', { name: 'Move the pick-up' }).click();
        await expect(popup(page)).toContainText('This change is late, and the rates have no charge for it.');
        const later = new Date(Date.now() + 26 * 3600_000);
        const [day = '', clock = ''] = minuteInIndia(later).split(' ');
        await popup(page).getByLabel('Day').fill(day);
        await popup(page).getByLabel('Time').fill(clock);
        await popup(page).getByRole('button', { name: 'Move the pick-up' }).click();
        await expectSaid(page, 'Type the charge in rupees, or 0 for none.');
        await popup(page).getByLabel('Charge').fill('300');
        await popup(page).getByRole('button', { name: 'Move the pick-up' }).click();
        await expectSaid(
          page,
          /^The pick-up moved from .* to .*, \d\d:\d\d\. ₹300 is added to the booking\.$/,
        );
        await expect(page.getByRole('region', { name: 'Guwahati to Shillong' })).toContainText(
          timeText(later),
        );
        await expect(row(page, 'Late change')).toContainText('₹300');
        await expect(row(page, 'Balance')).toContainText('₹2,295 due');
        await page.getByRole('button', { name: /^Undo: Rupa Das moved the pick-up/ }).click();
        await expectSaid(page, /^The pick-up moved back from /);
        await expect(row(page, 'Balance')).toContainText('₹1,995 due');
      },
    );
  });

test('New booking takes a corrected message away, asks about the past, and takes a known customer over', async ({
  page,
  logIn,
  query,
}) => {
  await logIn(page, 'Rupa Das');
  const digits = someDigits();
  const [name, email] = [unique('Known'), `known-${digits}@example.com`];
  await query('insert into customers (name, phone_e164, email) values ($1, $2, $3)', [
    ...[name, `+9198646${digits}`, email],
  ]);
  await page.goto(paths.adminNewBooking);
  const make = page.getByRole('button', { name: 'Make booking' });
  await expect(make).toBeEnabled();
  await page.getByLabel('Customer’s phone number').fill('1234567');
  await make.click();
  const wrong = 'Type a phone number; choose its country when it is not Indian.';
  const number = page.getByLabel('Customer’s phone number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill(`98646${digits}`);
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(wrong)).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('E-mail (if known)')).toHaveValue(email);
  await expect(page.getByLabel(/^Mail the booking to the customer/)).toBeChecked();

  await page.getByLabel('From', { exact: true }).fill('Guwahati');
  await page.getByLabel('To', { exact: true }).fill('Shillong');
  await page.getByLabel('Day', { exact: true }).fill(daysAfter(today(), -1));
  await page.getByLabel('Time', { exact: true }).fill('06:30');
  await page.getByLabel('Other price').fill('1800');
  const included = page.getByRole('group', { name: 'This price includes' });
  for (const part of ['Tolls', 'State taxes', 'Free waiting, as in the fare', 'Driving at night'])
    await expect(included.getByLabel(part)).toBeChecked();
  await included.getByLabel('Driving at night').uncheck();
  await included.getByLabel('Rupees for a night, with GST').fill('300');
  await expect(included).toContainText(
    'The customer pays: Driving between 22:00 and 06:00: ₹300 for each night',
  );
  await expect(page.getByRole('region', { name: 'Fare', exact: true })).toContainText('tolls');
  await expectSound(page);
  await make.click();
  await expectSaid(page, /^The pick-up is in the past: .*, 06:30\./);
  await expect(page.getByLabel(/^Yes, the pick-up was on/)).toBeVisible();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByText(/The pick-up is in the past/)).toHaveCount(0);
  await expect(page.getByLabel(/^Yes, the pick-up was on/)).toHaveCount(0);
  await expect(included.getByLabel('Driving at night')).not.toBeChecked();
  await make.click();
  const duty = page.getByRole('region', { name: 'Guwahati to Shillong' });
  await expect(duty).toContainText('Agreed price');
  await expect(duty).toContainText('Fuel, driver, tolls, state taxes and GST');
  await expect(duty).toContainText('Driving between 22:00 and 06:00: ₹300 for each night, with GST');
  const mail = page.getByRole('region', { name: 'Mail to the customer' });
  await mail.getByRole('button', { name: `Mail it again to ${email}` }).click();
  await expectSaid(page, `The booking is mailed to ${email}.`);
});

test('staff copy the customer’s link, and the customer reads the booking on any screen', async ({
  page,
  browser,
  address,
  logIn,
  book,
}) => {
  await logIn(page, 'Rupa Das');
  const name = unique('Link');
  const { id, number } = await book(name, 30 * 60);
  await openBooking(page, id);
  const box = page.getByRole('region', { name: 'Customer’s link' });
  await expect(box).toContainText('No link can be shown.');
  await box.getByRole('button', { name: 'New link' }).click();
  const confirm = box.getByRole('button', { name: 'End the old link, make a new one' });
  await expect(confirm).toBeFocused();
  await box.getByRole('button', { name: 'Keep the link' }).click();
  await expect(box.getByRole('button', { name: 'New link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm.click();
  await expectSaid(page, 'There is a new link. The old one has ended.');
  const link = await box.getByLabel('Link').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await box.getByRole('button', { name: 'Copy the link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(box.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91\\d+\\?text=.*${encodeURIComponent(new URL(link).pathname)}`),
  );
  await expectSound(page);

  for (const viewport of [phone, desktop])
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ baseURL: address, viewport, javaScriptEnabled });
      const customer = await context.newPage();
      await customer.goto(new URL(link).pathname);
      await expect(customer.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(customer.getByText('1234', { exact: true })).toBeVisible();
      await expect(customer.getByRole('region', { name: 'What it costs' })).toContainText('₹1,995');
      await expect(customer.getByRole('region', { name: 'Cancel or change' })).toContainText(
        '50% of the fare',
      );
      // axe is a script itself.
      if (javaScriptEnabled) await expectSound(customer);
      await context.close();
    }
  await expect(page.getByText('The customer opened the booking’s link.')).toBeVisible();
});

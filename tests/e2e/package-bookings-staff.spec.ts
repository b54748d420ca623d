import { randomInt } from 'node:crypto';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { quoteTour, visitor } from './support/tour-quote.ts';

/** A UTR counts once, and the test runs for each width on one site. */
const someUtr = () => String(randomInt(10 ** 11, 10 ** 12));

for (const [place, viewport] of firstOrAll([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('an accepted package is booked by one button, its deposit paid, and it is cancelled and restored', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }, { retry }) => {
      await logIn(page, 'Rupa Das');
      const name = `Meera Nair ${viewport.width}-${retry}`;
      const { enquiry, quote } = await quoteTour(query, name);
      const customer = await visitor(browser, address, page);
      await customer.goto(quote);
      await customer.getByLabel('Your name').fill(name);
      await customer.getByRole('button', { name: 'Accept this quote' }).click();
      // The deposit can be paid at once.
      await expect(customer.getByRole('heading', { level: 1 })).toContainText('Your payment');
      await customer.goto(quote);
      await expect(customer.getByRole('status')).toContainText(`Accepted by ${name}`);

      await page.goto(enquiryPath(enquiry));
      await expect(page.getByRole('region', { name: 'Quotes' })).toContainText(`Accepted by ${name}`);
      await expect(page.getByRole('button', { name: 'Make booking' })).toHaveCount(1);
      await page.getByRole('button', { name: 'Make booking' }).click();
      const trip = page.getByRole('region', { name: 'Bhutan in six days' });
      await expect(trip).toContainText('Overseas tour');
      await expect(trip).toContainText('TCS 2%₹3,444');
      await expect(trip).toContainText('25% until 30 days before');
      await expectSound(page);

      // The customer's own page has the trip and nothing about a cab.
      const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname;
      await customer.goto(link);
      await expect(customer.getByRole('heading', { level: 1 })).toContainText('Your trip');
      await expect(customer.getByRole('main')).not.toContainText(/driver|fuel|pick-up/i);
      await expectSound(customer);

      // The deposit is proposed, by keyboard.
      const money = page.getByRole('region', { name: 'Money' });
      await money.getByRole('button', { name: 'Add payment' }).press('Enter');
      const payment = page.getByRole('dialog', { name: 'Add payment' });
      await expect(payment.getByLabel('Amount')).toHaveValue('52693');
      await payment.getByLabel('Reference').fill(someUtr());
      await payment.getByLabel('Reference').press('Enter');
      await expect(money).toContainText('Deposit₹52,693✓ Paid');
      for (const path of [quote, link]) {
        await customer.goto(path);
        await expect(customer.getByRole('main')).toContainText('Deposit₹52,693✓ Paid');
        await expect(customer.getByRole('main')).not.toContainText('Pay ₹52,693');
        await expectSound(customer);
      }

      // Cancelled for what the terms say, with a reason, and taken back.
      await trip.getByRole('button', { name: 'Cancel booking' }).click();
      const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await expect(cancel).toContainText('25% until 30 days before');
      await cancel.getByLabel('Charge').fill('43050');
      await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
      await expect(cancel.getByLabel('Reason')).toBeFocused();
      await expectSound(page);
      await cancel.getByLabel('Reason').fill('25% by the terms');
      await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
      await expectSaid(page, 'The booking is cancelled.');
      await expect(money).toContainText('₹9,643 to refund');
      await expect(page.getByText('cancelled the booking, for ₹43,050: 25% by the terms.')).toBeVisible();
      await trip.getByRole('button', { name: 'Restore' }).click();
      await expectSaid(page, 'The booking is back, at its full price.');
      await expect(money).toContainText('₹1,22,951 due');

      await page.goto(paths.adminBookings);
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Bhutan in six days');
      await expectSound(page);
    });
  });
}

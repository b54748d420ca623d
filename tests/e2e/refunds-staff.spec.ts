import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { quoteTour, visitor } from './support/tour-quote.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const utr = () => String(randomInt(10 ** 11, 10 ** 12));

/** The worked trip of docs/money.md with its deposit, which came in an earlier month. */
async function paidTrip(page: Page, query: Query, accept: (quote: string) => Promise<void>, name: string) {
  const { enquiry, quote } = await quoteTour(query, name);
  await accept(quote);
  await page.goto(enquiryPath(enquiry));
  await page.getByRole('button', { name: 'Make booking' }).click();
  await expect(page.getByRole('region', { name: 'Bhutan in six days' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await query(
    `with paid as (
       insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, utr, reference, received_on, made_by)
       values ($1, gen_random_uuid(), 'advance', 5269300, 'bank', 'bank', $2, $2, current_date - 40, 'Rupa Das'))
     update bookings set received_paise = 5269300 where id = $1`,
    [id, utr()],
  );
  await page.goto(bookingPath(id));
  return id;
}

for (const [place, viewport] of firstOrAll([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a trip is cancelled in rupees, and its refund is asked for, sent by hand and done', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }, { retry }) => {
      await logIn(page, 'Rupa Das');
      const name = `Meera Nair ${viewport.width}-${retry}`;
      const customer = await visitor(browser, address, page);
      const accept = async (quote: string) => {
        await customer.goto(quote);
        await customer.getByLabel('Your name').fill(name);
        await customer.getByRole('button', { name: 'Accept this quote' }).click();
      };
      const id = await paidTrip(page, query, accept, name);
      const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname;

      // Everything is shown before it happens.
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await cancel.getByLabel('Charge', { exact: true }).fill('43050');
      await expect(cancel.getByRole('table', { name: 'What it comes to' })).toContainText(
        'TCS that stays with the tax office₹1,033.20',
      );
      await expect(cancel).toContainText('The customer gets back₹8,609.80');
      await expect(cancel).toContainText('Tax invoice of the charge: ₹41,000 and ₹2,050 of GST');
      await expectSound(page, 'the dialog of a cancellation');
      await cancel.getByRole('radio', { name: 'No: it is given back' }).check();
      await expect(cancel).toContainText('The customer gets back₹9,643');
      await cancel.getByRole('radio', { name: /^Yes: ₹1,033\.20/ }).check();
      await cancel.getByLabel('Reason').fill('25% by the terms');
      await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
      await expectSaid(page, 'The booking is cancelled.');

      const refunds = page.getByRole('region', { name: 'Refunds' });
      await expect(refunds).toContainText('₹8,609.80 to give back');
      await refunds.getByRole('button', { name: 'Refund ₹8,609.80' }).click();
      const ask = page.getByRole('dialog', { name: 'Refund' });
      await expect(ask).toContainText(/₹8,609\.80 to the payment of .* \(Bank transfer\)/);
      // A part first.
      await ask.getByLabel('Amount').fill('3,000');
      await expect(ask).toContainText(/₹3,000 to the payment of .* \(Bank transfer\)/);
      await expectSound(page, 'the dialog of a refund');
      await ask.getByRole('button', { name: 'Ask for the refund' }).click();
      await expectSaid(page, 'The refund is approved and can be sent.');
      await refunds.getByRole('button', { name: 'Send by hand: ₹3,000' }).click();
      const send = page.getByRole('dialog', { name: 'The refund is sent' });
      await send.getByRole('button', { name: 'Enter as sent' }).click();
      await expect(send.getByLabel('Number of the transfer (UTR)')).toBeFocused();
      await send.getByLabel('Number of the transfer (UTR)').fill(utr());
      await send.getByRole('button', { name: 'Enter as sent' }).click();
      await expectSaid(page, 'The refund is entered as sent.');
      await refunds.getByRole('button', { name: 'It has arrived: ₹3,000' }).click();
      await expectSaid(page, 'The refund is done.');
      await expect(refunds).toContainText('₹5,609.80 to give back');
      await expectSound(page, 'the refunds of a booking');
      await customer.goto(link);
      const main = customer.getByRole('main');
      for (const words of [
        '₹43,050 is charged for it. ₹1,033.20 of TCS is with the tax office already',
        'Paid₹52,693',
        /Refunded on \d+ \w+ \d{4}, UTR \d{12}₹3,000/,
        'Refund due to you₹5,609.80',
        'We send ₹5,609.80 back the way you paid (bank transfer)',
      ])
        await expect(main).toContainText(words);
      await expectSound(customer, 'a cancelled trip');

      // Above the limit a second person approves; whoever asked for it reads why not they.
      await refunds.getByRole('button', { name: 'Refund ₹5,609.80' }).click();
      await ask.getByLabel('Amount').fill('40,000');
      await ask.getByRole('button', { name: 'Ask for the refund' }).click();
      await expectSaid(page, /wait for a second staff member/);
      await expect(refunds).toContainText('Another staff member with the area Money approves it.');
      await expect(refunds.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

      const second = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(second, 'Anil Bora');
      await second.goto(paths.adminMoneyRefunds);
      const row = second.locator('[data-refund]').filter({ hasText: name });
      await row.getByRole('button', { name: 'Approve: ₹40,000' }).click();
      await expectSaid(second, 'The refund is approved.');
      await expectSound(second, 'the list of refunds');

      // A clerk without the area money sees the refunds and no button.
      const clerk = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(clerk, `Clerk ${viewport.width}-${retry}`);
      await query(`update staff_users set areas = '{enquiries}' where name = $1`, [
        `Clerk ${viewport.width}-${retry}`,
      ]);
      await clerk.goto(bookingPath(id));
      const seen = clerk.getByRole('region', { name: 'Refunds' });
      await expect(seen).toContainText('₹40,000');
      await expect(seen.getByRole('button')).toHaveCount(0);
    });
  });
}

import { randomInt } from 'node:crypto';
import { paths } from '#paths.ts';
import { phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { quoteTour, visitor } from './support/tour-quote.ts';

test.use({ viewport: phone });

test('the deposit of an accepted quote is paid by its link, claimed and confirmed', async ({
  page,
  browser,
  address,
  query,
  logIn,
}, { retry }) => {
  const name = `Meera Pay ${retry}`;
  const { enquiry, quote } = await quoteTour(query, name);
  const customer = await visitor(browser, address, page);
  await customer.goto(quote);
  await customer.getByLabel('Your name').fill(name);
  await customer.getByRole('button', { name: 'Accept this quote' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Your payment');
  await expect(customer.getByRole('main')).toContainText('To pay₹52,693');
  await expectSound(customer);
  const utr = String(randomInt(10 ** 11, 10 ** 12));
  await customer.getByLabel('UTR number').fill(utr);
  await customer.getByLabel('UTR number').press('Enter');
  await expect(customer.getByRole('status')).toContainText('We are checking it.');
  await expectSound(customer);

  await logIn(page, 'Rupa Das');
  await page.goto(`${paths.adminEnquiry}?id=${enquiry}`);
  await page.getByRole('button', { name: 'Make booking' }).click();
  const requests = page.getByRole('region', { name: 'Payment requests' });
  await expect(requests).toContainText('Customer says paid');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('that it is paid');
  await requests.getByRole('button', { name: /^Confirm Q/ }).press('Enter');
  const check = page.getByRole('dialog', { name: /^Confirm Q/ });
  await expect(check.getByLabel('UTR number')).toHaveValue(utr);
  await expectSound(page);
  await check.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await expectSaid(page, /is confirmed and counted/);
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('Deposit₹52,693✓ Paid');

  await customer.reload();
  await expect(customer.getByRole('status')).toContainText('Paid. Nothing is left to pay here.');
  await page.goto(paths.adminMoneyRequests);
  await expectSound(page);
});

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
  await expect(customer.getByRole('main')).toContainText('Thank you, you accepted the quote of ₹1,75,644.');
  await expect(customer.getByRole('main')).toContainText('To pay₹52,693');
  await expectSound(customer);
  const utr = String(randomInt(10 ** 11, 10 ** 12));
  const number = customer.getByLabel('UTR number');
  await number.fill(`${utr}3`);
  await number.press('Enter');
  await expect(customer.getByRole('main')).toContainText('it has 12 digits for UPI and IMPS');
  await number.fill(String(randomInt(10 ** 11, 10 ** 12)));
  await number.press('Enter');
  await expect(customer.getByRole('status')).toContainText('We are checking it.');
  await expect(customer.getByRole('main')).toContainText('You told us you paid₹52,693');
  await expect(customer.getByRole('main')).not.toContainText('To pay');
  await customer.getByText('Correct the number').click();
  await number.fill(utr);
  await customer.getByRole('button', { name: 'Save the number' }).click();
  await expect(customer.getByRole('status')).toContainText(`Your UTR number: ${utr}`);
  await expectSound(customer);
  await customer.goto(quote);
  await expect(customer.getByRole('main')).toContainText(
    'You told us that you paid ₹52,693; we are checking it',
  );
  await expect(customer.getByRole('main')).not.toContainText('How to pay');
  await expectSound(customer, 'a quote whose deposit is checked');
  await customer.goBack();

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
  await expectSound(customer, 'a payment that is confirmed');
  await customer.getByRole('link', { name: 'Your receipt is on the page of your booking' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Your trip');
  await expect(customer.getByRole('main')).toContainText('Deposit₹52,693✓ Paid');
  await page.goto(paths.adminMoneyRequests);
  await expectSound(page);
});

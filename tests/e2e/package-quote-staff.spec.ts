import { dateText, daysAfter } from '#domain/shared/india-time.ts';
import { newQuotePath } from '#staff-paths.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { addTripTerms, fillPayments, tripDays } from './support/trip-terms.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a package is quoted to a family from abroad: ages, an offered discount, no TCS, and its reason', async ({
  page,
  browser,
  address,
  query,
  logIn,
}) => {
  await logIn(page, 'Rupa Das');
  await addTripTerms(query);
  const [customer] = await query(
    `insert into customers (name, phone_e164) values ('Ann Lee', '+447700900123') returning id`,
    [],
  );
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at, adults, children, customer_id, package_id)
     select $1, $1, '', 'Ann Lee', '+44 7700 900123', '', 'To Bhutan', '+447700900123', 'contacted',
       now() + interval '1 hour', 2, 2, $2, id
     from tour_packages where name = 'Thimphu, Punakha and Paro' limit 1
     returning id`,
    [crypto.randomUUID(), customer?.id],
  );
  await page.goto(newQuotePath(String(row?.id)));

  // The enquiry names two children, so their ages are asked before there is a price.
  const ages = page.getByLabel('Age of each child');
  await expect(ages).toBeFocused();
  await page.getByLabel('Month of travel').selectOption('November');
  const copy = page.getByRole('button', { name: 'Copy into the quote' });
  await copy.click();
  await expectSaid(page, 'Type the ages of all 2 children, such as 4, 8.');
  await expect(ages).toBeFocused();
  await ages.fill('4, 8');
  await expectSound(page);
  await copy.click();
  await expectSaid(page, /for 2 adults, 2 children \(4 and 8\), Indian passports, November\.$/);
  await expect(page.getByLabel('Description', { exact: true })).toHaveCount(4);
  await expect(page.getByLabel('Line 3 is a fee')).toBeChecked();
  await expect(page.getByLabel('Line 1 is a fee')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Not included' })).not.toHaveValue(/page|GST|Sustainable/);

  const discount = page.getByRole('group', { name: 'Discount' });
  await expect(discount.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(discount).toContainText('First booking: −20% off what adults and children pay.');
  await expect(page.getByText('Total with taxes: ₹2,28,123')).toBeVisible();
  await discount.getByRole('button', { name: 'Give this discount' }).click();
  await expect(page.getByLabel('Discount in percent')).toHaveValue('20');
  await expect(page.getByText('Total with taxes: ₹1,85,711')).toBeVisible();

  // Copied again, it takes its own place, and a discount that was worked out for others goes.
  await ages.fill('4, 13');
  await copy.click();
  await expectSaid(page, /2 children \(4 and 13\)/);
  await expect(page.getByLabel('Description', { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('Included', { exact: true })).toHaveValue(/^(?!.*4 and 8).*4 and 13/s);
  await expect(discount.getByRole('radio', { name: 'None' })).toBeChecked();
  await ages.fill('4, 8');
  await copy.click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveCount(4);
  await discount.getByRole('button', { name: 'Give this discount' }).click();
  await expect(page.getByText('Total with taxes: ₹1,85,711')).toBeVisible();

  // A number that is not Indian says nothing about where the buyer lives.
  const go = page.getByRole('button', { name: 'Make this quote' });
  await go.click();
  await expectSaid(page, /^Choose where the buyer lives/);
  const lives = page.getByLabel('The buyer lives');
  await expect(lives).toBeFocused();
  const kind = page.getByLabel('Kind of service');
  await kind.selectOption('Other');
  await go.click();
  await expectSaid(page, /^This quote is for Bhutan/);
  await kind.selectOption('Overseas package');
  await lives.selectOption('Outside India');
  await expect(page.getByLabel('TCS in percent')).toHaveValue('0');
  await expect(page.getByLabel('Why no TCS is collected')).toHaveValue('abroad');
  await expect(page.getByText('Total with taxes: ₹1,82,070')).toBeVisible();
  await expectSound(page);

  // Everything that a trip needs is named, and the first of it has the focus.
  await go.click();
  await expectSaid(
    page,
    'This quote is for a trip, which still needs: its first day, its last day, a deposit with its due day. Until then it stays a draft.',
  );
  const firstDay = page.getByLabel('First day');
  await expect(firstDay).toBeFocused();
  await expect(page.getByLabel('Adults who travel')).toHaveValue('2');
  await expect(page.getByLabel('Ages of the children')).toHaveValue('4, 8');
  await expect(page.getByText('Plan of the package: 6 days, 14 services')).toBeVisible();
  await firstDay.fill(tripDays.first);
  await page.getByLabel('Last day').fill(tripDays.last);
  await go.click();
  await expect(
    page.getByRole('group', { name: 'Deposit' }).getByRole('radio', { name: 'None' }),
  ).toBeFocused();
  await fillPayments(page);
  const preview = page.getByRole('region', { name: 'What the customer sees' });
  await expect(preview.getByRole('region', { name: 'If you cancel' })).toContainText(
    '₹45,517.50 (25% of the price with GST)',
  );
  await expectSound(page);
  await go.click();
  await expectSaid(page, 'Version 1 made: ₹1,82,070.');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const reader = await (
    await browser.newContext({ baseURL: address, viewport: page.viewportSize() })
  ).newPage();
  await reader.goto(new URL(link).pathname);
  await expect(reader.getByRole('table').first()).toContainText('First booking (20%, not on fees)−₹39,600');
  await expect(reader.getByRole('table').first()).toContainText('Total₹1,82,070');
  const cancelling = reader.getByRole('region', { name: 'If you cancel' });
  await expect(cancelling.getByRole('row')).toHaveText([
    'If you cancelCharge',
    `Until ${dateText(daysAfter(tripDays.first, -30))}₹45,517.50 (25% of the price with GST)`,
    `From ${dateText(daysAfter(tripDays.first, -29))} on₹1,82,070 (100%)`,
  ]);
  await expect(cancelling).toContainText('Permit fees are not given back.');
  await expect(reader.getByText('2 adults, 2 children (4 and 8)', { exact: true })).toBeVisible();
  await expect(reader.getByRole('region', { name: 'What is included' })).toContainText(
    'For 2 adults, 2 children (4 and 8), Indian passports, November',
  );
  await expect(reader.getByText('No TCS is collected, because you live outside India.')).toBeVisible();
  await expect(reader.getByText('TCS 2%')).toHaveCount(0);
  await expectSound(reader);
  const [stored] = await query('select lives_in from customers where id = $1', [customer?.id]);
  expect(stored).toEqual({ lives_in: 'abroad' });
});

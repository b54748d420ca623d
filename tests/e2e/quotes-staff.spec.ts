import type { Browser, Page } from '@playwright/test';
import { enquiryPath, quoteFilePath } from '#paths.ts';
import { readPdf } from '../support/pdf.ts';
import { waitUntil } from '../support/wait-until.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

async function addEnquiry(query: Query, name: string): Promise<string> {
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at)
     values ($1, $1, '', $2, '98640 12345', 'asha@example.com', 'To Shillong, please.', '+919864012345',
       'contacted', now() + interval '1 hour')
     returning id`,
    [crypto.randomUUID(), name],
  );
  return String(row?.id);
}

const quotesOf = (page: Page) => page.getByRole('region', { name: 'Quotes' });

/** The site's links have its public address; the test opens them through nginx. */
async function linkIn(page: Page): Promise<string> {
  const link = await quotesOf(page).getByLabel('Link', { exact: true }).inputValue();
  return new URL(link).pathname;
}

async function visitor(browser: Browser, address: string, page: Page, javaScriptEnabled = true) {
  const options = { baseURL: address, viewport: page.viewportSize(), javaScriptEnabled };
  return (await browser.newContext(options)).newPage();
}

for (const [place, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a quote is made, shared, opened elsewhere and accepted, and staff see it', async ({
      page,
      browser,
      address,
      query,
      logIn,
      mailAbout,
    }) => {
      test.setTimeout(120_000);
      await logIn(page, 'Rupa Das');
      const enquiry = await addEnquiry(query, 'Asha Devi Sharma');
      await page.goto(enquiryPath(enquiry));
      const quotes = quotesOf(page);
      await expect(quotes).toContainText('No quote has been made yet.');

      await quotes.getByRole('button', { name: 'Make a quote' }).click();
      const go = quotes.getByRole('button', { name: 'Make this quote' });
      const what = quotes.getByLabel('Description', { exact: true });
      const price = quotes.getByLabel('Rate in ₹');
      await expect(what).toBeFocused();
      await go.click();
      await expectSaid(page, 'Type what you offer, and its rate.');
      await expect(what).toHaveAttribute('aria-invalid', 'true');
      await what.fill('Sedan, Guwahati to Shillong');
      await quotes.getByLabel('Quantity').fill('2');
      await price.fill('ask');
      await go.click();
      await expectSaid(page, 'Type the rate in rupees.');
      await expect(price).toBeFocused();
      await price.fill('-44600');
      await go.click();
      await expectSaid(
        page,
        'A rate cannot be negative. Enter a discount in the Discount field below the lines.',
      );
      await expect(price).toHaveAccessibleDescription(/^Not an amount in rupees\./);
      await price.fill('Rs. 3,500/-');
      await expect(price).toHaveAccessibleDescription(
        'Understood as ₹3,500: three thousand five hundred rupees.',
      );
      await expect(quotes).toContainText('Total with GST: ₹7,350');
      await quotes.getByRole('button', { name: 'Add a line' }).click();
      await expect(what.last()).toBeFocused();
      await what.last().fill('Guide for a day');
      await price.last().fill('1,234.50');
      await expect(quotes).toContainText('Total with GST: ₹8,646.23');
      await quotes.getByRole('textbox', { name: 'Included', exact: true }).fill('Driver\nFuel and tolls');
      await quotes.getByRole('textbox', { name: 'Not included' }).fill('Lunch');
      await expectSound(page);
      await go.click();
      await expectSaid(page, 'Version 1 made: ₹8,646.23.');

      const link = await linkIn(page);
      const chat = quotes.getByRole('link', { name: 'Open in WhatsApp' });
      const words = decodeURIComponent((await chat.getAttribute('href')) ?? '');
      expect(words).toContain('https://wa.me/919864012345?text=Hello Asha');
      expect(words).toContain('₹8,646.23');
      expect(words).toContain(link);
      await expect(quotes.getByRole('link', { name: 'Open in mail' })).toHaveAttribute(
        'href',
        /^mailto:asha%40example\.com\?/,
      );
      await expectSound(page);
      await expect(quotes).toContainText('Not opened yet');

      // The link is shown once; a new one is needed later, and replaces the first.
      await page.reload();
      await expect(quotes.getByRole('button', { name: 'Make the next version' })).toBeVisible();
      await expect(quotes.getByLabel('Link', { exact: true })).toHaveCount(0);
      await quotes.getByRole('button', { name: 'New link to version 1' }).click();
      await expectSaid(page, 'New link to version 1 made.');
      const renewed = await linkIn(page);

      const reader = await visitor(browser, address, page);
      expect((await reader.goto(link))?.status()).toBe(404);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link shows no quote.');
      await expectSound(reader);
      await reader.goto(renewed);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your quote');
      await expect(reader.getByText('For Asha')).toBeVisible();
      await expect(reader.getByRole('table')).toContainText('₹8,646.23');
      await expect(reader.getByText('Eight thousand six hundred and forty-six rupees')).toBeVisible();
      await expectSound(reader);
      // The page of the enquiry shows it without a reload.
      await expect(quotes).toContainText('Opened on');

      // Accepted in a browser without script.
      const plain = await visitor(browser, address, page, false);
      await plain.goto(renewed);
      const name = plain.getByLabel('Your name');
      await expect(name).toHaveJSProperty('required', true);
      await name.fill(' ');
      await plain.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(plain.getByRole('status')).toHaveText('Please type your name.');
      await expect(plain.getByRole('status')).toBeInViewport();
      await name.fill('Asha Sharma');
      await plain.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(plain.getByRole('status')).toContainText('Accepted by Asha Sharma on');
      await expect(plain).toHaveURL(`${renewed}#accept`);
      await plain.reload();
      await expect(plain.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
      await reader.reload();
      await expectSound(reader);

      await expect(quotes).toContainText('Accepted by Asha Sharma on');
      const [row] = await query('select stage from enquiries where id = $1', [enquiry]);
      expect(row).toEqual({ stage: 'confirmed' });
      const mail = await mailAbout(enquiryPath(enquiry));
      expect(mail.subject).toMatch(/^Quote accepted: PT-\w+, ₹8,646\.23$/);

      // The next version starts as a copy of the last, whose page then says that it was replaced.
      await quotes.getByRole('button', { name: 'Make the next version' }).click();
      await expect(what.first()).toHaveValue('Sedan, Guwahati to Shillong');
      await quotes.getByRole('button', { name: 'Remove line 2' }).click();
      await expectSaid(page, 'Line 2 is removed.');
      await go.click();
      await expectSaid(page, 'Version 2 made: ₹7,350.');
      const second = await linkIn(page);
      await quotes.getByRole('button', { name: 'Done' }).click();
      await quotes.getByRole('button', { name: 'Make the next version' }).click();
      await go.click();
      await expectSaid(page, 'Version 3 made');
      await reader.goto(second);
      await expect(reader.getByText('There is a newer version of this quote.')).toBeVisible();
      await expect(reader.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
    });
  });
}

test('a discount is taken off everywhere, and a negative line is refused', async ({
  page,
  browser,
  address,
  query,
  logIn,
  mailAbout,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'Rupa Das');
  const enquiry = await addEnquiry(query, 'Asha Devi Sharma');
  await page.goto(enquiryPath(enquiry));
  const quotes = quotesOf(page);
  await quotes.getByRole('button', { name: 'Make a quote' }).click();
  const go = quotes.getByRole('button', { name: 'Make this quote' });
  const what = quotes.getByLabel('Description', { exact: true });
  const rate = quotes.getByLabel('Rate in ₹');
  const add = quotes.getByRole('button', { name: 'Add a line' });
  await what.fill('Bhutan, six nights');
  await quotes.getByLabel('Quantity').fill('2');
  await rate.fill('1,00,000');
  await add.click();
  await what.last().fill('Flights');
  await rate.last().fill('23,000');
  await expect(quotes).toContainText('Total with GST: ₹2,34,150');

  await add.click();
  await what.last().fill('Discount');
  await expect(what.last()).toHaveAccessibleDescription(/^A line is added to the total\./);
  await rate.last().fill('-44600');
  await expect(quotes).not.toContainText('Total with GST');
  await go.click();
  await expectSaid(
    page,
    'A rate cannot be negative. Enter a discount in the Discount field below the lines.',
  );
  await expect(rate.last()).toBeFocused();
  await quotes.getByRole('button', { name: 'Remove line 3' }).click();

  // By keyboard: an amount is the third of three options.
  const kinds = quotes.getByRole('group', { name: 'Discount' }).getByRole('radio');
  await kinds.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(quotes.getByRole('radio', { name: 'Amount' })).toBeChecked();
  await page.keyboard.press('Tab');
  const amount = quotes.getByLabel('Discount in ₹');
  await expect(amount).toBeFocused();
  await page.keyboard.type('2,23,000');
  await expect(quotes).toContainText('The discount must be less than the subtotal.');
  await go.click();
  await expectSaid(page, 'The discount must be less than the subtotal.');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('44,600');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(amount).toHaveAccessibleDescription(
    'Understood as ₹44,600: forty-four thousand six hundred rupees.',
  );
  await expect(quotes.getByLabel('Name on the quote')).toHaveValue('Discount');
  await expect(quotes).toContainText('Total with GST: ₹1,87,320');
  await expectSound(page);
  await go.click();
  await expectSaid(page, 'Version 1 made: ₹1,87,320.');
  const link = await linkIn(page);
  const chat = quotes.getByRole('link', { name: 'Open in WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    '₹1,87,320 including GST after a discount of ₹44,600, valid until',
  );
  await expect(page.getByText('quote version 1 for ₹1,87,320, after a discount of ₹44,600')).toBeVisible();
  await quotes.getByText('Details of version 1').first().click();
  const sums = ['Subtotal₹2,23,000', 'Discount−₹44,600', 'GST 5%₹8,920', 'Total₹1,87,320'];
  await expect(quotes.getByRole('rowgroup').last().getByRole('row')).toHaveText(sums);
  await expectSound(page);

  const reader = await visitor(browser, address, page);
  await reader.goto(link);
  await expect(reader.getByRole('rowgroup').last().getByRole('row')).toHaveText(sums);
  await expectSound(reader);
  await reader.getByLabel('Your name').fill('Asha Sharma');
  await reader.getByRole('button', { name: 'Accept this quote' }).click();
  await expect(reader.getByRole('status')).toContainText('Accepted by Asha Sharma');
  await expect(reader.getByRole('rowgroup').last().getByRole('row')).toHaveText(sums);
  const token = link.split('/').at(-1) ?? '';
  const file = await waitUntil('the print of the quote', async () => {
    const answer = await reader.request.get(quoteFilePath(token));
    return answer.ok() ? answer.body() : undefined;
  });
  expect(readPdf(file).pages[0]).toContain(sums.join(''));
  const mail = await mailAbout(enquiryPath(enquiry));
  expect(mail.subject).toMatch(/₹1,87,320$/);
  expect(mail.text).toContain('Discount: −₹44,600');

  // The next version starts with the discount of the last; the same discount in percent gives the same total.
  await quotes.getByRole('button', { name: 'Make the next version' }).click();
  await expect(amount).toHaveValue('₹44,600');
  await expect(quotes).toContainText('Total with GST: ₹1,87,320');
  await quotes.getByText('Percent', { exact: true }).click();
  const percent = quotes.getByLabel('Discount in percent');
  await percent.fill('20');
  await expect(percent).toHaveAccessibleDescription('Takes ₹44,600 off the subtotal.');
  await quotes.getByLabel('Name on the quote').fill('Diwali offer');
  await go.click();
  await expectSaid(page, 'Version 2 made: ₹1,87,320.');
  await expect(quotes).toContainText('Diwali offer (20%): −₹44,600');
  await quotes.getByRole('button', { name: 'Done' }).click();
  await quotes.getByRole('button', { name: 'Make the next version' }).click();
  await expect(percent).toHaveValue('20');
  await expect(quotes.getByLabel('Name on the quote')).toHaveValue('Diwali offer');
  await quotes.getByRole('button', { name: 'Start with an empty quote' }).click();
  await expect(quotes.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(percent).toHaveCount(0);
});

test('what is typed stays when the session is over or the server is away', async ({ page, query, logIn }) => {
  await logIn(page, 'Anil Bora');
  await page.goto(enquiryPath(await addEnquiry(query, 'Bina Gogoi')));
  const quotes = quotesOf(page);
  await quotes.getByRole('button', { name: 'Make a quote' }).click();
  await quotes.getByLabel('Description', { exact: true }).fill('Sedan');
  await quotes.getByLabel('Rate in ₹').fill('3500');
  const go = quotes.getByRole('button', { name: 'Make this quote' });

  await page.route('**/contactus-messages/quotes.data*', (route) => route.abort());
  await go.click();
  await expectSaid(page, 'The server could not be reached. Please try again.');
  await page.unroute('**/contactus-messages/quotes.data*');

  await page.context().clearCookies();
  await go.click();
  await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
  await page.keyboard.press('Escape');
  await expect(quotes.getByLabel('Description', { exact: true })).toHaveValue('Sedan');
});

test('a quote that was begun is discarded only after a confirmation', async ({ page, query, logIn }) => {
  await logIn(page, 'Anil Bora');
  await page.goto(enquiryPath(await addEnquiry(query, 'Mina Gogoi')));
  const quotes = quotesOf(page);
  const make = quotes.getByRole('button', { name: 'Make a quote' });
  const cancel = quotes.getByRole('button', { name: 'Cancel' });
  const what = quotes.getByLabel('Description', { exact: true });
  await make.click();
  await cancel.click();
  await make.click();
  await what.fill('Sedan');
  await cancel.click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(cancel).toBeFocused();
  await expect(what).toHaveValue('Sedan');
  await cancel.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(make).toBeFocused();
});

test('a quote whose PDF could not be made says so, and the worker makes it on request', async ({
  page,
  query,
  logIn,
}) => {
  await logIn(page, 'Anil Bora');
  const enquiry = await addEnquiry(query, 'Nita Gogoi');
  const [row] = await query(
    `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash, print_tries)
     values ($1, 1, '[{"text": "Sedan", "quantity": 2, "unitPaise": 350000}]', 5, 735000, current_date + 7, 'Anil Bora',
       sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 3)
     returning id`,
    [enquiry],
  );
  const quotes = quotesOf(page);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(enquiryPath(enquiry));
    await expect(quotes).toContainText('The PDF could not be made.');
    await expectSound(page);
  }
  await quotes.getByRole('button', { name: 'Try again to make the PDF of version 1' }).click();
  await expectSaid(page, 'The PDF of version 1 is being made again.');
  await expect(quotes).not.toContainText('The PDF could not be made.');
  await expect(async () => {
    const [stored] = await query('select pdf_key from quotes where id = $1', [row?.id]);
    expect(stored?.pdf_key).toMatch(/^quotes\//);
  }).toPass();
});

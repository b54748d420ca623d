import type { Browser, Page } from '@playwright/test';
import { paths, quoteFilePath } from '#paths.ts';
import { enquiryPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { readPdf } from '../support/pdf.ts';
import { waitUntil } from '../support/wait-until.ts';
import { Pace } from './support/enquiry-page.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { addTripTerms, tripDays } from './support/trip-terms.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** An enquiry for a cab, whose quotes need no trip. */
async function addEnquiry(query: Query, name: string): Promise<string> {
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at, car_type)
     values ($1, $1, '', $2, '98640 12345', 'asha@example.com', 'To Shillong, please.', '+919864012345',
       'contacted', now() + interval '1 hour', 'sedan')
     returning id`,
    [crypto.randomUUID(), name],
  );
  return String(row?.id);
}

const quotesOf = (page: Page) => page.getByRole('region', { name: 'Quotes' });

/** The site's links have its public address; the test opens them through nginx. */
async function linkIn(page: Page): Promise<string> {
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  return new URL(link).pathname;
}

async function visitor(browser: Browser, address: string, page: Page, javaScriptEnabled = true) {
  const options = { baseURL: address, viewport: page.viewportSize(), javaScriptEnabled };
  return (await browser.newContext(options)).newPage();
}

for (const [place, viewport] of firstOrAll([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a quote is made, sent again later, opened elsewhere and accepted, and staff see it', async ({
      page,
      browser,
      address,
      query,
      logIn,
      mailAbout,
    }) => {
      await logIn(page, 'Rupa Das');
      const enquiry = await addEnquiry(query, 'Asha Devi Sharma');
      await page.goto(enquiryPath(enquiry));
      await expect(quotesOf(page)).toContainText('No quote has been made yet.');

      await quotesOf(page).getByRole('link', { name: 'New quote' }).click();
      const go = page.getByRole('button', { name: 'Make this quote' });
      const what = page.getByLabel('Description', { exact: true });
      const price = page.getByLabel('Rate in ₹');
      await expect(what).toBeFocused();
      await go.click();
      await expectSaid(page, 'Type what you offer, and its rate.');
      await expect(what).toHaveAttribute('aria-invalid', 'true');
      await what.fill('Sedan, Guwahati to Shillong');
      await page.getByLabel('Quantity').fill('2');
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
      await expect(page.getByText('Total with taxes: ₹7,350')).toBeVisible();

      // By keyboard: Enter adds a line, arrows move between lines, Ctrl+Backspace removes one.
      await price.press('Enter');
      await expect(what.last()).toBeFocused();
      await page.keyboard.type('Guide for a day');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1,234.50');
      await expect(page.getByText('Total with taxes: ₹8,646')).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Umiam boat ride');
      await price.last().fill('1000');
      await page.getByLabel('Line 3 is optional').check();
      await price.last().press('Enter');
      await expect(what).toHaveCount(4);
      await page.keyboard.press('Control+Backspace');
      await expectSaid(page, 'Line 4 is removed.');
      await what.last().press('ArrowUp');
      await expect(what.nth(1)).toBeFocused();
      await expect(page.getByText('Total with taxes: ₹8,646')).toBeVisible();
      await page.getByRole('group', { name: 'Deposit' }).getByText('Percent').click();
      await page.getByLabel('Deposit in percent').fill('30');
      await expect(page.getByLabel('Deposit in percent')).toHaveAccessibleDescription(
        'Deposit ₹2,594, balance ₹6,052.',
      );
      await page.getByRole('textbox', { name: 'Included', exact: true }).fill('Driver\nFuel and tolls');
      await page.getByRole('textbox', { name: 'Not included' }).fill('Lunch');
      const preview = page.getByRole('region', { name: 'What the customer sees' });
      await expect(preview.getByRole('table')).toContainText('CGST 2.5%₹205.86');
      await expect(preview).toContainText('Fuel and tolls');
      await expectSound(page);
      await go.click();
      await expectSaid(page, 'Version 1 made: ₹8,646.');

      const link = await linkIn(page);
      const chat = page.getByRole('link', { name: 'Open in WhatsApp' });
      const words = decodeURIComponent((await chat.getAttribute('href')) ?? '');
      expect(words).toContain('https://wa.me/919864012345?text=Hello Asha');
      expect(words).toContain('₹8,646');
      expect(words).toContain(link);
      await expectSound(page);
      await expect(page.getByText('Not opened yet')).toBeVisible();

      // The same link is there again later; a new one ends it.
      await page.goto(enquiryPath(enquiry));
      await quotesOf(page).getByRole('link', { name: 'Open and send version 1' }).click();
      expect(await linkIn(page)).toBe(link);
      await page.getByRole('button', { name: 'New link' }).click();
      await expectSaid(page, 'New link to version 1 made.');
      await expect.poll(() => linkIn(page)).not.toBe(link);
      const renewed = await linkIn(page);

      const reader = await visitor(browser, address, page);
      expect((await reader.goto(link))?.status()).toBe(404);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
        'There is no quote to show by this link.',
      );
      await expectSound(reader);
      await reader.goto(renewed);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your quote');
      await expect(reader.getByText('For Asha')).toBeVisible();
      await expect(reader.getByRole('table')).toContainText('₹8,646');
      await expect(reader.getByText('Eight thousand six hundred and forty-six rupees')).toBeVisible();
      await expectSound(reader);
      // The page of the quote shows it without a reload.
      await expect(page.getByText('Opened on')).toBeVisible();

      // Accepted in a browser without script, with the optional line.
      const plain = await visitor(browser, address, page, false);
      await plain.goto(renewed);
      const name = plain.getByLabel('Your name');
      await expect(name).toHaveJSProperty('required', true);
      await plain.getByLabel(/^Umiam boat ride/).check();
      await plain.getByRole('button', { name: 'Show the total with what I ticked' }).click();
      await expect(plain.getByRole('status')).toHaveText('The total with what you ticked is ₹9,696.');
      await expect(plain.getByLabel(/^Umiam boat ride/)).toBeChecked();
      await name.fill(' ');
      await plain.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(plain.getByRole('status')).toHaveText('Please type your name.');
      await expect(plain.getByRole('status')).toBeInViewport();
      await name.fill('Asha Sharma');
      await plain.getByRole('button', { name: 'Accept this quote' }).click();
      // The deposit can be paid at once.
      await expect(plain.getByRole('heading', { level: 1 })).toContainText('Your payment');
      await plain.goto(renewed);
      await expect(plain.getByRole('status')).toContainText('Accepted by Asha Sharma on');
      await expect(plain.getByRole('table')).toContainText('Total₹9,696');
      await plain.reload();
      await expect(plain.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
      await reader.reload();
      await expectSound(reader);

      await expect(page.getByText(/Accepted by Asha Sharma on .*, for ₹9,696/)).toBeVisible();
      const [row] = await query('select stage, quoted_paise from enquiries where id = $1', [enquiry]);
      expect(row).toEqual({ stage: 'confirmed', quoted_paise: '969600' });
      const mail = await mailAbout(enquiryPath(enquiry));
      expect(mail.subject).toMatch(/^Quote accepted: PT-\w+, .+, ₹9,696$/);

      // The next version starts as a copy of the last, whose page then says that it was replaced.
      await page.getByRole('link', { name: 'New version' }).click();
      await expect(what.first()).toHaveValue('Sedan, Guwahati to Shillong');
      await page.getByRole('button', { name: 'Remove line 2' }).click();
      await expectSaid(page, 'Line 2 is removed.');
      await go.click();
      await expectSaid(page, 'Version 2 made: ₹7,350.');
      await expect(page.getByRole('region', { name: 'Changed since version 1' })).toContainText(
        'Guide for a day',
      );
      const second = await linkIn(page);
      await page.getByRole('link', { name: 'New version' }).click();
      await go.click();
      await expectSaid(page, 'Version 3 made');
      const third = await linkIn(page);
      await reader.goto(second);
      await expect(reader.getByText('There is a newer version of this quote.')).toBeVisible();
      await expect(reader.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);

      // Declined, with a reason that staff read.
      await reader.goto(third);
      await reader.getByText('Not for you? Decline it').click();
      await reader.getByLabel(/What should be different/).fill('Too dear');
      await reader.getByRole('button', { name: 'Decline this quote' }).click();
      await expect(reader.getByRole('status')).toContainText('You declined this quote on');
      await expectSound(reader);
      await expect(page.getByText(/Declined on .*: “Too dear”/)).toBeVisible();

      await page.goto(`${paths.adminAllQuotes}?status=declined&search=Asha`);
      await expect(page.getByRole('row').filter({ hasText: 'Declined' }).first()).toBeVisible();
      await expectSound(page);
    });
  });
}

test(
  'a discount is taken off everywhere, and a negative line is refused',
  fullOnly,
  async ({ page, browser, address, query, logIn, mailAbout }) => {
    await logIn(page, 'Rupa Das');
    const enquiry = await addEnquiry(query, 'Asha Devi Sharma');
    await page.goto(newQuotePath(enquiry));
    const go = page.getByRole('button', { name: 'Make this quote' });
    const what = page.getByLabel('Description', { exact: true });
    const rate = page.getByLabel('Rate in ₹');
    const add = page.getByRole('button', { name: 'Add a line' });
    await what.fill('Shillong, six nights');
    await page.getByLabel('Quantity').fill('2');
    await rate.fill('1,00,000');
    await add.click();
    await what.last().fill('Flights');
    await rate.last().fill('23,000');
    await expect(page.getByText('Total with taxes: ₹2,34,150')).toBeVisible();

    await add.click();
    await what.last().fill('Discount');
    await expect(what.last()).toHaveAccessibleDescription(/^A line is added to the total\./);
    await rate.last().fill('-44600');
    await expect(page.getByText('Total with taxes')).toHaveCount(0);
    await go.click();
    await expectSaid(
      page,
      'A rate cannot be negative. Enter a discount in the Discount field below the lines.',
    );
    await expect(rate.last()).toBeFocused();
    await page.getByRole('button', { name: 'Remove line 3' }).click();

    // By keyboard: an amount is the third of three options.
    const group = page.getByRole('group', { name: 'Discount' });
    const kinds = group.getByRole('radio');
    await kinds.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Amount' })).toBeChecked();
    await page.keyboard.press('Tab');
    const amount = page.getByLabel('Discount in ₹');
    await expect(amount).toBeFocused();
    await page.keyboard.type('2,23,000');
    await expect(
      page.getByText('The discount must be less than the subtotal, fees not counted.').first(),
    ).toBeVisible();
    await go.click();
    await expectSaid(page, 'The discount must be less than the subtotal, fees not counted.');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('44,600');
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(amount).toHaveAccessibleDescription(
      'Understood as ₹44,600: forty-four thousand six hundred rupees.',
    );
    await expect(page.getByLabel('Name on the quote')).toHaveValue('Discount');
    await expect(page.getByText('Total with taxes: ₹1,87,320')).toBeVisible();
    await expectSound(page);
    await go.click();
    await expectSaid(page, 'Version 1 made: ₹1,87,320.');
    const link = await linkIn(page);
    const chat = page.getByRole('link', { name: 'Open in WhatsApp' });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
      '₹1,87,320 including taxes after a discount of ₹44,600, valid until',
    );
    const sums = [
      'Subtotal₹2,23,000',
      'Discount−₹44,600',
      'CGST 2.5%₹4,460',
      'SGST 2.5%₹4,460',
      'Total₹1,87,320',
    ];
    await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveText(sums);
    await expectSound(page);
    await page.goto(enquiryPath(enquiry));
    await expect(page.getByText('quote version 1 for ₹1,87,320, after a discount of ₹44,600')).toBeVisible();

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
    await quotesOf(page).getByRole('link', { name: 'New version' }).click();
    await expect(amount).toHaveValue('₹44,600');
    await expect(page.getByText('Total with taxes: ₹1,87,320')).toBeVisible();
    await group.getByText('Percent', { exact: true }).click();
    const percent = page.getByLabel('Discount in percent');
    await percent.fill('20');
    await expect(percent).toHaveAccessibleDescription('Takes ₹44,600 off the subtotal, fees not counted.');
    await page.getByLabel('Name on the quote').fill('Diwali offer');
    await go.click();
    await expectSaid(page, 'Version 2 made: ₹1,87,320.');
    await expect(page.getByRole('table').last()).toContainText('Diwali offer (20%)−₹44,600');
    await page.getByRole('link', { name: 'New version' }).click();
    await expect(percent).toHaveValue('20');
    await expect(page.getByLabel('Name on the quote')).toHaveValue('Diwali offer');
    await page.getByRole('button', { name: 'Start with an empty quote' }).click();
    await expect(group.getByRole('radio', { name: 'None' })).toBeChecked();
    await expect(percent).toHaveCount(0);
  },
);

test(
  'what is typed stays when the session is over or the server is away',
  fullOnly,
  async ({ page, query, logIn }) => {
    await logIn(page, 'Anil Bora');
    await page.goto(newQuotePath(await addEnquiry(query, 'Bina Gogoi')));
    await page.getByLabel('Description', { exact: true }).fill('Sedan');
    await page.getByLabel('Rate in ₹').fill('3500');
    const go = page.getByRole('button', { name: 'Make this quote' });

    await page.route('**/contactus-messages/quotes.data*', (route) => route.abort());
    await go.click();
    await expectSaid(page, 'The server could not be reached. Please try again.');
    await page.unroute('**/contactus-messages/quotes.data*');

    await page.context().clearCookies();
    await go.click();
    await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Sedan');
  },
);

test(
  'a draft is saved while it is typed, is there for a colleague, and is discarded only after a question',
  fullOnly,
  async ({ page, browser, address, query, logIn }) => {
    await logIn(page, 'Anil Bora');
    const enquiry = await addEnquiry(query, 'Mina Gogoi');
    await page.goto(newQuotePath(enquiry));
    const what = page.getByLabel('Description', { exact: true });
    await what.fill('Sedan');
    await expectSaid(page, /^Draft saved at/);

    const colleague = await (await browser.newContext({ baseURL: address })).newPage();
    await logIn(colleague, 'Rupa Das');
    await colleague.goto(enquiryPath(enquiry));
    await expect(quotesOf(colleague)).toContainText('Draft, saved by Anil Bora');
    await quotesOf(colleague).getByRole('link', { name: 'Continue the draft' }).click();
    const theirs = colleague.getByLabel('Description', { exact: true });
    await expect(theirs).toHaveValue('Sedan');
    await theirs.fill('Sedan, with a guide');
    await expectSaid(colleague, /^Draft saved at/);

    // The first one has not seen that, so nothing is overwritten.
    await what.fill('Sedan to Shillong');
    const asked = page.getByRole('alert');
    await expect(asked).toContainText('Rupa Das has changed this draft');
    await expectSound(page);
    await asked.getByRole('button', { name: 'Use what Rupa Das saved' }).click();
    await expect(what).toHaveValue('Sedan, with a guide');
    await expect(asked).toHaveCount(0);

    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(what).toHaveValue('Sedan, with a guide');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expectSaid(page, 'The draft is discarded.');
    await expect(what).toHaveValue('');
    expect(await query('select 1 from quote_drafts where enquiry_id = $1', [enquiry])).toEqual([]);
  },
);

test('a quote whose link is not stored offers a new one, and one of a package is made in time', async ({
  page,
  query,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Anil Bora');
  const enquiry = await addEnquiry(query, 'Rina Gogoi');
  const [found] = await query(
    `select id, name from tour_packages where country = 'Bhutan' order by id limit 1`,
    [],
  );
  await addTripTerms(query);
  await query(
    'update enquiries set package_id = $2, adults = 2, trip_starts = $3, trip_ends = $4 where id = $1',
    [enquiry, found?.id, tripDays.first, tripDays.last],
  );
  await page.goto(enquiryPath(enquiry));

  const clerk = new Pace(page);
  await clerk.choose(quotesOf(page).getByRole('link', { name: 'New quote' }).click());
  const what = page.getByLabel('Description', { exact: true });
  await expect(what.first()).toHaveValue(new RegExp(String(found?.name).slice(0, 10)));
  await expect(page.getByLabel('Quantity').first()).toHaveValue('2');
  await expect(what.nth(1)).toHaveValue('Sustainable Development Fee, adult');
  await expect(page.getByLabel('TCS in percent')).toHaveValue('2');
  await clerk.press('Enter');
  await clerk.type('Guide for two days');
  await clerk.press('Tab');
  await clerk.press('Tab');
  await clerk.type('4500');
  // Days, travellers, the plan and the terms are there already; only the payments are typed.
  await expect(page.getByLabel('First day')).toHaveValue(tripDays.first);
  await expect(page.getByLabel('Step 1: charge in percent')).toHaveValue('25');
  await clerk.choose(page.getByRole('group', { name: 'Deposit' }).getByText('Percent').click());
  await clerk.choose(page.getByLabel('Deposit in percent').click());
  await clerk.type('30');
  await clerk.choose(page.getByLabel('Deposit due on').fill(tripDays.deposit));
  await clerk.choose(page.getByLabel('Balance due on').fill(tripDays.balance));
  await clerk.choose(page.getByRole('button', { name: 'Make this quote' }).click());
  await expectSaid(page, /^Version 1 made/);
  await linkIn(page);
  expect(clerk.seconds).toBeLessThanOrEqual(45);

  await query(`update quotes set token_encrypted = '' where enquiry_id = $1`, [enquiry]);
  await page.goto(quoteVersionPath(enquiry, 1));
  await expect(page.getByText('The link of this quote is not stored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New link' })).toHaveAccessibleDescription(
    /^The present link ends/,
  );
  await page.getByRole('button', { name: 'New link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/quote\//);
});

test(
  'a quote whose PDF could not be made says so, and the worker makes it on request',
  fullOnly,
  async ({ page, query, logIn }) => {
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
  },
);

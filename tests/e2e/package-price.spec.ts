import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath, newQuotePath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { Pace } from './support/enquiry-page.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const family = '2 adults, 2 children (5 and 9), Indian passports, March';

/** The sample of six days, with prices for children and a season. */
async function findPackage(query: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>) {
  const [row] = await query(
    `select id::text, name from tour_packages where is_sample and country = 'Bhutan'
       and duration = '6 days, 5 nights'`,
    [],
  );
  return { id: String(row?.id), name: String(row?.name) };
}

/** A number that no other enquiry has. */
const newNumber = () => `98${Math.floor(1e7 + Math.random() * 8e7)}`;

const total = (page: Page) => page.getByTestId('package-total');

test.describe('the whole price of a package', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test(
    'is found from the home page in four taps and 30 seconds, line by line',
    fullOnly,
    async ({ page, query }, info) => {
      const { name } = await findPackage(query);
      await page.goto(paths.home);
      const pace = new Pace(page);
      const main = page.getByRole('main');
      await pace.choose(main.getByRole('link', { name: 'Bhutan packages' }).first().click());
      await pace.choose(page.getByRole('link', { name: `Price for you: ${name}` }).click());
      const ages = page.getByLabel('Ages of children');
      await expect(ages).toBeInViewport();
      await pace.choose(ages.click());
      await pace.type('5 and 9');
      await pace.choose(page.getByLabel('Month of travel').selectOption('March'));
      await expect(page.getByText(family)).toBeVisible();
      await expect(total(page)).toHaveText('₹2,46,030');
      const lines = page.getByRole('region', { name: 'What it costs for you' });
      for (const line of ['2 adults', 'Sustainable Development Fee', 'GST', 'TCS'])
        await expect(lines.getByText(line).first()).toBeVisible();
      info.annotations.push({ type: 'seconds', description: String(pace.seconds) });
      expect(pace.seconds).toBeLessThanOrEqual(30);
    },
  );

  test('is worked out at once for a family, and goes with the enquiry into the quote', async ({
    page,
    browser,
    address,
    query,
    logIn,
  }) => {
    const { id, name } = await findPackage(query);
    await page.goto(`${paths.bhutanPackage}?packageId=${id}`);
    await page.getByRole('link', { name: 'Price for you', exact: true }).click();
    await page.getByLabel('Ages of children').fill('5 and 9');
    await page.getByLabel('Month of travel').selectOption('March');
    await expect(page.getByText(family)).toBeVisible();
    await expect(total(page)).toHaveText('₹2,46,030');
    for (const line of ['₹1,67,200', '₹1,01,200', '₹12,000', '₹3,000', '−₹53,680', '₹11,486', '₹4,824.12'])
      await expect(page.getByRole('region', { name: 'What it costs for you' })).toContainText(line);
    const chat = await page.getByRole('link', { name: 'WhatsApp this' }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(
      `“${name}” for ${family}. Your page says ₹2,46,030 in all.`,
    );
    await expectSound(page);

    await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
    await expect(page).toHaveURL(/\/package-price\?/);
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`${name}.*₹2,46,030 in all`));
    await page.getByLabel('Name').fill('Rina Gogoi');
    const number = newNumber();
    await page.getByLabel('Mobile No').fill(number);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/PT-[2-9A-Z]{6}/)).toBeVisible();
    await expectSound(page);

    const sent =
      'select id::text, adults, children from enquiries where package_id = $1 and name = $2 order by id desc';
    const [enquiry] = await query(sent, [id, 'Rina Gogoi']);
    expect(enquiry).toMatchObject({ adults: 2, children: 2 });
    const staff = await (
      await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await logIn(staff, 'Rupa Das');
    await staff.goto(enquiryPath(String(enquiry?.id)));
    await expect(staff.getByText(family, { exact: true })).toBeVisible();
    await staff.goto(newQuotePath(String(enquiry?.id)));
    await expect(staff.getByLabel('Description', { exact: true }).first()).toHaveValue(
      new RegExp(`^${name}`),
    );
    await expect(staff.getByText('₹2,46,030').first()).toBeVisible();
    await staff.context().close();
  });

  test(
    'is said to be asked for beyond the largest group, and refused for no such package',
    fullOnly,
    async ({ page, query }) => {
      const { id } = await findPackage(query);
      await page.goto(`${paths.packagePrice}?package=${id}&adults=13&month=3`);
      await expect(total(page)).toHaveText('Ask for the price');
      await expect(page.getByText('This tour takes up to 12 people.')).toBeVisible();
      const missing = await page.goto(`${paths.packagePrice}?package=999999999`);
      expect(missing?.status()).toBe(404);
    },
  );
});

/** Six days in Bhutan with a room alone, for a first booking from abroad: by hand in package-price-text.test.ts. */
const germanTotal = '₹1,29,486';
const german = '1 adult, other passport, living outside India, November, 1 single room';

const calculator = (page: Page) => page.getByRole('region', { name: 'What it costs for you' });

async function chooseGerman(page: Page) {
  const form = calculator(page);
  await form.getByLabel('Adults').fill('1');
  await form.getByLabel('Passports').selectOption('Other');
  await form.getByLabel('You live').selectOption('Outside India');
  await form.getByLabel('Month of travel').selectOption('November');
}

async function expectGermanPrice(page: Page) {
  await expect(calculator(page).getByText(german)).toBeVisible();
  await expect(total(page)).toHaveText(germanTotal);
  const price = calculator(page);
  await expect(price.getByText('for you, taxes included')).toBeVisible();
  await expect(price.getByText('In all about $1,472, at ₹88 to the dollar.')).toBeVisible();
  await expect(price).toContainText('1 × 5 nights × ₹8,800 ($100)');
  await expect(price).toContainText('taken off what adults pay for the tour (₹76,000)');
  await expect(price.getByText(/^Flights and trains|^Not in this price:/)).toBeVisible();
}

async function sendGerman(page: Page): Promise<string> {
  await expect(page.getByLabel('Message')).toHaveValue(/₹1,29,486 \(about \$1,472\) in all/);
  // Who holds another passport is answered by e-mail unless they choose otherwise.
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByLabel('Name').fill('Jonas Weber');
  const number = newNumber();
  await page.getByLabel('Mobile No').fill(number);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Type your e-mail address')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(`jonas-${number}@example.com`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/we aim to write to you by e-mail by .* PT-[2-9A-Z]{6}/)).toBeVisible();
  return number;
}

for (const width of [360, 1440]) {
  test.describe(`a German alone to Bhutan at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'reads the price in dollars too, and staff have it with the enquiry',
      width === 360 ? {} : fullOnly,
      async ({ page, browser, address, query, logIn }) => {
        const { id } = await findPackage(query);
        await page.goto(`${paths.bhutanPackage}?packageId=${id}`);
        await chooseGerman(page);
        await expectGermanPrice(page);
        await expectSound(page);
        await calculator(page).getByRole('link', { name: 'Enquire', exact: true }).click();
        const number = await sendGerman(page);
        const [enquiry] = await query('select id::text from enquiries where contact_no = $1', [number]);
        const viewport = { width: 1440, height: 900 };
        const staff = await (await browser.newContext({ baseURL: address, viewport })).newPage();
        await logIn(staff, 'Rupa Das');
        await staff.goto(enquiryPath(String(enquiry?.id)));
        await expect(staff.getByText(german, { exact: true })).toBeVisible();
        await expect(staff.getByText(germanTotal).first()).toBeVisible();
        await staff.context().close();
      },
    );

    test(
      'is a form without script, and the enquiry carries the price',
      fullOnly,
      async ({ browser, address, query }) => {
        const { id } = await findPackage(query);
        const viewport = { width, height: 800 };
        const context = await browser.newContext({ baseURL: address, viewport, javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(`${paths.bhutanPackage}?packageId=${id}`);
        await chooseGerman(page);
        await page.getByRole('button', { name: 'Show the price' }).click();
        await expectGermanPrice(page);
        const number = await sendGerman(page);
        const [enquiry] = await query(
          `select package_price->'price'->>'totalPaise' as paise from enquiries where contact_no = $1`,
          [number],
        );
        expect(enquiry).toEqual({ paise: '12948600' });
        await context.close();
      },
    );
  });
}

test.describe('a package with the specified fields only', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('has no dead link and no empty part', fullOnly, async ({ page, query }) => {
    const [row] = await query(
      `insert into tour_packages (category, country, name, duration, selling_price_paise, featured_image, description_html)
       values ('International', 'Bhutan', 'Haa with nothing more', '4 days', 4500000, '/posters/bhutan-punakha.webp', '<p>A valley.</p>')
       returning id::text`,
      [],
    );
    await page.goto(`${paths.bhutanPackage}?packageId=${row?.id}`);
    await expect(total(page)).toHaveText('Ask for the price');
    await expect(page.getByRole('button', { name: 'Ask for the price' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the price' })).toHaveCount(0);
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => hash.slice(1))
        .filter((id) => !document.getElementById(id)),
    );
    expect(dead).toEqual([]);
    const empty = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('section, dl, ul, ol, table')].filter(
            ({ textContent }) => !textContent?.trim(),
          ).length,
      );
    expect(empty).toBe(0);
    await expectSound(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('the price is a form, and the enquiry carries it', async ({ page, query }) => {
    const { id, name } = await findPackage(query);
    await page.goto(`${paths.bhutanPackage}?packageId=${id}`);
    await page.getByLabel('Ages of children').fill('5, 9');
    await page.getByLabel('Month of travel').selectOption('March');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(page).toHaveURL(/\/package-price\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}: the price for you`);
    await expect(total(page)).toHaveText('₹2,46,030');
    await expect(total(page)).toBeInViewport();
    await page.getByLabel('Name').fill('Rina Gogoi');
    const number = newNumber();
    await page.getByLabel('Mobile No').fill(number);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/PT-[2-9A-Z]{6}/)).toBeVisible();
    const [enquiry] = await query(
      `select package_price->'price'->>'totalPaise' as paise from enquiries where contact_no = $1`,
      [number],
    );
    expect(enquiry).toEqual({ paise: '24603000' });
  });
});

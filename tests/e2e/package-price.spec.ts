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
      await pace.choose(page.getByRole('link', { name: `Whole price: ${name}` }).click());
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
    await page.getByRole('link', { name: 'Whole price', exact: true }).click();
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

    const [enquiry] = await query('select id::text, adults, children from enquiries where package_id = $1', [
      id,
    ]);
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

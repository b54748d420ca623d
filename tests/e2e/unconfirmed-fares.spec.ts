import { bhutanPackagePath, estimatorId, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { anotherBrowser, rowOf } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// They share one site.
test.describe.configure({ mode: 'default' });

test('until an Admin confirms rates no figure is shown, and the trip is asked for', async ({
  page,
  query,
}) => {
  await page.goto(paths.guwahatiTaxi);
  await expect(page.getByRole('main').getByText('₹')).toHaveCount(0);
  await page.goto(paths.guwahatiAirportTaxi);
  const estimator = page.locator(`#${estimatorId}`);
  await estimator.getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: 'Shillong 120 km' }).click();
  await expect(estimator.getByText('Ask for the fare: we answer').last()).toBeVisible();
  await expect(estimator.getByText('₹')).toHaveCount(0);
  await estimator.getByRole('link', { name: 'Ask for the fare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for the fare');
  await expect(page.getByRole('main').getByText('₹')).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Mobile number').fill('98640 12347');
  await page.getByRole('button', { name: 'Ask for the fare' }).click();
  await expect(page.getByText('We call you with the fare. You then decide.')).toBeVisible();
  const [row] = await query(`select trip from enquiries where trip is not null`, []);
  expect(row?.trip).toMatchObject({ toSlug: 'shillong', km: 120, fare: null });
});

test(
  'until staff confirm the price of a sample no figure is shown, and the tour is asked for',
  fullOnly,
  async ({ page, browser, address, query, logIn }) => {
    const name = 'Paro and the Tiger’s Nest';
    const [{ id } = {}] = await query('select id::text from tour_packages where is_sample and name = $1', [
      name,
    ]);
    const pages = [
      paths.bhutanPackages,
      bhutanPackagePath(String(id)),
      `${paths.packagePrice}?package=${id}&adults=2&month=3`,
    ];
    const figures = ['48,500', '$552', '4850000', '76,000', '68,900', '"Offer"'];
    for (const path of pages) {
      const html = await (await page.request.get(path)).text();
      const seen = ['Ask for the price', ...figures].filter((text) => html.includes(text));
      expect([path, ...seen]).toEqual([path, 'Ask for the price']);
    }

    await page.goto(bhutanPackagePath(String(id)));
    await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
    await expect(page.getByTestId('package-total')).toHaveText('Ask for the price');
    await expectSound(page);
    await page.getByRole('button', { name: 'Ask for the price' }).click();
    await expect(page).toHaveURL(/\/package-price\?.*adults=3/);
    await page.getByRole('textbox', { name: 'Name' }).fill('Rina');
    await page.getByLabel('Mobile No').fill('98640 12348');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    const [asked] = await query('select package_price as price from enquiries where package_id = $1', [id]);
    expect(asked?.price).toMatchObject({ party: { adults: 3 }, price: null });

    const staff = await anotherBrowser(browser, address);
    await logIn(staff, 'Rupa Das');
    await staff.goto(`${paths.adminTourPackages}?search=Tiger`);
    await expect(rowOf(staff, name)).toContainText('Price not shown');
    await expectSound(staff);
    const confirm = staff.getByRole('button', { name: `Confirm the price: ${name}` });
    await confirm.click();
    await expectSaid(staff, `Visitors now see the price of ${name}.`);
    await expect(confirm).toHaveCount(0);
    await staff.context().close();

    await expect(async () => {
      for (const path of pages.slice(0, 2)) {
        await page.goto(path);
        await expect(page.getByText('$552').first()).toBeVisible({ timeout: 1000 });
      }
    }).toPass();
    await expect(page.getByTestId('package-total')).toContainText('₹');
  },
);

import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { supplierPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const [place, viewport, rowHeight] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }, 44],
  ['a phone', { width: 390, height: 844 }, 76],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a supplier is added once, found, changed beside a colleague, chosen for a car and deactivated', async ({
      page,
      logIn,
      query,
    }) => {
      await query('truncate suppliers, cars cascade', []);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminSuppliers);
      await expect(page.getByText('No suppliers yet')).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: 'Add a supplier' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New supplier');
      await page.getByLabel('Kind').selectOption('transporter');
      await page.getByLabel('Name').fill('Sample Lohit Wheels');
      await page.getByLabel('City').fill('Guwahati');
      await page.getByLabel('Phone').fill('98640 12345');
      await page.getByLabel('GSTIN').fill('18AABCU9603R1ZX');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'A character of this GSTIN is wrong.');
      await expectSound(page);
      await page.getByLabel('GSTIN').fill('18aabcu9603r1zm');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Lohit Wheels');
      await expect(page.getByRole('link', { name: 'Call +91 98640 12345' })).toBeVisible();
      await expectSound(page);
      const supplier = page.url();

      // The same name in the same city leads to the other one.
      await page.goto(paths.adminNewSupplier);
      await page.getByLabel('Kind').selectOption('hotel');
      await page.getByLabel('Name').fill('sample lohit wheels');
      await page.getByLabel('City').fill('guwahati');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'There is already a supplier Sample Lohit Wheels in Guwahati.');
      await expectSound(page);
      await page.getByRole('link', { name: 'Open Sample Lohit Wheels' }).click();
      await expect(page).toHaveURL(supplier);

      // A colleague changes the contact while the notes are being typed.
      await page.getByLabel('Notes').fill('Two Innovas');
      await query(
        `update suppliers set contact_name = 'Nayan Lahkar', changed_by = 'Asha Bora', revision = revision + 1`,
        [],
      );
      await page.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Asha Bora has changed this meanwhile. It now says: Contact: Nayan Lahkar');
      await page.getByLabel('Contact').fill('Nayan Lahkar');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Sample Lohit Wheels is changed.');
      await page.getByLabel('Notes').fill('Three Innovas');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(() => query('select contact_name, notes from suppliers', []))
        .toEqual([{ contact_name: 'Nayan Lahkar', notes: 'Three Innovas' }]);

      await page.goto(paths.adminCars);
      await page.getByRole('button', { name: 'Add a car' }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Number plate').fill('AS01QQ0001');
      await panel.getByLabel('Type').selectOption('sedan');
      await panel.getByLabel('City').selectOption('guwahati');
      await panel.getByLabel('Partner').pressSequentially('lohit');
      const offered = panel.locator('datalist option');
      await expect(offered).toHaveAttribute('value', 'Sample Lohit Wheels, Guwahati');
      await panel.getByLabel('Partner').fill('Sample Lohit Wheels, Guwahati');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(row(page, 'AS 01 QQ 0001')).toContainText('Sample Lohit Wheels');
      await page.goto(supplier);
      await page.getByRole('link', { name: 'AS 01 QQ 0001' }).click();
      await expect(row(page, 'AS 01 QQ 0001')).toBeVisible();

      await page.goto(paths.adminSuppliers);
      expect((await row(page, 'Sample Lohit Wheels').boundingBox())?.height).toBe(rowHeight);
      await expectSound(page);
      await page.getByRole('searchbox').fill('098640-12345');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search=098640/);
      await expect(row(page, 'Sample Lohit Wheels')).toBeVisible();
      await page.getByRole('combobox', { name: 'Kind' }).selectOption('hotel');
      await expect(page.getByText('Nothing matches.')).toBeVisible();
      await page.goto(supplier);
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await expectSaid(page, 'Sample Lohit Wheels is deactivated.');
      await page.getByRole('button', { name: 'Reactivate' }).click();
      await expectSaid(page, 'Sample Lohit Wheels is in use again.');
    });
  });
}

test('staff without the area money see no terms', async ({ page, logIn, query }) => {
  const [supplier] = await query(
    `insert into suppliers (idempotency_key, kind, name, gstin, pay_terms)
     values (gen_random_uuid(), 'hotel', 'Sample Terms', '18AABCU9603R1ZM', 'Half at booking') returning id`,
    [],
  );
  await logIn(page, 'Rupa Das');
  await query(`update staff_users set areas = '{enquiries}'`, []);
  const response = await page.goto(supplierPath(String(supplier?.id)));
  expect(await response?.text()).not.toMatch(/18AABCU9603R1ZM|Half at booking/);
  await expect(page.getByLabel('Name')).toHaveValue('Sample Terms');
  await expect(page.getByLabel('GSTIN')).toHaveCount(0);
  await page.getByLabel('Notes').fill('Near the river');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Sample Terms is changed.');
  expect(await query(`select pay_terms, notes from suppliers where name = 'Sample Terms'`, [])).toEqual([
    { pay_terms: 'Half at booking', notes: 'Near the river' },
  ]);
});

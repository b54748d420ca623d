import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { customerPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const list = (lines: string[]) => ({
  name: 'leads.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const [place, viewport, rowHeight] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }, 44],
  ['a phone', { width: 390, height: 844 }, 76],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a list is imported, a customer found, corrected, merged, exported, and the import undone', async ({
      page,
      logIn,
      query,
    }) => {
      await query('truncate customers, enquiries, customer_imports cascade', []);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminCustomers);
      await expect(page.getByText('No customers yet.')).toBeVisible();
      await page.getByRole('link', { name: 'Import a list' }).click();
      const file = page.getByLabel('File (CSV or Excel)');
      await expect(file).toBeEnabled();
      await file.setInputFiles(
        list([
          'Sr No;Guest Name;Mobile;Mail id;Wants;Status;Followup',
          '1;Sneha Iyer;98640 55501;sneha@example.org;Paro, 5 nights;Quotation sent;20/11/2027',
          '2;Anil Das;98640-55502;;Airport drop;Hot;',
          '3;;98640 55503;;Cab;New;',
          '4;A. Das;98640 55504;;Cab to Tezpur;New;',
        ]),
      );
      await page.getByRole('button', { name: 'Read the file' }).click();
      const preview = page.getByRole('region', { name: 'What the import would do' });
      await expect(preview).toContainText('Row 4, Name: The name is missing.');
      await page.getByLabel('Column “Wants”').selectOption('Requirement');
      // What the page showed was about the former choice.
      await expect(preview).toHaveCount(0);
      await page.getByRole('button', { name: 'Read again' }).click();
      await expect(preview).toContainText('3 new customers');
      await expect(preview).toContainText('Paro, 5 nights');
      await expectSound(page);
      await page.getByRole('button', { name: 'Import 3 rows' }).click();
      await expectSaid(page, 'Imported 3 customers and 3 enquiries.');

      await page.getByRole('link', { name: '‹ Customers' }).click();
      await expect(row(page, 'Sneha Iyer')).toContainText('+91 98640 55501');
      expect((await row(page, 'Sneha Iyer').boundingBox())?.height).toBe(rowHeight);
      await expectSound(page);
      await page.getByRole('searchbox').fill('055502');
      await page.keyboard.press('Enter');
      await expect(row(page, 'Sneha Iyer')).toHaveCount(0);
      await page.getByRole('link', { name: 'Anil Das' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anil Das');
      await expect(row(page, 'Airport drop')).toContainText('Contacted');

      // A colleague corrects the number while it is being typed.
      const number = page.getByRole('button', { name: /^Change Number/ });
      await number.click();
      await page.getByRole('textbox', { name: 'Number' }).fill('+975 17 12 34 56');
      await query(`update customers set phone_e164 = '+919864055504' where name = 'Anil Das'`, []);
      await page.keyboard.press('Enter');
      await expectSaid(page, 'Another staff member has changed this meanwhile. It is now “+919864055504”.');
      await page.goto(page.url());
      await expect(number).toContainText('+91 98640 55504');

      // The same number as another customer now.
      await expectSound(page);
      await page.getByRole('button', { name: 'Merge A. Das into this customer' }).click();
      await expectSaid(page, 'Merged. All enquiries are here now.');
      await expect(row(page, 'Cab to Tezpur')).toBeVisible();
      await page.getByRole('button', { name: 'Unmerge A. Das' }).click();
      await expectSaid(page, 'Unmerged.');
      await expect(row(page, 'Cab to Tezpur')).toHaveCount(0);

      await number.click();
      await page.getByRole('textbox', { name: 'Number' }).fill('+975 17 12 34 56');
      await page.keyboard.press('Enter');
      await expectSaid(page, 'Number saved.');
      await expect(number).toContainText('Bhutan +975 17 12 34 56');
      await expect(number).toBeFocused();

      await page.getByRole('link', { name: 'Export or erase the data' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export as PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^customer-\d+\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

      await page.goto(paths.adminCustomerImports);
      await page.getByRole('button', { name: 'Undo the import of leads.csv' }).click();
      // Anil was corrected; his enquiry and that of A. Das were merged and unmerged.
      await expectSaid(page, /^Undone\. Removed .* stayed, because staff have worked on them since\.$/);
      const left = await query('select name from customers order by name', []);
      expect(left.map(({ name }) => name)).toContain('Anil Das');
      expect(left.map(({ name }) => name)).not.toContain('Sneha Iyer');
    });
  });
}

test('a customer who does not exist', fullOnly, async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  const response = await page.goto(customerPath('999999999'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This customer does not exist.');
});

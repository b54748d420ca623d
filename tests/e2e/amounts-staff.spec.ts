import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { addPackage, anotherBrowser } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one database, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** A package of ₹1.50 and an accepted quote with a discount, as the migration finds them; returns the enquiry's id. */
async function addAmounts(query: Query, packageName: string): Promise<string> {
  const packageId = await addPackage(query, packageName);
  await query('update tour_packages set selling_price_paise = 150 where id = $1', [packageId]);
  const [enquiry] = await query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no)
     values (gen_random_uuid(), '', 'Asha Devi', '98640 12345') returning id`,
    [],
  );
  const lines = [
    { text: 'Sedan, Guwahati to Shillong', quantity: 2, unitPaise: 3_500_00 },
    { text: 'Festive discount', quantity: 1, unitPaise: 500_00 },
  ];
  const [quote] = await query(
    `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash,
       accepted_at, accepted_by)
     values ($1, 1, $2, 5, 787500, current_date, 'Rupa Das', $3, now(), 'Asha Devi') returning id`,
    [enquiry?.id, JSON.stringify(lines), Buffer.from(crypto.randomUUID())],
  );
  await query(
    `insert into amounts_to_check (tour_package_id, quote_id, reasons, line_numbers)
     values ($1, null, '{low-price}', '{}'), (null, $2, '{discount-line}', '{2}')`,
    [packageId, quote?.id],
  );
  return String(enquiry?.id);
}

for (const [place, viewport] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test(
      'an Admin checks amounts that may have been stored wrongly, once',
      fullOnly,
      async ({ page, browser, address, query, logIn }) => {
        await query('delete from amounts_to_check', []);
        await query(`update amount_review set found_at = now(), checked_at = null, checked_by = ''`, []);
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminDashboard);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Rupa Das');
        await expect(page.getByRole('heading', { name: 'Amounts to check' })).toHaveCount(0);

        const name = `Dzukou ${crypto.randomUUID()}`;
        const enquiryId = await addAmounts(query, name);
        await page.reload();
        await expect(page.getByText('2 prices and quotes may hold a wrong amount.')).toBeVisible();
        await expectSound(page);
        await page.getByRole('link', { name: 'See what to check' }).click();
        await expect(page).toHaveURL(paths.amountsToCheck);

        const entries = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2 }) });
        await expect(entries).toHaveCount(2);
        await expect(entries.nth(0)).toContainText('Line 2: Festive discount, 1 × ₹500');
        await expect(entries.nth(0)).toContainText(/Accepted \d/);
        await expect(entries.nth(0)).not.toContainText('Sedan');
        await expect(entries.nth(1)).toContainText(name);
        await expect(entries.nth(1)).toContainText('Selling price now ₹1.50');
        await expectSound(page);

        await entries.nth(0).getByRole('link', { name: 'Open the enquiry' }).click();
        await expect(page).toHaveURL(enquiryPath(enquiryId));
        await page.goBack();
        await entries.nth(1).getByRole('link', { name: 'Edit the package' }).click();
        const popup = page.getByRole('dialog', { name: `Edit ${name}` });
        await popup.getByLabel('Selling price').fill('1.5 lakh');
        await popup.getByRole('button', { name: 'Save changes' }).click();
        await expectSaid(page, 'Data Updated Successfully.....');
        await page.goto(paths.amountsToCheck);
        await expect(entries.nth(1)).toContainText('Selling price now ₹1,50,000');
        await expect(entries.nth(1)).toContainText('Changed since');

        await page.getByRole('button', { name: 'I have checked these' }).click();
        await expectSaid(page, 'Noted. The list is closed.');
        await expect(entries).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByText(/^Rupa Das checked these amounts on /)).toBeVisible();
        await expectSound(page);
        await page.goto(paths.activity);
        await expect(page.getByRole('main')).toContainText(
          'checked the amounts that may have been stored wrongly',
        );

        const other = await anotherBrowser(browser, address);
        await logIn(other, 'Bhaskar Nath');
        await other.goto(paths.adminDashboard);
        await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hi, Bhaskar Nath');
        await expect(other.getByRole('heading', { name: 'Amounts to check' })).toHaveCount(0);
        await other.context().close();
      },
    );
  });
}

test('the list is for staff alone', fullOnly, async ({ page }) => {
  await page.goto(paths.amountsToCheck);
  await expect(page).toHaveURL(paths.adminLogin);
});

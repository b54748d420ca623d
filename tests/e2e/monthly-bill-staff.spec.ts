import { monthsBefore, monthText } from '#domain/money/periods/month.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingPath, customerPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { readPdf } from '../support/pdf.ts';
import { fleetRows } from '../support/some-duty.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test } from './support/taxed-site.ts';

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a company gets one bill for the rides of a month, with its IRN', async ({ page, query, logIn }) => {
      const company = `Brahmaputra Tea Estates ${viewport.width}`;
      const [month = ''] = monthsBefore(dayInIndia(new Date()), 1);
      const rows = fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[]);
      const rides = [
        await rows.addDuty({ customer: company, day: `${month}-05` }),
        await rows.addDuty({ customer: company, day: `${month}-19` }),
      ];
      const bookings = rides.map(({ bookingId }) => bookingId);
      const [{ customer } = {}] = await query(
        'select customer_id::text as customer from bookings where id = $1',
        [bookings[0]],
      );
      await query('update bookings set customer_id = $2, total_paise = 199500 where id = any($1::bigint[])', [
        bookings,
        customer,
      ]);

      await logIn(page, 'Rupa Das');
      await page.goto(customerPath(String(customer)));
      await page.getByRole('button', { name: 'Add a buyer' }).click();
      const buyer = page.getByRole('dialog', { name: 'New buyer' });
      await buyer.getByLabel('Name on the bill').fill(company);
      await buyer.getByLabel('GSTIN').fill('18AABCU9603R1ZM');
      await buyer.getByLabel('Mail for bills').fill('bills@brahmaputra.example');
      await buyer.getByLabel('Gets one bill for each month').check();
      await expectSound(page, 'a new buyer');
      await buyer.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'The buyer is saved.');
      for (const booking of bookings) {
        await page.goto(bookingPath(booking));
        await page.getByLabel('Bill to').selectOption({ label: company });
        await expectSaid(page, `The booking is billed to ${company}.`);
      }
      await query(
        `update duties set status = 'done', closed_at = pickup_at + interval '4 hours', closed_by = 'Rupa Das'
         where booking_id = any($1::bigint[])`,
        [bookings],
      );

      await page.goto(paths.adminMoneyCompanies);
      const waiting = page.locator('[data-company]').filter({ hasText: company });
      await expect(waiting).toContainText(`2 rides closed in ${monthText(month)}, not billed: ₹3,990`);
      await expectSound(page, 'companies with rides to bill');
      await waiting.getByRole('button', { name: /^Make the bill/ }).click();
      await expectSaid(page, /PT\/\d{4}\/I\d{6} is made/);
      await expect(waiting).toContainText('Nothing to bill');

      const bill = page.locator('[data-bill]').filter({ hasText: company });
      await expect(bill).toContainText('₹3,990');
      await expect(async () => {
        await page.reload();
        await expect(bill.getByRole('link', { name: /^PDF/ })).toBeVisible({ timeout: 500 });
      }).toPass();
      const pdf = async () => {
        const href = (await bill.getByRole('link', { name: /^PDF/ }).getAttribute('href')) ?? '';
        return readPdf(await (await page.request.get(href)).body()).pages.join('\n');
      };
      const before = await pdf();
      for (const text of [company, '18AABCU9603R1ZM', '3,800.00', '95.00', '3,990.00'])
        expect(before).toContain(text);

      await bill.getByRole('button', { name: /^Enter the IRN/ }).click();
      const irn = 'a1'.repeat(32);
      const panel = page.getByRole('dialog', { name: /^Enter the IRN/ });
      await panel.getByRole('textbox', { name: 'IRN', exact: true }).fill(irn);
      await panel.getByLabel('Acknowledgement number').fill('112010036563310');
      await panel.getByLabel('Day of the acknowledgement').fill(dayInIndia(new Date()));
      await panel.getByLabel('Signed QR code').fill('eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2ln');
      await expectSound(page, 'the panel of the IRN');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, /The IRN is saved/);
      await expect(bill).toContainText('IRN entered');
      await expect(async () => expect((await pdf()).replaceAll(/\s/g, '')).toContain(irn)).toPass();
    });
  });

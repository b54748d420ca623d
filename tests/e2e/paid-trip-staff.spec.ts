import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { readPdf } from '../support/pdf.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test } from './support/taxed-site.ts';
import { quoteTour, visitor } from './support/tour-quote.ts';

/** The customer says on the page of a request that it is paid. */
async function claim(customer: Page, amount: string): Promise<void> {
  await expect(customer.getByRole('main')).toContainText(`To pay${amount}`);
  await customer.getByLabel('UTR number').fill(String(randomInt(10 ** 11, 10 ** 12)));
  await customer.getByRole('button', { name: 'I have paid' }).click();
  await expect(customer.getByRole('status')).toContainText('We are checking it.');
}

/** Staff find it in their bank and confirm it on the page of the booking. */
async function confirm(page: Page): Promise<void> {
  await page.reload();
  const requests = page.getByRole('region', { name: 'Payment requests' });
  await requests.getByRole('button', { name: /^Confirm / }).click();
  const check = page.getByRole('dialog', { name: /^Confirm / });
  await check.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectSaid(page, /is confirmed and counted/);
}

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a trip is paid by its links, from the deposit over the balance to the invoice', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }) => {
      const name = `Meera Nair ${viewport.width}`;
      const { enquiry, quote } = await quoteTour(query, name);
      await query(`update customers set state = '19', lives_in = 'india' where name = $1`, [name]);
      const customer = await visitor(browser, address, page);
      const paper = async (link: string) => {
        const file = await page.request.get(new URL(link, address).href);
        expect(file.headers()['content-type']).toBe('application/pdf');
        return readPdf(await file.body()).pages.join('\n');
      };
      const papersOf = async (trip: string) => {
        await customer.goto(trip);
        const section = customer.getByRole('region', { name: 'Receipts and invoices' });
        const links = await section.getByRole('link').all();
        return Promise.all(
          links.map(async (link) => ({
            name: await link.textContent(),
            href: (await link.getAttribute('href')) ?? '',
          })),
        );
      };

      await customer.goto(quote);
      await customer.getByLabel('Your name').fill(name);
      await customer.getByRole('button', { name: 'Accept this quote' }).click();
      await claim(customer, '₹52,693');

      await logIn(page, 'Rupa Das');
      await page.goto(enquiryPath(enquiry));
      await page.getByRole('button', { name: 'Make booking' }).click();
      const money = page.getByRole('region', { name: 'Money' });
      await expect(money).toBeVisible();
      await confirm(page);
      await expect(money).toContainText('Deposit₹52,693✓ Paid');
      const trip = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname;

      // Its receipt, and its voucher once the worker has issued it.
      const [receipt] = await papersOf(trip);
      expect(await paper(receipt?.href ?? '')).toMatch(/Receipt R\d+₹52,693.*Still to pay₹1,22,951/s);
      const documents = page.getByRole('region', { name: 'Documents' });
      await expect(async () => {
        await page.reload();
        await expect(documents.getByRole('link', { name: /^PT/ })).toHaveCount(1, { timeout: 500 });
      }).toPass();
      await expect(documents).toContainText('₹52,693');

      // The balance by a link that staff ask for.
      await page.getByRole('button', { name: 'Ask for payment' }).click();
      const ask = page.getByRole('dialog', { name: 'Ask for payment' });
      await expect(ask).toContainText('₹1,22,951');
      await expectSound(page, 'asking for the balance');
      await ask.getByRole('button', { name: 'Ask', exact: true }).click();
      await expectSaid(page, /asks for ₹1,22,951/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const requests = page.getByRole('region', { name: 'Payment requests' });
      await requests.getByRole('button', { name: 'Copy link' }).first().click();
      await expect(requests.getByRole('button', { name: 'Copied' })).toBeVisible();
      await customer.goto(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname);
      await claim(customer, '₹1,22,951');
      await confirm(page);
      await expect(money).toContainText('Balance₹1,22,951✓ Paid');
      await customer.goto(trip);
      await expect(customer.getByRole('main')).not.toContainText('To pay');

      // The trip is over: its invoice takes in both vouchers and comes to what was paid.
      await query(
        `update bookings set first_day = current_date - 8, last_day = current_date - 2 where id = $1`,
        [new URL(page.url()).searchParams.get('id')],
      );
      const booking = page.url();
      await expect(async () => {
        await page.reload();
        await expect(documents).toContainText('Missing: Tax invoice', { timeout: 500 });
      }).toPass();
      // Its services do not say what it had, so staff do.
      await documents.getByRole('link', { name: 'Give what is missing' }).click();
      const waiting = page
        .locator('[data-missing]')
        .filter({ hasText: `B${new URL(booking).searchParams.get('id')}` });
      await waiting.getByRole('button', { name: 'Say what the trip has' }).click();
      const panel = page.getByRole('dialog', { name: /^What B\d+ has/ });
      await panel.getByLabel('The trip').selectOption({ label: 'has stay and transport' });
      await panel.getByLabel('Why').fill('Five nights in hotels, and a car with a guide');
      await expectSound(page, 'saying what a trip has');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Its documents are issued now.');
      await page.goto(booking);
      await expect(async () => {
        await page.reload();
        await expect(documents.getByRole('link', { name: /^PT/ })).toHaveCount(3, { timeout: 500 });
      }).toPass();
      await expect(documents).toContainText('₹1,75,644');
      await expectSound(page, 'a booking with its documents');
      await expect(async () => {
        const papers = await papersOf(trip);
        expect(papers.map(({ name: called }) => called)).toContainEqual(
          expect.stringMatching(/^Tax invoice PT\//),
        );
      }).toPass();
      await expectSound(customer, 'a trip with its papers');
      const papers = await papersOf(trip);
      const invoice = await paper(
        papers.find(({ name: called }) => called?.startsWith('Tax invoice'))?.href ?? '',
      );
      for (const amount of ['1,64,000.00', '8,200.00', '3,444.00', '1,75,644.00'])
        expect(invoice).toContain(amount);
      const vouchers = papers.filter(({ name: called }) => called?.startsWith('Receipt voucher'));
      expect(vouchers).toHaveLength(2);
      for (const { href } of papers) expect((await paper(href)).length).toBeGreaterThan(200);

      await page.goto(paths.adminMoneyDocuments);
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(3);
    });
  });

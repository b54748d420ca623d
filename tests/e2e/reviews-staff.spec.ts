import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** A booking whose only ride is over. Its link cannot be shown, so staff make a new one. */
async function addFinishedBooking(query: Query): Promise<string> {
  const [row] = await query(
    `with customer as (
       insert into customers (name, phone_e164) values ('Asha Devi', '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
       returning id),
     booking as (
       insert into bookings (idempotency_key, customer_id, origin, total_paise, token_hash, token_encrypted, made_by)
       select gen_random_uuid()::text, id, 'hand', 199500, sha256(gen_random_uuid()::text::bytea), '', 'Rupa Das'
       from customer returning id),
     service as (
       insert into booking_services (booking_id, kind, position, title, amount_paise)
       select id, 'cab', 1, 'One way, Guwahati to Shillong', 199500 from booking returning id, booking_id)
     insert into duties (id, booking_id, status, trip_type, city, from_name, to_name, car_type, pickup_at, ends_at,
       km, fare_paise, end_code)
     select id, booking_id, 'done', 'one-way', 'guwahati', 'Guwahati', 'Shillong', 'sedan',
       now() - interval '1 day', now() - interval '20 hours', 100, 199500, '1234'
     from service returning booking_id::text as id`,
    [],
  );
  return String(row?.id);
}

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a review is asked for, written without script, approved, shown, hidden and erased', async ({
      page,
      logIn,
      query,
      browser,
      address,
    }) => {
      const text = `The car came at six. ${crypto.randomUUID().slice(0, 8)}`;
      await logIn(page, 'Rupa Das');
      await page.goto(bookingPath(await addFinishedBooking(query)));
      const panel = page.getByRole('region', { name: 'Review', exact: true });
      await panel.getByRole('button', { name: 'Ask for a review' }).click();
      await expectSaid(page, 'The link for the review is ready.');
      await expect(panel).toContainText('Make a new one above.');
      await page.getByRole('button', { name: 'New link' }).click();
      await page.getByRole('button', { name: 'End the old link, make a new one' }).click();
      const link = panel.getByLabel('Link for the review');
      await expect(link).toHaveValue(/\/booking\/[\w-]{43}\/review$/);
      await expect(panel.getByRole('button', { name: 'Copy the review link' })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/.*review/,
      );
      await expectSound(page);
      const { pathname } = new URL(await link.inputValue());

      const customer = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: address });
      const theirs = await customer.newPage();
      const trip = theirs.getByRole('textbox', { name: /^Trip/ });
      await theirs.goto(pathname);
      await theirs.getByLabel('Your review').fill(text);
      await theirs.getByLabel('5, very good').check();
      await theirs.getByLabel('Your name as it should be shown').fill('Asha');
      await theirs.getByRole('button', { name: 'Send the review' }).click();
      await expect(theirs.getByText('Your review is with our staff.')).toBeVisible();
      await trip.fill('To Shillong');
      await theirs.getByRole('button', { name: 'Save the change' }).click();
      await expect(trip).toHaveValue('To Shillong');

      await page.goto(pathname);
      await expectSound(page);
      await page.goto(paths.about);
      expect(await page.getByText(text).count()).toBe(0);

      await page.goto(paths.adminReviews);
      const row = page.getByRole('listitem').filter({ hasText: text });
      await expect(row).toContainText('5 of 5');
      await expectSound(page);
      await row.getByRole('button', { name: /^Approve/ }).click();
      await expectSaid(page, 'The review is on the site.');
      await expect(row).toHaveCount(0);
      await expect(async () => {
        await page.goto(paths.about);
        await expect(page.getByRole('region', { name: 'What customers say' })).toContainText(text, {
          timeout: 500,
        });
      }).toPass();
      await expectSound(page);
      await theirs.reload();
      await expect(theirs.getByRole('button')).toHaveCount(0);
      await customer.close();

      await page.goto(paths.adminReviews);
      await page.getByRole('link', { name: /^Approved/ }).click();
      await row.getByRole('button', { name: /^Hide/ }).click();
      await expectSaid(page, 'The review is hidden.');
      await page.getByRole('link', { name: /^Hidden/ }).click();
      await row.getByRole('button', { name: /^Erase/ }).click();
      await expectSound(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
      await expectSaid(page, 'The review is erased.');
      await expect(row).toHaveCount(0);
      await expect(async () => {
        await page.goto(paths.about);
        await expect(page.getByText(text)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await page.goto(paths.activity);
      await expect(page.getByRole('row').filter({ hasText: 'approved the review' }).first()).toBeVisible();
    });

    test(
      'a review that came by WhatsApp is entered and waits for approval',
      fullOnly,
      async ({ page, logIn }) => {
        const text = `Kind and careful. ${crypto.randomUUID().slice(0, 8)}`;
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminReviews);
        await page.getByRole('button', { name: 'Enter a review' }).click();
        const popup = page.getByRole('dialog', { name: 'Enter a review' });
        await popup.getByLabel('Name as the customer wants it shown').fill('B. Das');
        await popup.getByLabel('Review, in the customer’s words').fill(text);
        await popup.getByRole('button', { name: 'Save the review' }).click();
        await expectSaid(page, 'Choose how the review came.');
        await popup.getByLabel('How it came').selectOption('By WhatsApp');
        await expectSound(page);
        await popup.getByRole('button', { name: 'Save the review' }).click();
        await expectSaid(page, 'The review is saved.');
        await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('By WhatsApp');
        await page.goto(paths.about);
        expect(await page.getByText(text).count()).toBe(0);
      },
    );
  });

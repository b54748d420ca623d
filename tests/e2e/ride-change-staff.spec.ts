import type { Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { fleetRows } from '../support/some-duty.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

type Fixtures = {
  /** Books a sedan from Guwahati to Shillong at ₹1,995 by the form, and stays on its page. */
  bookSedan(more?: (page: Page) => Promise<void>): Promise<string>;
  rows: ReturnType<typeof fleetRows>;
};

const test = base.extend<Fixtures>({
  bookSedan: async ({ page, logIn }, use) =>
    use(async (more) => {
      await logIn(page, 'Rupa Das');
      const digits = String(10_000 + Math.floor(Math.random() * 89_999));
      const name = `Anjali ${digits}`;
      await page.goto(paths.adminNewBooking);
      await expect(page.getByRole('button', { name: 'Make booking' })).toBeEnabled();
      await page.getByLabel('Customer’s phone number').fill(`98647${digits}`);
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('From', { exact: true }).fill('Guwahati');
      await page.getByLabel('To', { exact: true }).fill('Shillong');
      await page.getByLabel('Day', { exact: true }).fill(daysAfter(dayInIndia(new Date()), 6));
      await page.getByLabel('Time', { exact: true }).fill('06:30');
      await page.getByText('Sedan').click();
      await more?.(page);
      await page.getByRole('button', { name: 'Make booking' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      return name;
    }),
  rows: async ({ query }, use) =>
    use(fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[])),
});

test.use({ trace: 'off' });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Change the ride' });
const sum = (page: Page, name: string) =>
  popup(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const money = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Money', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const open = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Change the ride' });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
};

const laptop = { width: 1366, height: 650 };

for (const viewport of [laptop, desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('another destination and car by the keyboard, with the difference before, and back', async ({
      page,
      bookSedan,
    }) => {
      const name = await bookSedan();
      const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
      await open(page);
      // The dialog opens in its first field; from there on only keys.
      await expect(popup(page).getByLabel('One way')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(popup(page).getByLabel('From', { exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Tawang');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(popup(page).getByRole('radio', { name: /^Sedan/ })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(popup(page).getByRole('radio', { name: /^SUV/ })).toBeChecked();
      await expect(sum(page, 'Price now, with GST')).toContainText('₹1,995');
      const price = popup(page).getByRole('radio', { name: /^Take the new fare: ₹/ });
      await expect(price).toBeChecked();
      // Neither the sedan's nor the SUV's fare to Shillong.
      await expect(sum(page, 'New fare by the rates, with GST')).not.toContainText(/₹1,995|₹2,835/);
      await expect(sum(page, 'Difference')).toContainText(/₹[\d,]+ more/);
      await expect(sum(page, 'GST in the difference')).toContainText(/₹[\d,.]+ more/);
      const fare = (await sum(page, 'New price, with GST').innerText()).match(/₹[\d,]+/)?.[0] ?? '';
      await expect(sum(page, 'Booking’s total then')).toContainText(fare);
      await expectSound(page);
      await page.keyboard.press('Enter');
      await expectSaid(
        page,
        `The ride is changed: Guwahati to Shillong → Guwahati to Tawang, ₹1,995 → ${fare}.`,
      );
      const duty = page.getByRole('region', { name: 'Guwahati to Tawang' });
      await expect(duty).toContainText('SUV');
      await expect(money(page, 'Balance')).toContainText(`${fare} due`);
      await expect(
        page.getByText(
          `Rupa Das changed the ride: Guwahati to Shillong → Guwahati to Tawang, Sedan → SUV, ₹1,995 → ${fare}.`,
        ),
      ).toBeVisible();
      const news = page.getByRole('region', { name: 'Tell them what changed' });
      const chat = (await news.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '';
      expect(decodeURIComponent(chat)).toContain(`is changed: Guwahati to Tawang`);
      expect(decodeURIComponent(chat)).toContain(`The total is now ${fare}.`);
      await expectSound(page);

      const customer = await page.context().newPage();
      await customer.goto(new URL(link).pathname);
      await expect(customer.getByRole('main')).toContainText('Tawang');
      await expect(customer.getByRole('main')).toContainText(fare);
      await expect(customer.getByRole('main')).toContainText('SUV');

      await page.getByRole('button', { name: /^Undo: Rupa Das changed the ride/ }).focus();
      await page.keyboard.press('Enter');
      await expectSaid(
        page,
        /^The change of the ride is taken back: Guwahati to Tawang → Guwahati to Shillong/,
      );
      await expect(page.getByRole('region', { name: 'Guwahati to Shillong' })).toContainText('Sedan');
      await expect(money(page, 'Balance')).toContainText('₹1,995 due');
      await customer.reload();
      await expect(customer.getByRole('main')).toContainText('Shillong');
      await expect(customer.getByRole('main')).toContainText('₹1,995');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });

test('what was agreed by hand stays agreed, with a reason, until another amount is typed', async ({
  page,
  bookSedan,
}) => {
  await bookSedan((form) => form.getByLabel('Other price').fill('1800'));
  await open(page);
  await expect(popup(page).getByRole('radio', { name: 'Keep the price: ₹1,800' })).toBeChecked();
  await popup(page).getByLabel('To', { exact: true }).fill('Sohra');
  await expect(popup(page).getByRole('radio', { name: /^Take the new fare: ₹(?!1,995)/ })).toBeVisible();
  await expect(sum(page, 'Difference')).toContainText('None');
  await popup(page).getByRole('button', { name: 'Save the change' }).click();
  await expectSaid(page, 'Type why the price is not the fare of the rates. The timeline keeps it.');
  await expect(popup(page).getByLabel('Reason for another price than the fare')).toBeFocused();
  await popup(page).getByRole('radio', { name: 'Another price' }).check();
  await popup(page).getByLabel('Price with GST').fill('2500');
  await expect(sum(page, 'Difference')).toContainText('₹700 more');
  await popup(page).getByLabel('Reason for another price than the fare').fill('Agreed on the phone');
  await expectSound(page);
  await popup(page).getByRole('button', { name: 'Save the change' }).click();
  await expectSaid(page, /^The ride is changed: .*, ₹1,800 → ₹2,500\.$/);
  await expect(
    page.getByText(/₹1,800 → ₹2,500 \(by the rates ₹[\d,]+\): Agreed on the phone\./),
  ).toBeVisible();
});

test('a car of another type is taken off, and two at once: the second reads what changed', async ({
  page,
  bookSedan,
  rows,
  query,
}) => {
  const name = await bookSedan();
  const plate = `AS01${String(Math.floor(Math.random() * 9000) + 1000)}`;
  const carId = await rows.addCar({ plate });
  await query(
    `update duties set car_id = $1 where booking_id = (select b.id from bookings b join customers c on c.id = b.customer_id where c.name = $2)`,
    [carId, name],
  );
  await page.reload();
  await open(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await open(other);
  await popup(page).getByText('SUV').click();
  await expect(popup(page)).toContainText('is taken off, because it is no SUV. Assign another one.');
  await expectSound(page);
  await popup(page).getByRole('button', { name: 'Save the change' }).click();
  await expectSaid(page, /its car was taken off, assign another one\.$/);

  // The other page is loaded again by itself; its open form must still say what is different.
  await expect(
    other.getByText(/^Rupa Das changed the ride: Sedan → SUV/).filter({ visible: true }),
  ).toHaveCount(1);
  await popup(other).getByLabel('To', { exact: true }).fill('Sohra');
  await popup(other).getByRole('button', { name: 'Save the change' }).click();
  await expectSaid(
    other,
    /^Rupa Das has changed this duty meanwhile: Car type: SUV \(was Sedan\); Price: ₹[\d,]+ \(was ₹1,995\); Car: none \(was /,
  );
  await expect(popup(other).getByLabel('To', { exact: true })).toHaveValue('Sohra');
  // After reading it, the second one saves over it.
  await popup(other).getByRole('button', { name: 'Save the change' }).click();
  await expectSaid(other, /^The ride is changed: .*Sohra.*, ₹2,835 → ₹3,092\.$/);
  await query('update cars set ended_at = now() where id = $1', [carId]);
});

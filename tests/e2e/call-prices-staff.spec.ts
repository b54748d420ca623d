import type { Locator, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { Pace } from './support/enquiry-page.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

const test = base;
test.use({ trace: 'off' });

/** An office laptop with the browser's bars. */
const laptop = { width: 1366, height: 650 };
const isWide = ({ width }: { width: number }) => width > 1000;

const someNumber = () => `98647${String(10_000 + Math.floor(Math.random() * 89_999))}`;
const tomorrow = () => daysAfter(dayInIndia(new Date()), 1);
/** As it is typed into a date field, month first. */
const typedDay = (day: string) => [day.slice(5, 7), day.slice(8), day.slice(0, 4)].join('');

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Add an enquiry' });
const sedan = (popup: Locator) => popup.getByRole('button', { name: /^Quote Sedan for ₹/ });

async function openForm(page: Page, pace: Pace, viewport: { width: number }): Promise<Locator> {
  const add = page.getByRole('button', { name: 'Add an enquiry' });
  await expect(add).toBeEnabled();
  if (isWide(viewport)) await pace.press('c');
  else await pace.choose(add.click());
  const popup = popupOf(page);
  await expect(popup.getByLabel('Number')).toBeFocused();
  return popup;
}

/** The caller, and the ride from field to field. */
async function typeRide(pace: Pace, viewport: { width: number }, popup: Locator) {
  await pace.type(someNumber());
  await pace.press('Tab');
  await pace.type('Bina Devi');
  // Over message, source and kind, which stay as they are.
  for (const _ of [1, 2, 3, 4]) await pace.press('Tab');
  await expect(popup.getByLabel(/^From\b/)).toBeFocused();
  await pace.type('Guwahati');
  await pace.press('Tab');
  await pace.type('Shillong');
  await pace.press('Tab');
  if (isWide(viewport)) await pace.type(typedDay(tomorrow()));
  else await pace.choose(popup.getByRole('button', { name: 'Tomorrow' }).click());
  const typedAt = Date.now();
  await expect(sedan(popup)).toBeVisible();
  return Date.now() - typedAt;
}

for (const viewport of [laptop, desktop, phone])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a caller has the fares in 10 seconds, and the quote with one key more', async ({
      page,
      logIn,
    }, info) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminMessages);
      const pace = new Pace(page);
      const popup = await openForm(page, pace, viewport);
      const answerMs = await typeRide(pace, viewport, popup);
      const toPrice = pace.seconds;
      expect(toPrice).toBeLessThanOrEqual(10);
      await expect(popup.getByText('with ₹95 GST (5%)')).toBeVisible();
      const box = await sedan(popup).boundingBox();
      expect(box?.y ?? 0).toBeLessThan(viewport.height);
      // On a phone in the lower half, where the thumb is.
      if (!isWide(viewport)) expect(box?.y ?? 0).toBeGreaterThan(viewport.height / 2);
      await expectSound(page, `prices at ${viewport.width}`);

      if (isWide(viewport)) await pace.press('Alt+2');
      else await pace.choose(sedan(popup).click());
      await expect(page).toHaveURL(new RegExp(paths.adminQuote));
      await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(
        /Sedan, Guwahati to Shillong/,
      );
      const said = `${toPrice.toFixed(1)} s from 'Add an enquiry' to the fares (shown ${answerMs} ms after the last key), ${pace.seconds.toFixed(1)} s to the quote`;
      info.annotations.push({ type: 'measured', description: `${viewport.width} px: ${said}` });
    });

    test('a caller’s ride is booked with everything filled in', fullOnly, async ({ page, logIn }, info) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminMessages);
      const pace = new Pace(page);
      const popup = await openForm(page, pace, viewport);
      await typeRide(pace, viewport, popup);
      if (isWide(viewport)) await pace.press('Alt+Shift+2');
      else await pace.choose(popup.getByRole('button', { name: /^Book Sedan/ }).click());
      await expect(page).toHaveURL(new RegExp(paths.adminNewBooking));
      const main = page.getByRole('main');
      await expect(main.getByLabel('From', { exact: true })).toHaveValue('Guwahati');
      await expect(main.getByLabel('To', { exact: true })).toHaveValue('Shillong');
      await expect(main.locator('[name=date]')).toHaveValue(tomorrow());
      // Nobody has named a time.
      await expect(main.locator('[name=time]')).toHaveValue('');
      await expect(main.locator('[name=time]')).toBeFocused();
      await expect(main.getByText('₹1,995').first()).toBeVisible();
      const description = `${viewport.width} px: ${pace.seconds.toFixed(1)} s from 'Add an enquiry' to the filled-in booking`;
      info.annotations.push({ type: 'measured', description });
    });

    test(
      'a tour has its price for the party, and becomes a quote',
      fullOnly,
      async ({ page, logIn }, info) => {
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminMessages);
        const pace = new Pace(page);
        const popup = await openForm(page, pace, viewport);
        await pace.type(someNumber());
        await pace.press('Tab');
        await pace.type('Mira Das');
        await pace.choose(popup.getByText('Tour', { exact: true }).click());
        const packages = popup.getByLabel('Package');
        await expect(packages.getByRole('option', { name: 'Paro and the Tiger’s Nest' })).toBeAttached();
        await pace.choose(packages.selectOption({ label: 'Paro and the Tiger’s Nest' }));
        await pace.choose(popup.getByRole('button', { name: 'Tomorrow' }).click());
        await popup.getByLabel(/^Adults/).focus();
        await pace.type('2');
        const quote = popup.getByRole('button', { name: /^Quote Paro and the Tiger’s Nest for ₹/ });
        await expect(quote).toBeVisible();
        const toPrice = pace.seconds;
        await expect(popup.getByText(/^with ₹.* GST/)).toBeVisible();
        await expectSound(page, `price of a tour at ${viewport.width}`);
        await pace.choose(quote.click());
        await expect(page).toHaveURL(new RegExp(paths.adminQuote));
        await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(
          /Paro and the Tiger’s Nest/,
        );
        const description = `${viewport.width} px: ${toPrice.toFixed(1)} s to the price of a tour, ${pace.seconds.toFixed(1)} s to its quote`;
        info.annotations.push({ type: 'measured', description });
      },
    );
  });

test('a place that is no stop is corrected by one press, and an earlier answer is never chosen', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(laptop);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminMessages);
  const popup = await openForm(page, new Pace(page), laptop);
  await popup.getByLabel(/^From\b/).fill('Guwahati');
  await popup.getByLabel(/^To\b/).fill('Hotel Pinewood, Shillong');
  await popup.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(popup.getByText('No stop is called “Hotel Pinewood, Shillong”.')).toBeVisible();
  await popup.getByRole('button', { name: 'Shillong', exact: true }).click();
  await expect(popup.getByLabel(/^To\b/)).toHaveValue('Shillong');
  await expect(sedan(popup)).toBeVisible();
  // While the next answer is waited for, neither a press nor a key takes the old one.
  await page.route('**/prices.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await popup.getByLabel(/^To\b/).fill('Tezpur');
  await expect(sedan(popup)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Alt+2');
  await expect(popup.getByText(/Guwahati to Tezpur/)).toBeVisible();
  await expect(popup).toBeVisible();
});

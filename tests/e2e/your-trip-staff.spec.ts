import type { BrowserContext, Page } from '@playwright/test';
import { customerBookingPath, paths, tripCalendarPath } from '#paths.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { addTrip } from '../support/trip-rows.ts';
import { expectNoFaults, expectNoOverflow } from './support/seen.ts';
import { expect, test } from './support/test.ts';

/** Names of the stored copies, and what each of them holds without the names of built files. */
const copiesOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return { names, paths: paths.flat() };
  });

const remove = (page: Page) => page.getByRole('button', { name: 'Remove from this phone' });
const note = (page: Page) => page.getByText(/^No network\. As of \d\d:\d\d today$/);

async function openKept(page: Page, address: string) {
  await page.goto(address);
  await expect(remove(page)).toBeVisible();
}

async function cut(context: BrowserContext, page: Page) {
  await context.setOffline(true);
  await page.reload();
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('axe finds nothing and nothing overflows, before, on and after the trip', async ({
      page,
      query,
    }) => {
      for (const startsIn of [40, -2, -7]) {
        const { token } = await addTrip(query, { startsIn });
        await page.goto(customerBookingPath(token));
        await expectNoOverflow(page);
        await page.locator('details').evaluateAll((days) => {
          for (const day of days) day.setAttribute('open', '');
        });
        await expectNoOverflow(page);
        await expectNoFaults(page);
      }
    });
  });
}

test('a phone without script has everything: today, tomorrow, numbers to call and the calendar', async ({
  browser,
  address,
  query,
}) => {
  const { token } = await addTrip(query, { startsIn: -2 });
  const context = await browser.newContext({
    ...{ baseURL: address, javaScriptEnabled: false, viewport: { width: 360, height: 640 } },
  });
  const page = await context.newPage();
  await page.goto(customerBookingPath(token));
  await expect(page.getByText('Day 3 of 6')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Over Dochula to Punakha' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +975 17 110 005' }).first()).toBeVisible();
  const later = page.locator('details', { hasText: 'Hike to Taktsang' });
  await expect(later).not.toHaveAttribute('open');
  await later.locator('summary').click();
  await expect(later.getByText('07:30')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add the trip to your calendar' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^trip-B\d+\.ics$/);
  await expect(remove(page)).toBeHidden();
  await context.close();
});

test('the days open by the keyboard', async ({ page, query }) => {
  const { token } = await addTrip(query, { startsIn: 40 });
  await page.goto(customerBookingPath(token));
  const day = page.locator('details', { hasText: 'Hike to Taktsang' });
  await day.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('open');
  await expect(day.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
});

test('the page opens without network, also again, and is the new one when the network is back', async ({
  page,
  context,
  query,
}) => {
  const { token, bookingId } = await addTrip(query, { startsIn: -2 });
  const address = customerBookingPath(token);
  await openKept(page, address);
  await expect(page.locator('#stored-copy')).toBeHidden();
  // Nothing but this page, its calendar and built files.
  const { names, paths: kept } = await copiesOf(page);
  expect(names).toEqual([`booking ${address}`]);
  expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(
    [address, tripCalendarPath(token)].sort(),
  );

  await cut(context, page);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('Day 3 of 6')).toBeVisible();
  await cut(context, page);
  await expect(note(page)).toBeVisible();
  // The fonts are here as well.
  const fonts = () => document.fonts.check('600 20px Fraunces');
  expect(await page.evaluate(fonts)).toBe(true);
  const calendar = await page.evaluate(async (path) => (await fetch(path)).text(), tripCalendarPath(token));
  expect(calendar).toContain('BEGIN:VCALENDAR');
  // Another page of the site is not.
  const other = await page.evaluate(
    (path) =>
      fetch(path).then(
        (response) => response.status,
        () => 'no network',
      ),
    paths.about as string,
  );
  expect(other).toBe('no network');

  await query(`update booking_days set title = 'Straight to Punakha' where booking_id = $1 and number = 3`, [
    bookingId,
  ]);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Straight to Punakha' }).first()).toBeVisible();
  await expect(page.locator('#stored-copy')).toBeHidden();
  await cut(context, page);
  await expect(page.getByRole('heading', { name: 'Straight to Punakha' }).first()).toBeVisible();
  await context.setOffline(false);
});

test('a copy of an earlier day opens the day that it is', async ({ page, query }) => {
  const { token } = await addTrip(query, { startsIn: -2 });
  await page.clock.setSystemTime(new Date(Date.now() + 24 * 3600_000));
  await page.goto(customerBookingPath(token));
  const next = page.locator('details[data-day]').nth(3);
  await expect(next).toHaveAttribute('open');
  await expect(next.locator('summary')).toContainText('Today');
  await expect(page.getByText('Day 3 of 6')).toBeHidden();
  await expect(page.locator('details[data-day]').nth(2)).not.toHaveAttribute('open');
});

test('the customer removes the copy from the phone, and keeps it again', async ({ page, context, query }) => {
  const { token } = await addTrip(query);
  const address = customerBookingPath(token);
  await openKept(page, address);
  await remove(page).click();
  await expect(page.getByText('Removed. This page needs the network again.')).toBeVisible();
  expect(await copiesOf(page)).toEqual({ names: [], paths: [] });
  await page.reload();
  const keep = page.getByRole('button', { name: 'Keep on this phone' });
  await expect(keep).toBeVisible();
  expect((await copiesOf(page)).names).toEqual([]);
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(token);
  await keep.click();
  await expect(remove(page)).toBeVisible();
  await cut(context, page);
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
});

test('a link that was replaced leaves nothing on the phone', async ({ page, query }) => {
  const { token, bookingId } = await addTrip(query);
  await openKept(page, customerBookingPath(token));
  await query('update bookings set token_hash = $2 where id = $1', [bookingId, hashOf('B'.repeat(43))]);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'There is no booking to show by this link.' }),
  ).toBeVisible();
  expect((await copiesOf(page)).names).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new link takes the copy of the one before off the phone', async ({ page, query }) => {
  const { token, bookingId } = await addTrip(query);
  await openKept(page, customerBookingPath(token));
  await query('update bookings set token_hash = $2 where id = $1', [bookingId, hashOf('C'.repeat(43))]);
  const renewed = customerBookingPath('C'.repeat(43));
  await openKept(page, renewed);
  await expect.poll(async () => (await copiesOf(page)).names).toEqual([`booking ${renewed}`]);
});

test('on paper every day is unfolded with its numbers, and there is nothing to press', async ({
  page,
  query,
}) => {
  const { token } = await addTrip(query, { startsIn: -2 });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(customerBookingPath(token));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Lobesa bridge')).toBeVisible();
  await expect(page.getByText(', +975 17 110 006').first()).toBeVisible();
  await expect(page.locator('nav, form, button, footer').filter({ visible: true })).toHaveCount(0);
});

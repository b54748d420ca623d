import type pg from 'pg';
import { moneyNavTexts } from '#app/staff/money/texts.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { addTrip } from '../support/some-trip.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test('a clerk without the area money sees no money of the agency, and typed addresses are refused', async ({
  page,
  logIn,
  query,
}) => {
  const asPool = {
    query: async (text: string, values: unknown[] = []) => ({ rows: await query(text, values) }),
  };
  const { bookingId } = await addTrip(asPool as unknown as pg.Pool);
  await query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise, cost_minor)
     values ($1, 'hotel', 1, 'Hotel Druk', 0, 7654300)`,
    [bookingId],
  );
  const booking = bookingPath(bookingId);
  // A name of its own: other tests log in at the same time.
  const name = `Clerk ${crypto.randomUUID().slice(0, 8)}`;
  await logIn(page, name);
  const costs = /76,?543/;
  expect(await (await page.goto(booking))?.text()).toMatch(costs);
  await query(`update staff_users set areas = '{enquiries}' where name = $1`, [name]);

  await page.goto(paths.adminDashboard);
  await expect(page.getByRole('navigation', { name: 'Staff area' }).getByText('Money')).toHaveCount(0);
  await expect(page.getByText('Received this month')).toHaveCount(0);
  const answer = await page.goto(booking);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  expect(await answer?.text()).not.toMatch(costs);
  for (const path of [
    paths.adminMoney,
    paths.adminMoneyReceived,
    paths.adminMoneyExports,
    `${paths.adminMoneyExport}?kind=payments&from=2026-11-01&to=2026-11-30&format=csv`,
    paths.adminMoneyDocuments,
    paths.adminMoneyBank,
    paths.adminMoneyRefunds,
  ]) {
    const { status } = await page.evaluate(
      async (address) => ({ status: (await fetch(address)).status }),
      path,
    );
    expect([path, status]).toEqual([path, 403]);
  }
});

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the owner reads Money, and its bar shows the current part', async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('link', { name: /Received this month/ })).toBeVisible();
      await page.getByRole('link', { name: /Received this month/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Received');
      for (const { name, path } of moneyNavTexts.parts) {
        await page.goto(path);
        const parts = page.getByRole('navigation', { name: moneyNavTexts.label });
        await expect(parts.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        await expect(parts.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expectSound(page, path);
      }
    });
  });

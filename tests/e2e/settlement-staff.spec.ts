import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { settlementFilePath, settlePath } from '#staff-paths.ts';
import { rideRows } from '../support/settled-driver.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1440])
  test(`a driver’s settlement at ${width} px, from the cash that is held to the handover and its undoing`, async ({
    page,
    query,
    logIn,
  }) => {
    const rows = rideRows(async (text, values = []) => (await query(text, values)) as { id: string }[]);
    const ago = (days: number) => daysAfter(dayInIndia(new Date()), -days);
    const driverId = await rows.addDriver({ name: `Bikash Kalita ${width}` });
    await rows.addRide(driverId, { day: ago(3), collected: 3_000_00, expenses: 450_00 });
    await rows.addRide(driverId, { day: ago(2), collected: 3_400_00, expenses: 800_00 });
    await rows.addRide(driverId, { day: ago(1), collected: 2_000_00 });
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'Rupa Das');

    await page.goto(paths.adminMoneyDrivers);
    const held = page.locator(`[data-driver="${driverId}"]`);
    await expect(held).toContainText('₹8,400');
    await expectSound(page);
    await held.getByRole('link', { name: `Settle with Bikash Kalita ${width}` }).click();

    await page.getByLabel('Allowance for a day').fill('300');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('row', { name: 'The driver hands over ₹6,250' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Make the settlement' }).click();

    await page.getByRole('button', { name: '₹6,250 received' }).click();
    await expect(page.getByText('Handed over, confirmed by Rupa Das')).toBeVisible();
    await expectSound(page);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const file = await page.request.get(settlementFilePath(id));
    expect(file.headers()['content-type']).toBe('application/pdf');
    await page.goto(settlePath(driverId));
    await expect(page.getByText('No duty of these days is to be settled.')).toBeVisible();

    await page.goBack();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Its duties can be settled again.').first()).toBeVisible();
    await page.goto(paths.adminMoneyDrivers);
    await expect(held).toContainText('₹8,400');
  });

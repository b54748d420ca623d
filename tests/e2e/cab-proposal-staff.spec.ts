import type { Locator, Page } from '@playwright/test';
import { plateText } from '#domain/bookings/fleet.ts';
import { paths } from '#paths.ts';
import { fleetRows } from '../support/some-duty.ts';
import { test as base, expect } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

const test = base.extend<{ rows: ReturnType<typeof fleetRows>; day: string }>({
  rows: async ({ query }, use) => {
    await query('update cars set ended_at = now() where ended_at is null', []);
    await use(fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[]));
  },
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  day: async ({}, use) =>
    use(new Date(Date.UTC(2032, 0, 1 + Math.floor(Math.random() * 9000))).toISOString().slice(0, 10)),
});

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const plateNow = () => `AS07${crypto.randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
const row = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const bar = (within: Page | Locator, customer: string) => within.getByRole('button', { name: customer });

/** As long as a dispatcher takes for a choice. */
const choiceMs = 800;

type Query = (text: string, values: unknown[]) => Promise<unknown>;

async function addPair(rows: ReturnType<typeof fleetRows>, query: Query) {
  const [plate, name] = [plateNow(), unique('Bikash')];
  const [carId, driverId] = [await rows.addCar({ plate }), await rows.addDriver({ name })];
  await query('update cars set usual_driver_id = $2 where id = $1', [carId, driverId]);
  return { carId, driverId, shown: plateText(plate), name };
}

for (const [width, height] of [
  [1366, 650],
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('20 open duties are filled in under a minute with 800 ms for each choice, and taken back at once', async ({
      page,
      logIn,
      rows,
      query,
      day,
    }) => {
      for (let one = 0; one < 8; one++) await addPair(rows, query);
      const place = { fromSlug: 'guwahati', toSlug: 'guwahati' };
      for (let one = 0; one < 20; one++)
        await rows.addDuty({
          customer: unique('Sneha'),
          day,
          starts: 5 + (one % 6) * 3,
          hours: 1.5,
          ...place,
        });
      // None is of this type.
      await rows.addDuty({ customer: unique('Large'), day, starts: 9, carType: 'suv' });
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminCabs}?day=${day}`);
      const propose = page.getByRole('button', { name: 'Propose (21)' });
      await expect(propose).toBeVisible();
      const start = Date.now();
      await page.waitForTimeout(choiceMs);
      await propose.press('Enter');
      const panel = page.getByRole('dialog', { name: /^Proposal for/ });
      const apply = panel.getByRole('button', { name: 'Assign 20 duties' });
      await expect(apply).toBeVisible();
      await page.waitForTimeout(choiceMs);
      await apply.press('Enter');
      await expectSaid(page, '20 duties are assigned.');
      const seconds = (Date.now() - start) / 1000;
      expect(seconds).toBeLessThan(60);
      test.info().annotations.push({ type: 'seconds', description: String(seconds) });
      const left = page.getByRole('button', { name: 'Propose (1)' });
      await expect(left).toBeVisible();
      const open = () =>
        query(
          `select count(*)::int as open from duties where car_id is null and driver_id is null
           and pickup_at::date between $1::date - 1 and $1::date + 1`,
          [day],
        );
      expect(await open()).toEqual([{ open: 1 }]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, '20 duties are as before.');
      expect(await open()).toEqual([{ open: 21 }]);

      // A tick that is taken away leaves a duty open; every line has its reason.
      await page.getByRole('button', { name: 'Propose (21)' }).click();
      await expect(panel.getByRole('region', { name: 'Stay open' })).toContainText(
        /There is no .* in Guwahati\.|No .* is free in Guwahati/,
      );
      const choices = panel.getByRole('checkbox');
      await expect(choices).toHaveCount(20);
      await expect(choices.first()).toHaveAccessibleDescription(/km empty; its usual driver/);
      await expectSound(page);
      await choices.first().focus();
      await page.keyboard.press('Space');
      await panel.getByRole('button', { name: 'Assign 19 duties' }).click();
      await expectSaid(page, '19 duties are assigned.');
      await expectSound(page);
    });
  });

test.describe('on the board', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a colleague’s change meanwhile is named and left open, also while the proposal is slow', async ({
    page,
    logIn,
    rows,
    query,
    day,
  }) => {
    await addPair(rows, query);
    const { dutyId, bookingId } = await rows.addDuty({ customer: unique('Taken'), day });
    await rows.addDuty({ customer: unique('Other'), day, starts: 15 });
    await logIn(page, 'Rupa Das');
    await page.goto(`${paths.adminCabs}?day=${day}`);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${paths.adminCabProposal}*`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Propose (2)' }).click();
    const panel = page.getByRole('dialog', { name: /^Proposal for/ });
    await expect(panel).toContainText('Looking for cars and drivers…');
    answer();
    await expect(panel.getByRole('checkbox')).toHaveCount(2);
    await query('update duties set revision = revision + 1 where id = $1', [dutyId]);
    await panel.getByRole('button', { name: 'Assign 2 duties' }).click();
    await expectSaid(page, `1 duty is assigned. Left open: B${bookingId} (was changed meanwhile).`);
  });

  test('choosing a car brings its usual driver, and two duties swap by the keyboard', async ({
    page,
    logIn,
    rows,
    query,
    day,
  }) => {
    const [one, two] = [await addPair(rows, query), await addPair(rows, query)];
    const [first, second] = [unique('First'), unique('Second')];
    await rows.addDuty({ customer: first, day });
    const other = await rows.addDuty({ customer: second, day, carId: two.carId, driverId: two.driverId });
    await logIn(page, 'Rupa Das');
    await page.goto(`${paths.adminCabs}?day=${day}`);
    await bar(page, first).press('Enter');
    const panel = page.getByRole('dialog', { name: new RegExp(first) });
    const car = panel.getByLabel('Car', { exact: true });
    // The car of the other duty: its driver is not free.
    await car.selectOption(two.carId);
    await expect(panel).toContainText(
      `${two.name} usually drives this car, but is not free: on B${other.bookingId}`,
    );
    await expect(panel.getByLabel('Driver')).toHaveValue('');
    await car.selectOption(one.carId);
    await expect(panel.getByLabel('Driver')).toHaveValue(one.driverId);
    await panel.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await expectSaid(page, `now has ${one.shown} and ${one.name}.`);

    await bar(page, first).press('s');
    const swap = page.getByRole('dialog', { name: /^Swap B\d+, First/ });
    await expect(swap.getByRole('radio', { name: second })).toBeChecked();
    await expectSound(page);
    await swap.getByRole('button', { name: 'Swap', exact: true }).press('Enter');
    await expectSaid(page, `now has ${two.shown} and ${two.name}`);
    await expect(bar(row(page, two.shown), first)).toBeVisible();
    await expect(bar(row(page, one.shown), second)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(row(page, one.shown), first)).toBeVisible();

    await bar(page, first).press('Enter');
    await panel.getByRole('button', { name: 'Swap with…' }).press('Enter');
    await swap.getByRole('radio', { name: 'Only the driver' }).check();
    await swap.getByRole('button', { name: 'Swap', exact: true }).press('Enter');
    await expectSaid(page, `now has ${one.shown} and ${two.name}`);
  });
});

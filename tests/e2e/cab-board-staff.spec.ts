import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { fleetRows } from '../support/some-duty.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

/** Each test has a day of its own, so that the duties of the others are on another board. */
const dayOf = (offset: number) => new Date(Date.UTC(2031, 0, 1 + offset)).toISOString().slice(0, 10);

const test = base.extend<{ rows: ReturnType<typeof fleetRows>; day: string }>({
  rows: async ({ query }, use) => {
    const rows = fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[]);
    const carIds: string[] = [];
    await use({
      ...rows,
      addCar: async (car) => {
        const id = await rows.addCar(car);
        carIds.push(id);
        return id;
      },
    });
    // A free car has a row on every board: more of them than fit a screen and no test could drag to its own.
    await query('update cars set ended_at = now() where id = any ($1)', [carIds]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  day: async ({}, use) => use(dayOf(Math.floor(Math.random() * 20_000))),
});

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const plateNow = () => `AS09${crypto.randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;

const row = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const bar = (within: Page | Locator, customer: string) => within.getByRole('button', { name: customer });
const boardOn = (day: string, more = '') => `${paths.adminCabs}?day=${day}${more}`;

/** Where it is, once it is there and stands still: a change elsewhere loads the board again, and rows move. */
async function stillBox(part: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    const before = box;
    box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
  }).toPass({ intervals: [50] });
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** With Shift where it goes to another row and to another time. */
async function dragTo(page: Page, from: Locator, to: Locator, byHours = 0): Promise<void> {
  const start = await stillBox(from);
  const x = start.x + 8;
  await page.mouse.move(x, start.y + 8);
  await page.mouse.down();
  // From here on the board stays as it is.
  const [target, track] = [await stillBox(to), await stillBox(to.locator('[data-track]'))];
  await page.mouse.move(x + 3, start.y + 20, { steps: 2 });
  if (byHours !== 0) await page.keyboard.down('Shift');
  await page.mouse.move(x + (byHours * track.width) / 24, target.y + target.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('duties are assigned by keyboard, dragged to a row and a time, and a colleague sees it', async ({
    page,
    browser,
    address,
    logIn,
    rows,
    day,
  }) => {
    const [customer, plate, driver] = [unique('Sneha'), plateNow(), unique('Bikash')];
    const carId = await rows.addCar({ plate });
    const otherPlate = plateNow();
    await rows.addCar({ plate: otherPlate });
    await rows.addDriver({ name: driver });
    await rows.addDuty({ customer, day });
    await rows.addDuty({ customer: unique('Later'), day, starts: 20, carId });
    const other = await (
      await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await logIn(page, 'Rupa Das');
    await logIn(other, 'Bhaskar Roy');
    const opened = other.waitForResponse((answer) => answer.url().endsWith(paths.adminLive));
    await other.goto(boardOn(day));
    await opened;
    await page.goto(boardOn(day));
    await expect(bar(row(page, 'Unassigned'), customer)).toBeVisible();
    await expectSound(page);

    // Enter, without the mouse.
    const [shown, otherShown] = [plateText(plate), plateText(otherPlate)];
    await bar(page, customer).press('Enter');
    const panel = page.getByRole('dialog', { name: new RegExp(customer) });
    await panel.getByLabel('Car', { exact: true }).selectOption({ label: await optionOf(panel, shown) });
    await panel.getByLabel('Driver').selectOption({ label: await optionOf(panel, driver) });
    await panel.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await expectSaid(page, `now has ${shown} and ${driver}.`);
    for (const seen of [page, other]) {
      await expect(bar(row(seen, shown), customer)).toBeVisible();
      await expect(bar(row(seen, 'Unassigned'), customer)).toHaveCount(0);
    }

    await dragTo(page, bar(page, customer), row(page, otherShown), 2);
    const question = page.getByRole('dialog', { name: /^Move B\d+ from 09:00 to 11:00\?$/ });
    await expect(question).toContainText(`Its car becomes ${otherShown}.`);
    await expectSound(page);
    await question.getByRole('button', { name: 'Move to 11:00' }).press('Enter');
    await expectSaid(page, `: 09:00 → 11:00, moved from car ${shown} to car ${otherShown}, ${driver}.`);
    await page.getByRole('button', { name: 'Tell the customer' }).press('Enter');
    const told = page.getByRole('region', { name: `Tell ${customer} the new time` });
    await expect(told).toContainText(/Hello Sneha, .* has changed: .*, 11:00, not 09:00\./);
    await expectSound(page);
    await expect(bar(row(page, otherShown), customer)).toContainText('11:00');
    await expect(bar(row(other, otherShown), customer)).toContainText('11:00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(row(page, shown), customer)).toContainText('09:00');

    // The car is taken in the evening.
    await dragTo(page, bar(page, customer), row(page, shown), 10);
    await page.getByRole('button', { name: 'Move to 19:00' }).click();
    await expectSaid(page, /The car is on another duty then: B\d+, Later/);

    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(bar(row(page, shown), customer)).toBeVisible();
    await expectSound(page);
    const rowsSwitch = page.getByRole('navigation', { name: 'Rows' });
    await rowsSwitch.getByRole('link', { name: 'Drivers' }).click();
    await expect(bar(row(page, driver), customer)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`rows=drivers&day=${day}`));
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(bar(page, customer)).toHaveCount(0);
  });

  test('a warning about a plan stays until the plan is mended or ticked off', async ({
    page,
    logIn,
    rows,
    day,
  }) => {
    const [customer, before, plate, free] = [unique('Tight'), unique('Before'), plateNow(), plateNow()];
    const carId = await rows.addCar({ plate });
    await rows.addCar({ plate: free });
    await rows.addDuty({ customer: before, day, starts: 8.9, carId });
    const { bookingId } = await rows.addDuty({ customer, day, starts: 12 });
    await logIn(page, 'Rupa Das');
    await page.goto(boardOn(day));
    await dragTo(page, bar(page, customer), row(page, plateText(plate)));
    const checks = page.getByRole('region', { name: 'Plans to check' });
    await expect(checks).toContainText(`Please check B${bookingId}: the car has 6 min after`);
    // Another duty is opened and closed, and the message about the change is dismissed.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await bar(page, before).click();
    await page.keyboard.press('Escape');
    await expect(checks).toContainText(`Please check B${bookingId}`);
    await expectSound(page);
    await bar(page, customer).click();
    await expect(page.getByRole('dialog')).toContainText('the car has 6 min after');
    await page.keyboard.press('Escape');
    await page.goto(bookingPath(bookingId));
    await expect(page.getByRole('main')).toContainText('the car has 6 min after');
    await page.goto(boardOn(day));
    await dragTo(page, bar(page, customer), row(page, plateText(free)));
    await expectSaid(page, /moved from car/);
    await expect(checks).toHaveCount(0);
  });

  test(
    'two dispatchers move one duty at once: the second one is told',
    fullOnly,
    async ({ page, browser, address, logIn, rows, day }) => {
      const [customer, plate] = [unique('Both'), plateNow()];
      await rows.addCar({ plate });
      await rows.addDuty({ customer, day });
      const other = await (
        await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
      ).newPage();
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Bhaskar Roy');
      // The second dispatcher has no live connection, as on a bad line.
      await other.route(`**${paths.adminLive}`, (route) => route.abort());
      await other.goto(boardOn(day));
      await page.goto(boardOn(day));
      const shown = plateText(plate);
      await dragTo(page, bar(page, customer), row(page, shown));
      await expect(bar(row(page, shown), customer)).toBeVisible();
      await dragTo(other, bar(other, customer), row(other, 'Unassigned'), 3);
      await other.getByRole('button', { name: 'Move to 12:00' }).click();
      await expectSaid(other, 'Rupa Das has changed this duty meanwhile');
      // The refusal also brings the present state.
      await expect(bar(row(other, shown), customer)).toContainText('09:00');
    },
  );
});

test.describe('from a booking to the figures', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'car and driver are chosen on the booking’s page, the board shows a new car at once, and figures open their lists',
    fullOnly,
    async ({ page, browser, address, logIn, rows, day }) => {
      const [customer, plate, busyPlate, driver] = [unique('Mira'), plateNow(), plateNow(), unique('Hiren')];
      const [, busyId] = [await rows.addCar({ plate }), await rows.addCar({ plate: busyPlate })];
      await rows.addDriver({ name: driver });
      const { bookingId } = await rows.addDuty({ customer, day });
      await rows.addDuty({ customer: unique('Other'), day, carId: busyId });
      const board = await (
        await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
      ).newPage();
      await logIn(page, 'Rupa Das');
      await logIn(board, 'Bhaskar Roy');
      const opened = board.waitForResponse((answer) => answer.url().endsWith(paths.adminLive));
      await board.goto(boardOn(day));
      await opened;

      await page.goto(bookingPath(bookingId));
      const assign = page.getByRole('button', { name: 'Assign car and driver' });
      // Needs script.
      await expect(assign).toBeEnabled();
      await assign.press('Enter');
      const popup = page.getByRole('dialog', { name: 'Assign car and driver' });
      await expect(popup.getByRole('option', { name: new RegExp(`^${plateText(busyPlate)}`) })).toHaveText(
        / – on B\d+, 09:00 – 12:00/,
      );
      await popup
        .getByLabel('Car', { exact: true })
        .selectOption({ label: await optionOf(popup, plateText(plate)) });
      await popup.getByLabel('Driver').selectOption({ label: await optionOf(popup, driver) });
      await expectSound(page);
      await popup.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
      await expectSaid(page, `now has ${plateText(plate)} and ${driver}.`);
      const link = page.getByRole('region', { name: 'The driver’s link' });
      await expect(link).toContainText(`Send ${driver} the link`);
      await expect(link.getByRole('link', { name: 'Slip as PDF' })).toBeVisible();
      await expect(link.getByRole('button', { name: 'Copy the text' })).toBeVisible();
      await expect(bar(row(board, plateText(plate)), customer)).toBeVisible();

      const newPlate = plateNow();
      await page.goto(paths.adminCars);
      await page.getByRole('button', { name: 'Add a car' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Number plate').fill(newPlate);
      await form.getByLabel('Type').selectOption('sedan');
      await form.getByLabel('City').selectOption('guwahati');
      await form.getByRole('button', { name: 'Save' }).click();
      // In a fold when there are many free cars.
      await expect(board.locator(`[data-row][data-name="${plateText(newPlate)}"]`)).toHaveCount(1);

      await page.goto(`${paths.adminBookingFigures}?from=${day}&to=${day}`);
      await expectSound(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(900);
      await page.getByRole('link', { name: /^Duties 2/ }).click();
      await expect(page.getByRole('link', { name: customer })).toBeVisible();
      await expectSound(page);
    },
  );
});

test('on a phone the agenda assigns by its panel', fullOnly, async ({ page, logIn, rows, day }) => {
  const [customer, plate, driver] = [unique('Phone'), plateNow(), unique('Ranjit')];
  await rows.addCar({ plate });
  await rows.addDriver({ name: driver });
  await rows.addDuty({ customer, day, starts: 6.5 });
  await logIn(page, 'Rupa Das');
  await page.goto(boardOn(day));
  await expect(page.getByRole('heading', { name: '06:00' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: customer }).click();
  const panel = page.getByRole('dialog');
  await panel
    .getByLabel('Car', { exact: true })
    .selectOption({ label: await optionOf(panel, plateText(plate)) });
  await panel.getByLabel('Driver').selectOption({ label: await optionOf(panel, driver) });
  await expectSound(page);
  await panel.getByRole('button', { name: 'Assign', exact: true }).click();
  const card = page.getByRole('button', { name: customer });
  await expect(card).toContainText(plateText(plate));
  await expect(card).toContainText('Assigned');
  await card.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set to On the way' }).click();
  await expect(card).toContainText('On the way');
});

const plateText = (plate: string) =>
  plate.replace(/^([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{4})$/, '$1 $2 $3 $4').replace('  ', ' ');

/** The whole text of the option that begins like this, as soon as the list is loaded. */
async function optionOf(panel: Locator, start: string): Promise<string> {
  const option = panel.getByRole('option', { name: new RegExp(`^${start}`) });
  await expect(option).toHaveCount(1);
  return (await option.textContent()) ?? '';
}

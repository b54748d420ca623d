import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { addBusyDay } from '../support/busy-day.ts';
import { fleetRows } from '../support/some-duty.ts';
import { test as base, expect } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

const day = '2031-03-04';

/** Its own database, because cars of other tests have rows on every board. */
const test = base.extend<{ rows: ReturnType<typeof fleetRows> }>({
  rows: async ({ query }, use) => {
    await query('update cars set ended_at = now()', []);
    await query('update drivers set ended_at = now()', []);
    // Until rates are confirmed, the board begins with a notice to the Admin.
    await query(
      `update rate_versions set confirmed_at = now(), confirmed_by = 'Test' where confirmed_at is null`,
      [],
    );
    await use(fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[]));
  },
});

const waiting = '[data-row=""]';

/** Rows of cars or drivers that are seen whole, without scrolling. */
const rowsSeen = (page: Page) =>
  page.evaluate((top) => {
    const board = document.querySelector('.cab-board')?.getBoundingClientRect();
    const from = document.querySelector(top)?.getBoundingClientRect().bottom ?? 0;
    const to = Math.min(board?.bottom ?? 0, innerHeight);
    const boxes = [...document.querySelectorAll(`[data-row]:not(${top})`)].map((row) =>
      row.getBoundingClientRect(),
    );
    return boxes.filter((box) => box.top >= from - 1 && box.bottom <= to).length;
  }, waiting);

/** Pairs of unassigned bars of which one covers a part of the other. */
const hiddenPairs = (page: Page) =>
  page.evaluate((row) => {
    const bars = [...document.querySelectorAll(`${row} .cab-slot`)].map((bar) => bar.getBoundingClientRect());
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return bars.flatMap((one, index) => bars.slice(index + 1).filter((other) => covers(one, other))).length;
  }, waiting);

for (const [width, height, cars] of [
  [1366, 650, 9],
  [1440, 900, 14],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`${cars} of 40 cars are seen, with what has to be mended and every unassigned duty`, async ({
      page,
      logIn,
      rows,
      query,
    }) => {
      await query('truncate bookings cascade', []);
      await addBusyDay(rows, query, day);
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminCabs}?day=${day}`);
      await expect(page.locator('[data-bar]')).toHaveCount(60);
      expect(await rowsSeen(page)).toBeGreaterThanOrEqual(cars);
      const unassigned = page.locator(waiting);
      await expect(unassigned).toContainText('18 without car, 4 only without driver');
      await expect(unassigned.getByText(/^↓ \d+ more below$/)).toBeVisible();
      await expect(unassigned.locator('[data-bar]')).toHaveCount(18);
      expect(await hiddenPairs(page)).toBe(0);
      await unassigned.evaluate((row) => row.scrollTo(0, row.scrollHeight));
      await expect(unassigned.getByText(/more below/)).toHaveCount(0);
      for (const word of ['Tight', 'Leave', 'Papers', 'Licence'])
        await expect(page.locator('[data-bar]').filter({ hasText: word }).first()).toHaveAttribute(
          'title',
          /Please check: /,
        );
      await expect(page.getByRole('region', { name: /^Guwahati · Sedan 16 cars, \d+ free$/ })).toBeAttached();
      await expectSound(page);
      await page.getByRole('button', { name: 'Marks' }).press('Enter');
      await expect(page.getByRole('dialog')).toContainText(
        'no driver, and the pick-up is within three hours',
      );
      await expectSound(page);
      await page.keyboard.press('Escape');

      await page.goto(`${paths.adminCabs}?day=${day}&rows=drivers`);
      await expect(page.locator('[data-bar]')).toHaveCount(60);
      expect(await rowsSeen(page)).toBeGreaterThanOrEqual(cars);
      await expectSound(page);
    });
  });
}

test('on a phone the agenda has what has to be mended', async ({ page, logIn, rows, query }) => {
  await query('truncate bookings cascade', []);
  await addBusyDay(rows, query, day);
  await logIn(page, 'Rupa Das');
  await page.goto(`${paths.adminCabs}?day=${day}`);
  await expect(page.locator('.cab-card').getByText('⚠ Leave').first()).toBeVisible();
  await expect(page.locator('.cab-card').getByText(': the driver is off').first()).toBeVisible();
  await expectSound(page);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('it is not there');
    return { x: box.x + Math.min(box.width / 2, 30), y: box.y + box.height / 2 };
  };

  test('a finger scrolls the board, and drags a bar on which it has rested', async ({
    page,
    logIn,
    rows,
    query,
  }) => {
    await query('truncate bookings cascade', []);
    for (let index = 0; index < 30; index += 1)
      await rows.addCar({ plate: `AS01TT${String(index + 1).padStart(4, '0')}` });
    await rows.addDuty({ customer: 'Touch Iyer', day });
    await logIn(page, 'Rupa Das');
    await page.goto(`${paths.adminCabs}?day=${day}`);
    const bar = page.getByRole('button', { name: 'Touch Iyer' });
    await expect(bar).toBeVisible();
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', [
          { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
        ]);
      await touch('touchEnd', []);
    };
    const scrolled = () => page.locator('.cab-board').evaluate(({ scrollTop }) => scrollTop);
    const third = page.locator('[data-name="AS 01 TT 0003"]');

    // On a row, as to scroll.
    const track = await middleOf(page.locator('[data-name="AS 01 TT 0006"] [data-track]'));
    await touch('touchStart', [track]);
    await slide(track, { ...track, y: track.y - 150 });
    await expect.poll(scrolled).toBeGreaterThan(50);
    // Again, because a finger that has left the screen lets it glide on.
    await expect
      .poll(async () => {
        await page.locator('.cab-board').evaluate((board) => board.scrollTo(0, 0));
        return scrolled();
      })
      .toBe(0);

    const from = await middleOf(bar);
    await touch('touchStart', [from]);
    await expect(bar).toHaveAttribute('data-dragged');
    // Far sideways as well: the time stays.
    await slide(from, { x: from.x + 120, y: (await middleOf(third)).y });
    await expectSaid(page, 'now has car AS 01 TT 0003.');
    await expect(third.getByRole('button', { name: 'Touch Iyer' })).toContainText('09:00');
    expect(await scrolled()).toBe(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A tap still opens the panel.
    await bar.tap();
    await expect(page.getByRole('dialog', { name: /Touch Iyer/ })).toBeVisible();
    await expectSound(page);
  });
});

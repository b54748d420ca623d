import { paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/test.ts';

const lost = 'The connection is lost. Trying again.';

test(
  'a screen notices that its stream is mute, says so, and opens a new one',
  fullOnly,
  async ({ page, logIn }) => {
    await logIn(page, 'Jaya');
    await page.clock.install();
    // The first stream stays open without an answer; the next ones work.
    let asked = 0;
    await page.route(`**${paths.adminLive}`, (route) => {
      asked += 1;
      return asked === 1 ? undefined : route.continue();
    });
    await page.goto(paths.adminMessages);
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(40_000);
    await expect(page.getByText(lost)).toBeHidden();
    await page.clock.fastForward(11_000);
    await expect(page.getByText(lost)).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.fastForward(2000);
        return asked;
      })
      .toBe(2);
    await expect(page.getByText(lost)).toBeHidden();
  },
);

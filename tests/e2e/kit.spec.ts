import { fullOnly } from '../support/check-extent.ts';
import { askAxe } from './support/seen.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the kit shows every part in ${colorScheme}, and axe finds nothing`, fullOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/__kit');
    for (const name of ['Colours', 'Type', 'Actions', 'Cards', 'Accordion', 'Fields']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    expect(await askAxe(page, { rules: { 'page-has-heading-one': { enabled: false } } })).toEqual([]);

    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByText('Does one close the other?').click();
    await expect(page.getByText('Yes, they share a name.')).toBeVisible();
    await page.getByText('Does it need script?').click();
    await expect(page.getByText('Yes, they share a name.')).toBeHidden();
  });
}

test(
  'the carousel plays by itself every three seconds, unless stillness was asked for',
  fullOnly,
  async ({ page }) => {
    const position = () =>
      page.getByRole('list', { name: 'Destinations' }).evaluate((list) => Math.round(list.scrollLeft));
    for (const [reducedMotion, moves] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await page.goto('/__kit');
      // The development server may reload the page when it finds a new dependency, and lose the first click.
      await expect(async () => {
        await page.mouse.move(5, 5);
        await page.getByRole('list', { name: 'Destinations' }).hover();
        await expect(page.locator('[data-island]')).toHaveAttribute('data-awake', { timeout: 2_000 });
      }).toPass({ timeout: 120_000 });
      await page.mouse.move(5, 5);
      await page.clock.runFor(4000);
      if (moves) await expect.poll(position).toBeGreaterThan(100);
      else expect(await position()).toBe(0);
    }
  },
);

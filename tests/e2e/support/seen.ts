import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** As tall as its page, so that what sticks to the bottom covers nothing: whoever looks would scroll. */
async function atFullHeight<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size of its own');
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 100);
  await page.setViewportSize({ ...size, height });
  const result = await look();
  await page.setViewportSize(size);
  return result;
}

/** What axe has against a page, with the size of what is pressed by thumbs. In one go, since there are no frames. */
export async function faultsOf(page: Page) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  const { violations } = await atFullHeight(page, () => axe.analyze());
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

/** Nothing to find in either theme, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** What is said to whoever looks and to whoever listens. */
export const expectSaid = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

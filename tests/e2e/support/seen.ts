import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe has against a page, with the size of what is pressed by thumbs. In one go, since there are no frames. */
export async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
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

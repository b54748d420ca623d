import type { Page } from '@playwright/test';

/** Of a page that sells, in pixels on a phone. */
export const maxHeight = 9000;

/** Those of the addresses whose pages are taller, each with its height. */
export async function tooTall(
  page: Page,
  addresses: readonly string[],
): Promise<[address: string, height: number][]> {
  const tall: [string, number][] = [];
  for (const address of addresses) {
    await page.goto(address);
    const height = await page.evaluate(() => {
      // Parts below the first screen have an estimated height until they are near.
      document.documentElement.removeAttribute('data-defer-sections');
      return document.documentElement.scrollHeight;
    });
    if (height > maxHeight) tall.push([address, height]);
  }
  return tall;
}

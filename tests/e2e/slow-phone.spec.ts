import type { Browser } from '@playwright/test';
import { emptyPage } from './support/empty-page.ts';
import { measuredAddresses } from './support/public-addresses.ts';
import { throttle } from './support/slow-phone.ts';
import { expect, test } from './support/test.ts';
import { observeVitals, type Vitals, vitalsOf } from './support/vitals.ts';

// Times mean something only while nothing else runs.
test.describe.configure({ mode: 'serial' });

/** A first visit, with nothing kept from another: what it took until the page was still, and what moved after that. */
async function visit(browser: Browser, address: string): Promise<Vitals> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 });
  await throttle(page);
  await page.addInitScript(observeVitals);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { lcp, blocked } = await vitalsOf(page);
  if (!address.endsWith(emptyPage)) {
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
  const { moved } = await vitalsOf(page);
  await page.close();
  return { lcp, blocked, moved };
}

const visits = 3;
const fewest = (numbers: number[]) => Math.min(...numbers);
const times = async (browser: Browser, address: string) => {
  const seen: Vitals[] = [];
  while (seen.length < visits) seen.push(await visit(browser, address));
  return seen;
};

let floor: number;
test.beforeAll(async ({ browser }) => {
  const address = process.env.PRODUCTION_URL ?? '';
  floor = fewest((await times(browser, address + emptyPage)).map(({ lcp }) => lcp));
});

for (const path of measuredAddresses) {
  test(`${path} on a slow phone and a slow network: nothing moves, nothing blocks`, async ({
    browser,
    address,
  }, info) => {
    const seen = await times(browser, address + path);
    info.annotations.push({ type: 'vitals', description: JSON.stringify({ floor, seen }) });
    expect(seen.flatMap(({ moved }) => moved)).toEqual([]);
    // What else the machine does only ever adds to a time: the quickest is the page's own.
    const lcp = fewest(seen.map((vitals) => vitals.lcp));
    expect(Math.min(lcp, floor)).toBeGreaterThan(0);
    expect(lcp / floor).toBeLessThan(4);
    // Of the time until the page is there.
    expect(fewest(seen.map(({ blocked, lcp }) => blocked / lcp))).toBeLessThan(0.05);
  });
}

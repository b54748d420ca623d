import type { Browser } from '@playwright/test';
import { emptyPage } from './support/empty-page.ts';
import { measuredAddresses } from './support/public-addresses.ts';
import { fixedWork, throttle } from './support/slow-phone.ts';
import { expect, test } from './support/test.ts';
import { maxShift, observeVitals, type Vitals, vitalsOf } from './support/vitals.ts';

// In one worker, which measures the empty page once.
test.describe.configure({ mode: 'default' });

/** `work` is how long a fixed amount of work took in the same page, on the processor that was slowed down alike. */
type Visit = Vitals & { work: number };

/** A first visit without a cache: the times until the network is idle, and the layout shifts until after a scroll. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 });
  await throttle(page);
  await page.addInitScript(observeVitals);
  await page.goto(address, { waitUntil: 'networkidle' });
  // The browser reports a paint a moment later.
  await expect.poll(async () => (await vitalsOf(page)).lcp).toBeGreaterThan(0);
  const { lcp, blocked } = await vitalsOf(page);
  const work = await page.evaluate(fixedWork);
  if (!address.endsWith(emptyPage)) {
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
  const { shift, moved } = await vitalsOf(page);
  await page.close();
  return { lcp, blocked, shift, moved, work };
}

const least = (numbers: number[]) => Math.min(...numbers);

/** As a ratio to the largest contentful paint of an empty page, which is only the round trip. */
const paintLimit = 3;
/** As a ratio to the fixed work: both take longer on a slower processor. */
const blockedLimit = 0.6;

let floor: number;
test.beforeAll(async ({ browser }) => {
  const empty: number[] = [];
  const address = `${process.env.PRODUCTION_URL}${emptyPage}`;
  while (empty.length < 3) empty.push((await visit(browser, address)).lcp);
  floor = least(empty);
  expect(floor).toBeGreaterThan(0);
});

/** The minimum of several visits, because other load on the machine can only add to a time. */
const timesOf = (visits: Visit[]) => ({
  paint: least(visits.map(({ lcp }) => lcp)) / floor,
  blocked: least(visits.map(({ blocked, work }) => blocked / work)),
});

for (const path of measuredAddresses) {
  test(`${path} on a slow phone and a slow network: nothing moves, nothing blocks`, async ({
    browser,
    address,
  }, info) => {
    const visits: Visit[] = [];
    const isWithin = () => timesOf(visits).paint < paintLimit && timesOf(visits).blocked < blockedLimit;
    do visits.push(await visit(browser, address + path));
    while (visits.length < 5 && !isWithin());
    info.annotations.push({ type: 'vitals', description: JSON.stringify({ floor, visits }) });
    for (const { shift, moved } of visits) expect(shift, moved.join('\n')).toBeLessThan(maxShift);
    const { paint, blocked } = timesOf(visits);
    expect(paint).toBeGreaterThan(0);
    expect(paint).toBeLessThan(paintLimit);
    expect(blocked).toBeLessThan(blockedLimit);
  });
}

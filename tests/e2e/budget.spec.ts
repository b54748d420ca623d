import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { wholeChromium } from './support/browsers.ts';
import { contentAddresses } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';
import { observeVitals, vitalsOf } from './support/vitals.ts';

const kilobyte = 1024;

/** The transferred bytes so far, by kind; script also after brotli compression. */
async function countBytes(page: Page) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  return {
    total: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    largest: (kind: string) =>
      Math.max(0, ...[...sizes].map(([id, size]) => (kinds.get(id) === kind ? size : 0))),
    script: async () =>
      (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  };
}

async function hydrateEverything(page: Page) {
  const islands = page.locator('[data-island]');
  for (let index = 0; index < (await islands.count()); index++) {
    await islands.nth(index).scrollIntoViewIfNeeded();
    await islands.nth(index).hover();
    await expect(islands.nth(index)).toHaveAttribute('data-awake');
  }
}

// The pixel ratio of a common phone, where a picture 390 px wide needs more than a thousand pixels.
test.use({ deviceScaleFactor: 2.625, launchOptions: wholeChromium });

for (const path of contentAddresses) {
  test(`first view of ${path} at 390 px: bytes before and after hydration, and nothing moves`, async ({
    page,
  }, info) => {
    await page.addInitScript(observeVitals);
    const bytes = await countBytes(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const first = { total: bytes.total(), picture: bytes.largest('Image'), script: await bytes.script() };
    await hydrateEverything(page);
    const awake = await bytes.script();
    info.annotations.push({ type: 'bytes', description: JSON.stringify({ ...first, awake }) });
    expect(first.total).toBeLessThanOrEqual(180 * kilobyte);
    expect(first.picture).toBeLessThanOrEqual(60 * kilobyte);
    expect(first.script).toBeGreaterThan(0);
    expect(first.script).toBeLessThanOrEqual(12 * kilobyte);
    // React, the message form, the estimator and, on the home page, the carousel.
    expect(awake).toBeLessThanOrEqual(96 * kilobyte);
    expect((await vitalsOf(page)).moved).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { fullOnly } from '../support/check-extent.ts';
import { wholeChromium } from './support/browsers.ts';
import { countBytes, pageBytes } from './support/page-bytes.ts';
import { measuredAddresses } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';
import { maxShift, observeVitals, vitalsOf } from './support/vitals.ts';

async function hydrateEverything(page: Page) {
  const islands = page.locator('[data-island]');
  for (const island of await islands.all()) {
    await island.scrollIntoViewIfNeeded();
    // An island that shows nothing, such as that of a waiting message where none waits, wakes when it is near.
    if (await island.isVisible()) await island.hover();
    await expect(island).toHaveAttribute('data-awake');
  }
}

// The pixel ratio of a common phone, where a picture 390 px wide needs more than a thousand pixels.
test.use({ deviceScaleFactor: 2.625, launchOptions: wholeChromium });

for (const path of measuredAddresses) {
  test(
    `first view of ${path} at 390 px: bytes before and after hydration, and nothing moves`,
    fullOnly,
    async ({ page }, info) => {
      await page.addInitScript(observeVitals);
      const bytes = await countBytes(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const first = { total: bytes.total(), picture: bytes.largest('Image'), script: await bytes.script() };
      await hydrateEverything(page);
      const awake = await bytes.script();
      info.annotations.push({ type: 'bytes', description: JSON.stringify({ ...first, awake }) });
      expect(first.total).toBeLessThanOrEqual(pageBytes.total);
      expect(first.picture).toBeLessThanOrEqual(pageBytes.picture);
      expect(first.script).toBeGreaterThan(0);
      expect(first.script).toBeLessThanOrEqual(pageBytes.script);
      // React, the message form, the estimator and, on the home page, the carousel.
      expect(awake).toBeLessThanOrEqual(pageBytes.awake);
      const { shift, moved } = await vitalsOf(page);
      expect(shift, moved.join('\n')).toBeLessThan(maxShift);
    },
  );
}

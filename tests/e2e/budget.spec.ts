import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Script that has arrived so far, in bytes after brotli, counted from the bodies themselves. */
function countScript(page: Page) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () =>
    (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('first view of /contactus: at most 12 KB of script before the visitor does anything', async ({
  page,
}, info) => {
  const scriptBytes = countScript(page);
  await page.goto('/contactus', { waitUntil: 'networkidle' });
  const before = await scriptBytes();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(12 * 1024);

  await page.getByLabel('Name').focus();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-awake');
  const after = await scriptBytes();
  info.annotations.push({ type: 'script', description: `${before} bytes, then ${after}` });
  expect(after).toBeLessThanOrEqual(90 * 1024);
});

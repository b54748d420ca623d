import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const kilobyte = 1024;

/** What the first view of a page at 390 px may transfer. */
export const pageBytes = {
  total: 180 * kilobyte,
  /** The largest one. */
  picture: 60 * kilobyte,
  script: 12 * kilobyte,
  /** After hydration: React, the message form, the estimator and, on the home page, the carousel. */
  awake: 96 * kilobyte,
};

/** The transferred bytes so far, by kind; script also after brotli compression. */
export async function countBytes(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
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
    script: async () => {
      const bodies = await Promise.all(scripts.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    },
  };
}

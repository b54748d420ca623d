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

const sizes = new Map<string, Promise<number>>();

/** After brotli compression, once for each address: pages share most of their scripts, and the address has their hash. */
function compressedSize(script: Response): Promise<number> {
  const size = sizes.get(script.url()) ?? script.body().then((body) => brotliCompressSync(body).length);
  sizes.set(script.url(), size);
  return size;
}

/** The transferred bytes so far, by kind; script also after brotli compression. */
export async function countBytes(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const transferred = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transferred.set(requestId, encodedDataLength),
  );
  return {
    total: () => [...transferred.values()].reduce((sum, size) => sum + size, 0),
    largest: (kind: string) =>
      Math.max(0, ...[...transferred].map(([id, size]) => (kinds.get(id) === kind ? size : 0))),
    script: async () => {
      const all = await Promise.all(scripts.map(compressedSize));
      return all.reduce((sum, size) => sum + size, 0);
    },
  };
}

import { paths } from '#paths.ts';

/** How long a page takes that is rendered for each request. */
async function renderMs(origin: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(origin + paths.cabFare)).text();
  return performance.now() - begun;
}

/**
 * For `waitUntil`: two seconds, of which nginx keeps a page for one. On a machine that is slow now the other one lasts
 * as long as it takes to render thirty pages.
 */
export async function twoSeconds(origin: string): Promise<{ limitMs: number; everyMs: number }> {
  const times = [await renderMs(origin), await renderMs(origin), await renderMs(origin)];
  const [, median = 0] = times.sort((a, b) => a - b);
  return { limitMs: Math.max(2000, 1000 + 30 * median), everyMs: 20 };
}

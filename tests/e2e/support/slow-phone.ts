import type { Page } from '@playwright/test';

/** A cheap phone (4x slower processor) on a slow network: 1.6 Mbps down, 150 ms round trip. */
export async function throttle(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** `shift` is the sum of all shifts; `shifts` names what moved, and from where to where. */
export type PaintTimes = { first: number; largest: number; shift: number; shifts: string[] };

/** Runs in the page, before it. Counts every layout shift, also those that follow an input. */
export function observePaint() {
  const paint: PaintTimes = { first: 0, largest: 0, shift: 0, shifts: [] };
  Object.assign(window, { paint });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paint.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as unknown as { value: number; sources: Source[] };
    paint.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName;
      paint.shifts.push(`${name}: ${JSON.stringify([previousRect, currentRect])}`);
    }
  });
}

/** How long a fixed amount of work takes in the page, to compare other times of the same page with. */
export function fixedWork(): number {
  const started = performance.now();
  let text = '';
  for (let number = 0; number < 60_000; number++) text = JSON.stringify({ number, text: text.slice(0, 20) });
  return text.length > 0 ? performance.now() - started : 0;
}

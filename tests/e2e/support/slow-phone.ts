import type { Page } from '@playwright/test';

const bytesOfMegabit = (1024 * 1024) / 8;

type Slowness = { latency: number; down: number; up: number; processor: number };

async function slowDown(page: Page, { latency, down, up, processor }: Slowness): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down * bytesOfMegabit,
    uploadThroughput: up * bytesOfMegabit,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** A cheap phone (4x slower processor) on a slow network: 1.6 Mbps down, 150 ms round trip. */
export const throttle = (page: Page) => slowDown(page, { latency: 150, down: 1.6, up: 0.73, processor: 4 });

/** This machine at the end of a broadband line: 20 Mbps down, 20 ms round trip. */
export const onBroadband = (page: Page) => slowDown(page, { latency: 20, down: 20, up: 5, processor: 1 });

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** `shift` is the sum of all shifts; `shifts` names what moved, and from where to where. `fonts` is when our typefaces were there. */
export type PaintTimes = { first: number; largest: number; shift: number; shifts: string[]; fonts: number };

/** Runs in the page, before it. Counts every layout shift, also those that follow an input. */
export function observePaint() {
  const paint: PaintTimes = { first: 0, largest: 0, shift: 0, shifts: [], fonts: 0 };
  Object.assign(window, { paint });
  document.fonts.addEventListener('loadingdone', () => {
    const isOurs = ({ family, status }: FontFace) => status === 'loaded' && !family.includes(' as ');
    const loaded = new Set([...document.fonts].filter(isOurs).map(({ family }) => family));
    if (loaded.size === 2 && paint.fonts === 0) paint.fonts = performance.now();
  });
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

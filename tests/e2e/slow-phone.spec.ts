import { expect, test } from './support/test.ts';

// Times mean something only while nothing else runs.
test.describe.configure({ mode: 'serial' });

// As on a common phone: a picture of 390 px is a picture of more than a thousand.
test.use({ deviceScaleFactor: 2.625 });

const pages = ['/', '/contactus', '/bhutan-tour-packages'];

type Vitals = { lcp: number; shift: number; blocked: number };

/** The largest paint, what moved, and how long tasks kept the visitor waiting. */
function observeVitals() {
  const vitals: Vitals = { lcp: 0, shift: 0, blocked: 0 };
  Object.assign(window, { vitals });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.shift += entry.value ?? 0;
  });
  observe('longtask', (entry) => {
    vitals.blocked += Math.max(0, entry.duration - 50);
  });
}

for (const path of pages) {
  test(`${path} on a slow phone and a slow network: nothing moves, nothing blocks`, async ({
    page,
  }, info) => {
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observeVitals);
    await page.goto(path, { waitUntil: 'networkidle' });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.mouse.wheel(0, 4000);
    const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    info.annotations.push({ type: 'vitals', description: JSON.stringify(vitals) });
    expect(vitals.shift).toBe(0);
    expect(vitals.lcp).toBeGreaterThan(0);
    expect(vitals.lcp).toBeLessThan(1200);
    expect(vitals.blocked).toBeLessThan(50);
  });
}

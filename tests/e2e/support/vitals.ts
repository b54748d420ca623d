import type { Page } from '@playwright/test';

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** `shift` is the sum of all layout shifts; `moved` names what moved. */
export type Vitals = { lcp: number; blocked: number; shift: number; moved: string[] };

/** A visitor does not notice this much, such as a line that is two pixels longer in our typeface than in the device's. */
export const maxShift = 0.01;

/** Records the largest contentful paint, layout shifts and long tasks. Runs in the page before its own scripts. */
export function observeVitals() {
  const vitals: Vitals = { lcp: 0, blocked: 0, shift: 0, moved: [] };
  Object.assign(window, { vitals });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; sources?: Moved[] }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    vitals.shift += entry.value ?? 0;
    for (const { node, previousRect, currentRect } of entry.sources ?? []) {
      const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName;
      vitals.moved.push(`${name}: ${JSON.stringify([previousRect, currentRect, scrollY])}`);
    }
  });
  observe('longtask', (entry) => {
    vitals.blocked += Math.max(0, entry.duration - 50);
  });
}

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => ({ ...(window as unknown as { vitals: Vitals }).vitals }));

/**
 * Runs in the page before its first paint. Layout is postponed only where the page starts at its top: a fragment or a
 * restored scroll position needs the real heights. This function is serialized into the page, so it must not refer to
 * this module.
 */
function postponeLayout() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && visit?.type === 'navigate') document.documentElement.dataset.lazyLayout = '';
}

export const lazyLayoutScript = `(${postponeLayout})()`;

const whenIdle = (work: () => void) =>
  // Safari has no idle callback.
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

const postponedParts = '#main > section, #main > section ~ div, #main + footer';

/** Lays out one part after the other, so that no task blocks an input, and links within the page find their place. */
export function layOutParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(postponedParts)];
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.dataset.laidOut = '';
    whenIdle(next);
  };
  const begin = () => whenIdle(next);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

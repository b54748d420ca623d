/**
 * Runs in the page before its first paint. The layout of sections below the first screen is deferred (CSS
 * `content-visibility`) only where the page starts at its top: a fragment or a restored scroll position needs the real
 * heights. This function is serialized into the page, so it must not refer to this module.
 */
function deferSections() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && navigation?.type === 'navigate')
    document.documentElement.dataset.deferSections = '';
}

export const deferSectionsScript = `(${deferSections})()`;

/** A browser that draws nothing may call no idle callback without a time limit. */
const maxWaitMs = 500;

const whenIdle = (work: () => void) =>
  // Safari has no idle callback.
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: maxWaitMs }) : setTimeout(work, 50);

const deferredSelector = '#main > section, #main > section ~ div, #main + footer';

/** Lays out one section after the other, so that no task blocks an input, and links to a fragment scroll to the right place. */
export function layOutDeferredSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(deferredSelector)];
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.dataset.laidOut = '';
    whenIdle(next);
  };
  const begin = () => whenIdle(next);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

import { brandFonts, fontFamilies, fontsKey, fontsVersion } from './brand-fonts.ts';

/** Fetches the brand's fonts into the browser's cache after the page has loaded, for the next pages. */
async function fetchFonts(): Promise<void> {
  if (localStorage.getItem(fontsKey) === fontsVersion) return;
  const replies = await Promise.all(brandFonts.map((href) => fetch(href, { priority: 'low' })));
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  if (replies.every((reply) => reply.ok)) localStorage.setItem(fontsKey, fontsVersion);
}

export function keepFonts(): void {
  // With the data saver on, the page keeps the system's fonts.
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  // On a busy phone a page can have loaded before it is painted, and the fonts must not delay that paint.
  const begin = () => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      // Without storage or network, pages keep the system's fonts.
      fetchFonts().catch(() => {});
    });
    paints.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function applyFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.fonts === '' || localStorage.getItem(fontsKey) !== fontsVersion) return;
  await Promise.all(fontFamilies.map((family) => document.fonts.load(`1em ${family}`, 'A₹')));
  dataset.fonts = '';
}

/** For an application that has begun without them: its text moves when they come, so this is for a change of screens. */
export function changeFonts(): void {
  // Storage is refused or a file is gone: the pages keep the system's fonts.
  applyFonts().catch(() => {});
}

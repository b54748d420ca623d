import { brandFonts, fontsKey, fontsVersion } from '#app/fonts/brand-fonts.ts';
import { attempt } from './visit.ts';

/** Fetches the brand's fonts into the browser's cache after the page has loaded, for the next pages. */
async function fetchFonts(): Promise<void> {
  if (attempt(() => localStorage.getItem(fontsKey)) === fontsVersion) return;
  const replies = await Promise.all(brandFonts.map((href) => fetch(href, { priority: 'low' })));
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  if (replies.every((reply) => reply.ok)) attempt(() => localStorage.setItem(fontsKey, fontsVersion));
}

export function keepFonts(): void {
  // With the data saver on, the page keeps the system's fonts.
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const begin = () => setTimeout(() => fetchFonts().catch(() => {}));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

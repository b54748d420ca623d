import { paths } from '#paths.ts';

/** The name is in `public/duty/offline.js` too. */
const copies = 'duty-pages';

/** Keeps a copy of the page with its files, so that it opens without network from the first visit on. */
export async function keepPage(): Promise<void> {
  const cache = await caches.open(copies);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  const response = await fetch(location.href, { cache: 'no-store' });
  if (response.ok && !response.redirected) await cache.put(location.href, response);
}

/** A phone that has no service workers needs the network to open the page; its entries are kept all the same. */
export async function openWithoutNetwork(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(paths.driverWorker);
  await keepPage();
}

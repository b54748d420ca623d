// Opens a driver's page without network, from the copy of the last visit. Its address limits it to pages below /duty/.

const copies = 'duty-pages';
/** With a copy at hand, a network that does not answer is not waited for. */
const patienceMs = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fromNetwork(request, cache) {
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  // The link no longer works, so the phone must not show the customer any longer.
  if (response.status === 404) await cache.delete(request.url);
  return response;
}

async function page(request) {
  const cache = await caches.open(copies);
  const copy = await cache.match(request.url);
  if (!copy) return fromNetwork(request, cache);
  const late = new Promise((resolve) => setTimeout(() => resolve(copy), patienceMs));
  const network = fromNetwork(request, cache).then(
    (response) => (response.status >= 500 ? copy : response),
    () => copy,
  );
  return Promise.race([network, late]);
}

/** Built files never change under their name. */
async function file(request) {
  const cache = await caches.open(copies);
  const copy = await cache.match(request.url);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
